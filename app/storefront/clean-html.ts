import sanitizeHtml from 'sanitize-html';
import { keepTogether } from '#domain/keep-together.ts';

const ALLOWED_HTML: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'h2',
    'h3',
    'h4',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
  ],
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  transformTags: { h2: 'h3' },
  textFilter: (text) => keepTogether(text),
};

/** The platform's HTML as a page may show it: text, lists, tables and headings; no script, style, frame or picture. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED_HTML);
}
