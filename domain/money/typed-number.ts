/** A number as people type it, on either side of the comma's border: `1.000`, `1,000` and `1.000,00` are a thousand, `15,6` is not. */
export function parseTypedNumber(text: string): number {
  const [, grouped, decimals] = /^(\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (grouped === undefined) return Number(text.replace(',', '.'));
  return Number(`${grouped.replace(/[.,]/g, '')}.${decimals ?? 0}`);
}
