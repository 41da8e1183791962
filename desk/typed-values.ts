import { parsePrice } from '#platform/catalogue/import/sheet-cells.ts';

/** One line that was typed, without blanks around it. */
export function typedLine(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll(/\p{Cc}/gu, ' ').trim() : '';
}

/** Euros, written as in a product file → cents; undefined for an empty field, null for what is no amount above zero. */
export function typedCents(form: FormData, name: string): number | null | undefined {
  const text = typedLine(form, name);
  return text === '' ? undefined : parsePrice(text) || null;
}

/** What was typed a line each, without empty ones. */
export const typedLines = (form: FormData, name: string): string[] =>
  Array.from(typedText(form, name).split('\n'), (line) => line.trim()).filter(Boolean);

/** `SKU=2`, or a SKU alone, a line each. */
export function typedSkus(form: FormData, name: string): { sku: string; quantity: number }[] {
  const lines = typedLines(form, name).map((line) => /^(.*?)(?:=([1-9]\d{0,2}))?$/.exec(line));
  return lines.flatMap((line) => (line?.[1] ? [{ sku: line[1], quantity: Number(line[2] ?? 1) }] : []));
}

/** The key of a row, as an address or a form names it; 0, which no row has, for anything else. */
export const toKey = (text: unknown): number => (/^\d{1,9}$/.test(String(text)) ? Number(text) : 0);

/** A whole number from 0 to 1,000,000; null for anything else. */
export function typedCount(form: FormData, name: string): number | null {
  const text = typedLine(form, name);
  return /^\d{1,7}$/.test(text) && Number(text) <= 1_000_000 ? Number(text) : null;
}

/** The most characters of a text, by its field, in any language. */
const LONGEST = new Map(
  Object.entries({ carrier: 100, number: 100, reference: 100, title: 255, why: 500, note: 5_000, text: 50_000 }),
);

/** @returns how many characters fit into the first field that has too many */
export function findTooLong(form: FormData): number | undefined {
  const filled = [...form].map(
    ([name, value]) =>
      [
        LONGEST.get(name.replace(/_[a-z]{2}(?: \d+)?$/, '').replace(/^(?:option|first|value)$/, 'title')),
        String(value),
      ] as const,
  );
  return filled.find(([most, value]) => most && value.length > most)?.[0];
}

export const isTicked = (form: FormData, name: string): boolean => form.get(name) !== null;

/** As it was typed, with its lines; browsers send each of them with an end of Windows. */
export function typedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}
