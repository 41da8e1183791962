/** Values of the command line: text in, checked value out, or a sentence that says what to write. */

import { parseEmail } from '#domain/customer/email.ts';
import { startOfDay } from '#domain/delivery/athens-time.ts';
import { type ContentLanguage, contentLanguages, defaultLanguage, perContentLanguage } from '#domain/locale/locales.ts';
import { parsePrice } from '../catalogue/import/sheet-cells.ts';
import type { Localized } from '../catalogue/localized.ts';
import { isSameSku } from '../catalogue/skus.ts';
import { type CommandInput, type Option, UsageError } from './command.ts';

/** The value of an option; undefined without it. */
export function readOptional<Value>(
  { options }: CommandInput,
  name: string,
  read: (text: string, name: string) => Value,
): Value | undefined {
  const text = options.get(name);
  return text === undefined ? undefined : read(text, `--${name}`);
}

/** @param name what the person sees, e.g. `--limit` */
export function readWhole(text: string, name: string, { from, to }: { from: number; to: number }): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= from && number <= to) return number;
  throw new UsageError(`${name} is "${text}"; write a whole number from ${from} to ${to}.`);
}

/** `20`, `20.50`, `20,50` or `1.249,90` → cents. */
export function readEuro(text: string, name: string): number {
  const cents = parsePrice(text);
  if (cents !== null) return cents;
  throw new UsageError(`${name} is "${text}"; write euro, such as 20 or 20.50.`);
}

/** A day that exists, `2026-11-20`. */
export function readDay(text: string, name: string): string {
  const instant = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(instant.getTime());
  if (isDay && instant.toISOString().startsWith(text)) return text;
  throw new UsageError(`${name} is "${text}"; write a day as year-month-day, such as 2026-11-20.`);
}

/** `1001` or `#1001` */
export function readOrderNumber(text: string): number {
  return readWhole(text.replace(/^#/, ''), 'ORDER', { from: 1, to: 999_999_999 });
}

/** @returns the address in small letters */
export function readEmail(text: string, name: string): string {
  const parsed = parseEmail(text);
  if (parsed.ok) return parsed.email.toLowerCase();
  const why =
    parsed.error === 'dots'
      ? 'write it without a dot at an end or two side by side'
      : 'write an e-mail address, such as maria@example.gr';
  throw new UsageError(`${name} is "${text}"; ${why}.`);
}

/** `20`, `20.50` or `20,50` → cents, more than nothing. */
export function readAmount(text: string, name: string): number {
  const cents = readEuro(text, name);
  if (cents > 0) return cents;
  throw new UsageError(`${name} is 0; write an amount above it, such as 20 or 99.90.`);
}

/** `'A-1'`, `'A-1=2, B-2'` → pieces. @param least 0 where none can be asked for. @throws UsageError for anything else */
export function readPieces(text: string, name: string, least: 0 | 1 = 1): { sku: string; quantity: number }[] {
  const pieces = text.split(',').map((part) => {
    const match = /^\s*([^=,]+?)\s*(?:=\s*(\d{1,4}))?\s*$/.exec(part);
    const quantity = Number(match?.[2] ?? 1);
    if (match?.[1] && quantity >= least) return { sku: match[1], quantity };
    throw new UsageError(`${name} is "${text}"; write SKUs with commas, such as A-1=2,B-2.`);
  });
  const twice = pieces.find(({ sku }, index) => pieces.some((other, at) => at < index && isSameSku(other.sku, sku)));
  if (twice) throw new UsageError(`${name} has ${twice.sku} twice; write its pieces together.`);
  return pieces;
}

/** The instants between which a month lies in Athens. */
export function readMonth(text: string): { from: string; until: string } {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text);
  if (!match) throw new UsageError(`MONTH is "${text}"; write a month as year-month, such as 2026-11.`);
  const [year, month] = [Number(match[1]), Number(match[2])];
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  return { from: startOfDay(`${text}-01`), until: startOfDay(`${next}-01`) };
}

/** The options of a text in each language: `--title`, and `--title-en` for the others. */
export function textOptions(name: string, help: string): Record<string, Option> {
  const others = contentLanguages.filter((language) => language !== defaultLanguage);
  const options = others.map((language) => [
    `${name}-${language}`,
    { value: 'TEXT', help: `The same in “${language}”` },
  ]);
  return { [name]: { value: 'TEXT', help }, ...Object.fromEntries(options) };
}

/**
 * The text that such options give.
 *
 * @param known what holds for a language without an option; null for a new text, which then reads as in the shop's own language
 * @returns undefined without any of the options
 */
export function readTexts({ options }: CommandInput, name: string, known: Localized | null): Localized | undefined {
  const own = options.get(name)?.trim();
  const given = (language: ContentLanguage) =>
    language === defaultLanguage ? own : options.get(`${name}-${language}`)?.trim();
  if (contentLanguages.every((language) => given(language) === undefined)) return undefined;
  if (!known && own === undefined) throw new UsageError(`--${name} is missing: write it beside --${name}-….`);
  return perContentLanguage(({ tag }) => given(tag) ?? known?.[tag] ?? own ?? '');
}

/** A reader of one of these words. */
export function oneOf<Word extends string>(words: readonly Word[]) {
  return (text: string, name: string): Word => {
    const found = words.find((word) => word === text.toLowerCase());
    if (found) return found;
    throw new UsageError(`${name} is "${text}"; write ${words.join(', ')}.`);
  };
}

/** A place in a list, counted from 1. */
export function readPlace(text: string, name: string): number {
  return readWhole(text, name, { from: 1, to: 1_000_000 });
}

/** The last part of an address: small letters of any script, digits, single hyphens. */
export function readHandle(text: string): string {
  if (/^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u.test(text) && text.length <= 255) return text;
  throw new UsageError(`HANDLE is "${text}"; write small letters, digits and hyphens, such as light-laptops.`);
}
