import { Parser } from 'htmlparser2';

/** Elements that do not divide words. */
const INLINE = new Set('a abbr b code em i mark s small span strong sub sup u'.split(' '));
/** Elements whose content is not text for readers. */
const UNREAD = new Set('script style template noscript textarea option'.split(' '));

/** The words of an HTML text on a single line, as the platform's `description` has them. */
export function toPlainText(html: string): string {
  let text = '';
  let unread = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (UNREAD.has(name)) unread += 1;
      if (!INLINE.has(name)) text += ' ';
    },
    ontext(words) {
      if (unread === 0) text += words;
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1;
      if (!INLINE.has(name)) text += ' ';
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, ' ').trim();
}

/** Cuts after a whole character; an ellipsis takes the place of the last three, as on the hosted platform. */
export function truncate(text: string, length: number | null | undefined): string {
  if (length === null || length === undefined || text.length <= length) return text;
  const characters = [...text];
  if (characters.length <= length) return text;
  return length <= 3 ? '...'.slice(0, Math.max(0, length)) : `${characters.slice(0, length - 3).join('')}...`;
}
