/**
 * A product's title as a cart and a message show it: the name, and what its parenthesis says, where a line ends between two
 * facts and not within one; nothing where there is none.
 */
export function titleParts(title: string): { name: string; specs: string } {
  const at = title.indexOf(' (');
  if (at < 0) return { name: title, specs: '' };
  const specs = title.slice(at + 2).replace(/\)$/, '');
  return { name: title.slice(0, at), specs: specs.replace(/(?<!,) /g, '\u00A0') };
}
