/**
 * What the shop promises beside a machine: each configuration and its price, delivery, warranty and returns, what lies in the box, what a
 * term means. Every piece of these parts of a page has a rule; one without a rule is found. The test's clock stands on Friday, 20 November 2026,
 * ten o'clock in Athens.
 */

import type { ContentLanguage } from '#domain/locale/locales.ts';
import { gradeLabel } from '#domain/machine/grade.ts';
import { spellInches } from '#domain/machine/spec-text.ts';
import { shippingCents } from '#domain/money/pricing.ts';
import { everyPage as greekEveryPage } from '#locales/el/screens/every-page.ts';
import { product as greekProduct } from '#locales/el/screens/product.ts';
import { everyPage as englishEveryPage } from '#locales/en/screens/every-page.ts';
import { product as englishProduct } from '#locales/en/screens/product.ts';
import { shop } from '#shop.config';
import { pageText } from '../support/page-text.ts';
import type { JudgedMachine } from './judge-facts.ts';
import { euroIn, plain, wordReader } from './read-sentence.ts';

/** Days of November that are the second, third and fifth working day after the test's clock. */
const FIRST_DAY = '24';
const LAST_DAY = '25';
const LAST_ON_ISLANDS = '27';

type Rule = (machine: JudgedMachine, values: readonly string[]) => boolean;

const isLaptop = ({ facts: { screenInches, cpu, machine } }: JudgedMachine) =>
  screenInches !== null && (cpu !== null || machine.weightKg !== null);
const isSystem =
  (verdict: JudgedMachine['facts']['windows11']): Rule =>
  ({ facts }) =>
    facts.windows11 === verdict;
const isChip =
  (vendor: 'apple' | 'intel'): Rule =>
  ({ facts }) =>
    /mac/i.test(facts.model) && facts.cpu?.vendor === vendor;
const names =
  (...numbers: readonly (number | string)[]): Rule =>
  (_, values) =>
    numbers.every((number, index) => values[index] === String(number));
const isNewIpad: Rule = ({ facts: { model, cpu } }) =>
  /^iPad/.test(model) && /^Apple (?:A1[3-9]|M\d)/.test(cpu?.label ?? '');
const always: Rule = () => true;

const { months, batteryMonths, returnDays, extensionYears } = shop.warranty;
const { days, islandDaysTo } = shop.delivery;

const RULES: Readonly<Record<string, Rule>> = {
  'product.delivery': (_, [dates = '']) => (dates.match(/\d+/g) ?? []).join() === `${FIRST_DAY},${LAST_DAY}`,
  'product.deliveryNote': (_, [from, to, island, date = '']) =>
    names(days.from, days.to, islandDaysTo)({} as JudgedMachine, [from ?? '', to ?? '', island ?? '']) &&
    date.includes(LAST_ON_ISLANDS),
  'product.reasons.deliveryText': (_, [from, to, , island]) =>
    from === String(days.from) && to === String(days.to) && island === String(islandDaysTo),
  'product.warranty': names(months),
  'product.warrantyAlone': names(months),
  'product.warrantyNote': (machine, values) =>
    machine.facts.machine.batteryWh !== 0 && isLaptop(machine) && names(batteryMonths)(machine, values),
  'product.warrantyMore': names(extensionYears ?? ''),
  'product.returns': names(returnDays),
  'product.returnsNote': always,
  'product.payment': always,
  'product.support': always,
  'product.supportNote': always,
  'product.canRunWindows11': isSystem('yes'),
  'product.macos.apple': isChip('apple'),
  'product.macos.appleNote': (machine, values) => isChip('apple')(machine, values) || isNewIpad(machine, values),
  'product.macos.ipados': isNewIpad,
  'product.macos.intel': isChip('intel'),
  'product.macos.intelNote': isChip('intel'),
  'product.windows11.yes': isSystem('yes'),
  'product.windows11.yesNote': isSystem('yes'),
  'product.windows11.no': isSystem('no'),
  'product.windows11.noNote': isSystem('no'),
  'product.windows11.disputed': isSystem('disputed'),
  'product.windows11.disputedNote': isSystem('disputed'),
  'product.windows11.unknown': isSystem('unknown'),
  'product.windows11.unknownNote': isSystem('unknown'),
  'product.reasons.title': always,
  'product.reasons.affordability': always,
  'product.reasons.affordabilityText': always,
  'product.reasons.ready': always,
  'product.reasons.readyText': isLaptop,
  'product.reasons.readyOther': always,
  'product.reasons.ecology': always,
  'product.reasons.ecologyText': always,
  'product.reasons.quality': always,
  'product.reasons.qualityText': always,
  'product.reasons.service': always,
  'product.reasons.serviceText': always,
  'product.reasons.delivery': always,
  'product.box.title': always,
  'product.box.machine': ({ facts }, [name, grade]) =>
    name === plain(spellInches(facts.name)) && facts.grade !== null && grade === gradeLabel(facts.grade),
  'product.box.charger': isLaptop,
  'product.box.cable': ({ facts }) => facts.grade !== null && facts.machine.powerWatts === null,
  'product.box.powerSupply': ({ facts }, [watts]) => facts.machine.powerWatts === Number(watts),
  'product.box.keyboard': ({ facts }) => facts.machine.hasKeyboardInBox === true,
  'product.box.stickers': isLaptop,
  'product.box.gift': always,
  'product.box.giftNote': always,
  'product.tip.processor.generation': ({ facts: { cpu } }) =>
    cpu !== null && new RegExp(String.raw`-0?${cpu.generation}\d{2}|-${cpu.generation}Y\d{2}`).test(cpu.label),
  'product.tip.processor.other': always,
  'product.tip.memory': always,
  'product.tip.storage': ({ facts: { storageGb } }) => storageGb !== null,
  'product.tip.screen': ({ facts: { screenInches } }) => screenInches !== null,
};
const readPromise = wordReader(
  { el: { ...greekEveryPage, ...greekProduct }, en: { ...englishEveryPage, ...englishProduct } },
  RULES,
);
const WORDS = {
  el: { ...greekProduct, ...greekEveryPage },
  en: { ...englishProduct, ...englishEveryPage },
} as const;

/** The system of the configuration that the page shows first. */
function isShownSystem(text: string, { offers }: JudgedMachine): boolean {
  const shown = offers.find(({ isThere }) => isThere) ?? offers[0];
  return shown?.title.split(' / ').some((value) => `${plain(value)}.` === text) ?? false;
}

/** Null where the promise is the shop's own and fits the machine; several sentences are judged one by one. */
export function promiseProblem(said: string, machine: JudgedMachine, language: ContentLanguage): string | null {
  const text = plain(said);
  if (text === '' || text === plain(spellInches(machine.facts.name)) || isShownSystem(text, machine)) return null;
  const found = readPromise(text, language);
  if (found) return found.rule(machine, found.values) ? null : `"${text}" is not so`;
  const sentences = text.split(/(?<=[.·;])\s+/u);
  if (sentences.length === 1) return `"${text}" is a promise without a rule`;
  return sentences.reduce<string | null>(
    (problem, sentence) => problem ?? promiseProblem(sentence, machine, language),
    null,
  );
}

const piecesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([whole, inner]) => pageText(inner ?? whole).trim());

/** What a product's page says in its box of the price, of its terms and of what the parcel holds, each piece that does not hold. */
export function pagePromiseProblems(html: string, machine: JudgedMachine, language: ContentLanguage): string[] {
  const pledges = /<dl class="when">.*?<\/dl>/s.exec(html)?.[0] ?? '';
  const reasons = /<section class="section" aria-labelledby="reasons-title">.*?<\/section>/s.exec(html)?.[0] ?? '';
  const box = /<ul class="inbox">.*?<\/ul>/s.exec(html)?.[0] ?? '';
  const terms = html.match(/<div [^>]*class="tip"[^>]*>.*?<\/div>/gs) ?? [];
  const pieces = [
    ...piecesOf(pledges, /<b>(.*?)<\/b>/gs),
    ...piecesOf(pledges.replaceAll(/<br ?\/?>/g, ''), /<span class="muted">(.*?)<\/span>/gs),
    ...piecesOf(reasons, /<h[23][^>]*>(.*?)<\/h[23]>/gs),
    ...piecesOf(reasons, /<p>(.*?)<\/p>/gs),
    ...piecesOf(box, /<p>(.*?)(?:<small|<\/p>)/gs),
    ...piecesOf(box, /<small[^>]*>(.*?)<\/small>/gs),
    ...terms
      .map((term) => pageText(term.replace('class="tip"', '').replace(/<a .*?<\/a>/s, '')).trim())
      .filter((term) => !isMeaning(term, language)),
  ];
  return [
    ...pieces.flatMap((piece) => promiseProblem(piece, machine, language) ?? []),
    ...priceProblems(html, machine, language),
  ];
}

/** What a grade means is judged with the small notes. */
function isMeaning(term: string, language: ContentLanguage): boolean {
  return Object.entries(WORDS[language]).some(
    ([key, text]) => key.startsWith('product.meaning.') && plain(text) === plain(term),
  );
}

type Offers = JudgedMachine['offers'];

/**
 * Each value of each option with the price of the nearest offer that has it, and what else that offer changes; without a price where one
 * other choice has to be made first.
 */
function expectedChoices(
  { offers }: { offers: Offers },
  chosen: Offers[number],
  words: Record<'product.optionSoldOut' | 'product.optionChanges' | 'product.optionNotWith', string>,
): string[] {
  const valuesOf = ({ title }: Offers[number]) => title.split(', ').map(plain);
  const present = valuesOf(chosen);
  return present.flatMap((own, at) => {
    const values = [...new Set(offers.map((offer) => valuesOf(offer)[at] ?? ''))];
    if (values.length < 2) return [];
    return values.map((value) => {
      if (value === own) return value;
      const sold = offers.filter((offer) => offer.isThere && valuesOf(offer)[at] === value);
      if (sold.length === 0) return plain(words['product.optionSoldOut'].replace('{title}', value));
      const others = (offer: Offers[number]) =>
        valuesOf(offer).filter((other, index) => index !== at && other !== present[index]);
      const nearest = sold.reduce((a, b) => (others(b).length < others(a).length ? b : a));
      const changes = others(nearest).join(', ');
      const differs = (a: readonly string[], b: readonly string[]) =>
        a.flatMap((each, index) => (each === b[index] ? [] : index));
      const there = offers.filter(({ isThere }) => isThere).map(valuesOf);
      const isBlocked = there.some((step) => {
        const changed = differs(step, present);
        const isStep = changed.length === 1 && changed[0] !== at;
        return isStep && there.some((next) => next[at] === value && String(differs(next, step)) === String(at));
      });
      if (changes !== '' && isBlocked) {
        const lost = present.filter((each, index) => index !== at && each !== valuesOf(nearest)[index]).join(', ');
        return plain(words['product.optionNotWith'].replace('{title}', value).replace('{changes}', lost));
      }
      const title = words['product.optionChanges'].replace('{title}', value).replace('{changes}', changes);
      return `${changes === '' ? value : plain(title)}: ${nearest.euro}`;
    });
  });
}

/** The price above the button, what is in it, and each configuration with its own. */
export function priceProblems(html: string, machine: JudgedMachine, language: ContentLanguage): string[] {
  const words = WORDS[language];
  const shown = /<p class="price">(.*?)<\/p>/s.exec(html)?.[1] ?? '';
  const chosen = machine.offers.find(({ isThere }) => isThere);
  if (!chosen) return plain(pageText(shown)).startsWith(plain(words['product.soldOut'])) ? [] : ['is sold out'];
  const shipping = shippingCents(Math.round(chosen.euro * 100), shop.delivery) / 100;
  const note = piecesOf(shown, /<small>(.*?)<\/small>/gs).map(plain)[0] ?? '';
  const shippingWords = shipping === 0 ? words['card.freeShipping'] : words['card.shipping'];
  const [vat, more] = note.split(/, (?=\D)/);
  const isNoted =
    vat === plain(words['product.vat'].replace('{percent}', '24')) &&
    (shipping === 0
      ? more === plain(shippingWords)
      : plain(shippingWords).replace('{amount}', '') === more?.replace(/[\d.,]+ ?€/, '')) &&
    (shipping === 0 || euroIn(more ?? '') === shipping);
  const options = piecesOf(html, /<option [^>]*>(.*?)<\/option>/gs).map(plain);
  const expected = expectedChoices(machine, chosen, words);
  const said = options.map((option) => option.replace(/: ([\d.,]+) ?€$/, (_, amount) => `: ${euroIn(amount)}`));
  return [
    ...(euroIn(pageText(shown)) === chosen.euro ? [] : [`${plain(pageText(shown))} is not its price`]),
    ...(isNoted ? [] : [`"${note}" is not what its price holds`]),
    ...(machine.offers.length > 1 && said.join('|') !== expected.join('|')
      ? [`${said.join(' | ')} are not its configurations, ${expected.join(' | ')}`]
      : []),
  ];
}
