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
 * Reduces the platform's HTML to text, lists, tables and headings. Each table gets a box of its own, which scrolls in a narrow window
 * (ui/prose.css).
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED_HTML)
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
