/**
 * The small notes beside a machine's facts and prices. Each of them is one of the store's sentences and has a rule here; a note without
 * a rule is found as one that nothing bears.
 */

import type { PortKind } from '#domain/facts/ports.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { GRADES } from '#domain/machine/grade.ts';
import { shippingCents } from '#domain/money/pricing.ts';
import { findProcessor } from '#domain/processors/processors.ts';
import { specification as greekSpecification } from '#locales/el/pages/products.ts';
import { everyPage as greekEveryPage } from '#locales/el/screens/every-page.ts';
import { product as greekProduct } from '#locales/el/screens/product.ts';
import { specification as englishSpecification } from '#locales/en/pages/products.ts';
import { everyPage as englishEveryPage } from '#locales/en/screens/every-page.ts';
import { product as englishProduct } from '#locales/en/screens/product.ts';
import { shop } from '#shop.config';
import type { JudgedMachine } from './judge-facts.ts';
import { euroIn, plain, wordReader } from './read-sentence.ts';

const WORDS = {
  el: { ...greekEveryPage, ...greekProduct, ...greekSpecification },
  en: { ...englishEveryPage, ...englishProduct, ...englishSpecification },
};

type Rule = (machine: JudgedMachine, values: readonly string[]) => boolean;

/** GB that the system and what comes with it may take. */
const [SYSTEM_FROM, SYSTEM_TO] = [25, 70];

const ramWithin =
  (more: number, most: number): Rule =>
  ({ facts: { ramGb } }) =>
    ramGb !== null && ramGb > more && ramGb <= most;
const screenWithin =
  (from: number, below: number): Rule =>
  ({ facts: { screenInches } }) =>
    screenInches !== null && screenInches >= from && screenInches < below;
const speedFrom =
  (least: number, below: number): Rule =>
  ({ facts: { cpu } }) => {
    const speed = cpu && findProcessor(cpu.label)?.speed;
    return !!speed && speed.classOne >= least && speed.classOne < below;
  };

const weighs =
  (from: number, below: number): Rule =>
  ({ facts: { machine } }) =>
    machine.weightKg !== null && machine.weightKg >= from && machine.weightKg < below;
const hasPort =
  (...kinds: readonly PortKind[]): Rule =>
  ({ facts: { machine } }) =>
    machine.ports?.some(({ kind }) => kinds.includes(kind)) ?? false;
const hasPicturePort = hasPort('hdmi', 'displayport', 'vga');
const namesLink =
  (link: RegExp): Rule =>
  ({ facts: { name, specs, screenInches } }) =>
    screenInches === null && link.test([...specs, name].join(', '));
const shipsFree = (euro: number) => shippingCents(Math.round(euro * 100), shop.delivery) === 0;

/** What is said of the weight of a machine whose keyboard comes off. */
export const KEYBOARD_RULES: Readonly<Record<string, Rule>> = {
  withKeyboard: ({ facts: { machine } }, [weight = '']) =>
    Math.abs(euroIn(weight) / (/\d (?:g|γρ)/.test(weight) ? 1000 : 1) - (machine.weightKg ?? 0)) <= 0.055 &&
    machine.weightWithKeyboardKg !== null,
  withoutKeyboard: ({ facts: { machine } }) =>
    machine.hasKeyboardInBox === true && machine.weightWithKeyboardKg === null,
};

const cheapestOf = ({ offers }: JudgedMachine) =>
  offers.filter(({ isThere }) => isThere).toSorted((a, b) => a.euro - b.euro)[0];

const isLowest: Rule = (machine, [price = '']) => {
  const first = machine.offers.find(({ isThere }) => isThere);
  return euroIn(price) === cheapestOf(machine)?.euro && euroIn(price) < (first?.euro ?? 0);
};

const RULES: Readonly<Record<string, Rule>> = {
  ...KEYBOARD_RULES,
  'product.meaning.memory.small': ramWithin(0, 8),
  'product.meaning.memory.medium': ramWithin(9, 16),
  'product.meaning.memory.large': ramWithin(16, 999),
  'product.meaning.processor.light': (machine, numbers) =>
    speedFrom(0, 4)(machine, numbers) || (speedFrom(4, 11)(machine, numbers) && ramWithin(0, 7)(machine, numbers)),
  'product.meaning.processor.office': (machine, numbers) =>
    speedFrom(4, 11)(machine, numbers) && !ramWithin(0, 7)(machine, numbers),
  'product.meaning.processor.apple': ({ facts: { cpu } }) => /^Apple M/.test(cpu?.label ?? ''),
  'product.meaning.storage': ({ facts: { storageGb } }, [free]) => {
    // Drives are sold by the thousand.
    const sold = storageGb !== null && storageGb >= 1024 ? (storageGb / 1024) * 1000 : (storageGb ?? 0);
    const taken = sold - Number(free?.replace(/[.,]/, ''));
    return taken >= SYSTEM_FROM && taken <= SYSTEM_TO;
  },
  'product.meaning.screen.small': screenWithin(0, 13.5),
  'product.meaning.screen.medium': screenWithin(13.5, 15),
  'product.meaning.screen.large': screenWithin(15, 99),
  'product.meaning.weight.light': weighs(0, 1.4),
  'product.meaning.weight.medium': weighs(1.35, 2),
  'product.meaning.weight.heavy': weighs(1.9, 9),
  ...Object.fromEntries(
    GRADES.map((grade): [string, Rule] => [`product.meaning.grade.${grade}`, ({ facts }) => facts.grade === grade]),
  ),
  'product.meaning.grade.aWithoutScreen': ({ facts }) => facts.grade === 'a' && facts.screenInches === null,
  'product.windows11.noNote': ({ facts }) => facts.windows11 === 'no',
  hostUsbCNote: namesLink(/usb-?c\b/i),
  hostThunderboltNote: namesLink(/thunderbolt(?! [4-9])/i),
  pictureInNote: (machine, values) =>
    machine.facts.screenInches !== null && machine.facts.cpu === null && hasPicturePort(machine, values),
  pictureOutNote: (machine, values) =>
    machine.facts.screenInches === null && machine.facts.cpu === null && hasPicturePort(machine, values),
  networkNote: hasPort('ethernet'),
  // The lowest of the 30 days before a reduction; no price of the demo goods was ever another.
  'card.prior': ({ priorEuro }, [price = '']) => priorEuro !== undefined && euroIn(price) === priorEuro,
  // The lowest price in stock, below that of the preselected variant.
  'card.lowest': isLowest,
  'card.lowestNoWindows': (machine, numbers) => {
    const [first, lowest] = [machine.offers.find(({ isThere }) => isThere), cheapestOf(machine)];
    return isLowest(machine, numbers) && /windows/i.test(first?.title ?? '') && !/windows/i.test(lowest?.title ?? '');
  },
  'card.lowestSystem': (machine, [price = '', system = '']) =>
    isLowest(machine, [price]) && cheapestOf(machine)?.title.includes(system) === true,
  'card.withWindows': ({ offers }, [price = '']) =>
    offers.some(({ isThere, euro, title }) => isThere && euro === euroIn(price) && /windows/i.test(title)) &&
    offers.some(({ isThere, title }) => isThere && !/windows/i.test(title)),
  speedNote: ({ facts }) => facts.cpu !== null && findProcessor(facts.cpu.label)?.speed != null,
  // What the shop offers, of any machine.
  missingNote: () => true,
  'card.freeShipping': ({ euro }) => euro.some((price) => shipsFree(price)),
  'card.shipping': ({ euro }, [amount = '']) =>
    euro.some((price) => !shipsFree(price)) && euroIn(amount) === shop.delivery.courierCents / 100,
};

const readNote = wordReader(WORDS, RULES);

/** Null where the note follows from the machine's facts. */
export function noteProblem(note: string, machine: JudgedMachine, language: ContentLanguage): string | null {
  const said = plain(note);
  const vat = `${plain(WORDS[language]['card.vat'])}, `;
  const found = readNote(said.startsWith(vat) ? said.slice(vat.length) : said, language);
  if (!found) return `"${said}" is a note without a rule`;
  return found.rule(machine, found.values) ? null : `"${said}" is not its fact`;
}
