import sanitizeHtml from 'sanitize-html';
import { keepTogether } from '#domain/locale/keep-together.ts';

/** A page has one first heading, and its product's text is below a second. */
const HEADINGS = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' };

const ALLOWED_HTML: sanitizeHtml.IOptions = {
  allowedTags:
    'p div br hr ul ol li dl dt dd blockquote strong b em i u s small sub sup h3 h4 table caption thead tbody tfoot tr th td a'.split(
      ' ',
    ),
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  transformTags: HEADINGS,
  textFilter: (text) => keepTogether(text),
};

/**
 * The platform's HTML as a page may show it: text, lists, tables and headings; no script, style, frame or picture. A table stands in a
 * box of its own, which scrolls where the window is narrower (ui/prose.css).
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED_HTML)
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
