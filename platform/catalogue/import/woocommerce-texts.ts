/** The texts in WooCommerce's cells: lists with commas, categories in paths, descriptions with line breaks written as `\n`. */
import { fold } from '#domain/locale/fold.ts';
import { isVague } from '#domain/machine/device-kind.ts';

/** A comma inside a value has a backslash before it. */
export function listOf(cell: string): string[] {
  return cell
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '');
}

/** `Laptops > Lenovo, Offers` → `Lenovo`, `Laptops`, `Offers`: of each path the nearest first. */
export function categoryNames(cell: string): string[] {
  return [
    ...new Set(
      listOf(cell).flatMap((path) =>
        path
          .split('>')
          .map((name) => name.trim())
          .reverse(),
      ),
    ),
  ];
}

const BLOCK = /<(?:p|div|ul|ol|table|h[1-6]|blockquote|section|figure)\b/i;

/** @param attributes those that are no choice of the shopper's follow as a list */
export function wooDescription(
  texts: readonly string[],
  attributes: readonly { name: string; value: string }[],
): string {
  const items = attributes.map(({ name, value }) => `<li>${escapeText(`${name}: ${listOf(value).join(', ')}`)}</li>`);
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  return [...texts.map(paragraphs), list].filter((part) => part !== '').join('\n');
}

/** WordPress makes paragraphs of empty lines only when it shows a text. */
function paragraphs(cell: string): string {
  const text = withoutShortcodes(cell.replace(/\\?\\n/g, (sign) => (sign === '\\n' ? '\n' : '\\n'))).trim();
  if (text === '' || BLOCK.test(text)) return text;
  const parts = text.split(/\n\s*\n/).map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`);
  return parts.join('\n');
}

/** `[vc_row]…[/vc_row]`, `[button link="…"]`: what WordPress's plugins would have put there. */
function withoutShortcodes(text: string): string {
  const closed = new Set(Array.from(text.matchAll(/\[\/([a-z][\w-]*)\]/g), ([, name]) => name));
  return text.replaceAll(/\[\/?([a-z][\w-]*)([^\]]*)\]/g, (sign, name: string, rest: string) =>
    closed.has(name) || /=["'”]/.test(rest) ? '' : sign,
  );
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A price for comparing, not for selling. */
export function amount(price: string): number {
  return Number(price.replace(/[.,](?=\d{3}[.,])/g, '').replace(',', '.'));
}

/** The category that says what it is, `Laptops` of `Computers > Laptops > Dell`; the first where none does. */
export function typeOf(categories: readonly string[], vendor: string): string {
  const names = categories.filter((name) => fold(name) !== fold(vendor));
  return names.find((name) => !isVague(name)) ?? names[0] ?? '';
}
