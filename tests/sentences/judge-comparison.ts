/** What a comparison says beside its facts: delivery, warranty, small notes, «the lightest», and for whom each machine is. */

import { isSupported } from '#domain/catalogue/use-rules.ts';
import { carriedWeight } from '#domain/facts/carried-weight.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { GRADES } from '#domain/machine/grade.ts';
import { shippingCents } from '#domain/money/pricing.ts';
import { findProcessor } from '#domain/processors/processors.ts';
import { compareRows as greek } from '#locales/el/pages/comparison.ts';
import { specification as greekSpecification } from '#locales/el/pages/products.ts';
import { compareRows as english } from '#locales/en/pages/comparison.ts';
import { specification as englishSpecification } from '#locales/en/pages/products.ts';
import { shop } from '#shop.config';
import { pageText } from '../support/page-text.ts';
import { type JudgedMachine, underivedOf } from './judge-facts.ts';
import { KEYBOARD_RULES } from './judge-notes.ts';
import { euroIn, plain, wordReader } from './read-sentence.ts';

type Rule = (own: JudgedMachine, values: readonly string[], all: readonly JudgedMachine[]) => boolean;

const shownOf = ({ offers }: JudgedMachine) => offers.find(({ isThere }) => isThere) ?? offers[0];
const euroOf = (machine: JudgedMachine) => shownOf(machine)?.euro ?? Number.NaN;
const shippingOf = (machine: JudgedMachine) => shippingCents(Math.round(euroOf(machine) * 100), shop.delivery) / 100;
const speedOf = ({ facts: { cpu } }: JudgedMachine) => (cpu && findProcessor(cpu.label)?.speed) ?? null;
const rankOf = ({ facts: { grade } }: JudgedMachine) => (grade === null ? Number.NaN : GRADES.indexOf(grade));
/** An expert advises to no laptop whose system gets no updates. */
const isRecommendable = ({ facts }: JudgedMachine) =>
  facts.cpu === null || isSupported(facts) || facts.windows11 === 'notApplicable';
const isApple = ({ facts: { cpu } }: JudgedMachine) => cpu?.vendor === 'apple';

/** The best, and better than at least one; what is not known of another leaves it open. */
function best(isBetter: (own: JudgedMachine, other: JudgedMachine) => boolean, isEqual = isBetter): Rule {
  return (own, _, all) => {
    const others = all.filter((machine) => machine !== own);
    return others.every((other) => isBetter(own, other) || isEqual(own, other)) && others.some((o) => isBetter(own, o));
  };
}

const largest = (read: (machine: JudgedMachine) => readonly number[]) =>
  best(
    (own, other) => Math.min(...read(own)) > Math.max(...read(other)),
    (own, other) => Math.min(...read(own)) >= Math.max(...read(other)),
  );
const known = (number: number | null) => (number === null ? [] : [number]);

const carriedKg = ({ facts }: JudgedMachine) => carriedWeight(facts.machine)?.kilograms;

const TICKS: Readonly<Record<string, Rule>> = {
  cheapest: best(
    (own, other) => euroOf(own) < euroOf(other),
    (own, other) => euroOf(own) === euroOf(other),
  ),
  lightest: best(
    (own, other) => (carriedKg(own) ?? 99) < (carriedKg(other) ?? 0),
    (own, other) => carriedKg(own) !== undefined && carriedKg(own) === carriedKg(other),
  ),
  largestBattery: largest(({ facts }) => known(facts.machine.batteryWh)),
  newest: largest(({ facts }) => known(facts.machine.releaseYear)),
  strongestSupply: (own, values, all) =>
    all.every(({ facts }) => facts.cpu === null) &&
    largest(({ facts }) => known(facts.machine.powerWatts))(own, values, all),
  onlyThunderbolt: (own, _, all) =>
    all.every(
      (machine) => /thunderbolt/i.test([machine.facts.name, ...machine.facts.specs].join()) === (machine === own),
    ),
  mostMemory: largest(({ ramGb }) => ramGb),
  largestDisk: largest(({ storageGb }) => storageGb),
  fastest: best(
    (own, other) => {
      const [mine, theirs] = [speedOf(own), speedOf(other)];
      return (
        !!mine &&
        !!theirs &&
        mine.classMany + mine.classOne > theirs.classMany + theirs.classOne &&
        mine.classMany >= theirs.classMany &&
        mine.classOne >= theirs.classOne
      );
    },
    (own, other) => {
      const [mine, theirs] = [speedOf(own), speedOf(other)];
      return !!mine && !!theirs && mine.classMany >= theirs.classMany && mine.classOne >= theirs.classOne;
    },
  ),
  cleanest: best(
    (own, other) => rankOf(own) < rankOf(other),
    (own, other) => rankOf(own) === rankOf(other),
  ),
};

const RULES: Readonly<Record<string, Rule>> = {
  ...TICKS,
  ...KEYBOARD_RULES,
  free: (own) => shippingOf(own) === 0,
  shipping: (own, [price = '']) => euroIn(price) === shippingOf(own) && shippingOf(own) > 0,
  months: (_, [count]) => count === String(shop.warranty.months),
  speedNote: (own, [one, many]) => {
    const speed = speedOf(own);
    return speed !== null && one === String(speed.classOne) && many === String(speed.classMany);
  },
  soldered: ({ facts }) => facts.machine.isMemorySoldered === true && !facts.machine.memorySlots,
  windows11Note: ({ facts }) => facts.windows11 === 'yes',
  windows10Note: ({ facts }) => facts.windows11 === 'no',
  macosNote: isApple,
  ipadosNote: ({ facts: { model, cpu } }) => /^iPad/.test(model) && /^Apple (?:A1[3-9]|M\d)/.test(cpu?.label ?? ''),
  macosIntelNote: (own) => !isApple(own) && /mac/i.test(own.facts.model),
  forBagText: (own, [weight = ''], all) =>
    isRecommendable(own) &&
    (carriedKg(own) ?? 99) <= 1.6 &&
    TICKS.lightest?.(own, [], all) === true &&
    Math.abs(euroIn(weight) / (/^\D*[\d.,]+\s(?:g|γρ)/.test(weight) ? 1000 : 1) - (carriedKg(own) ?? 0)) <= 0.055,
  forMoneyText: (own, [price = '', difference = ''], all) =>
    isRecommendable(own) &&
    euroIn(price) === euroOf(own) &&
    euroOf(own) === Math.min(...all.map(euroOf)) &&
    Math.abs(euroIn(difference) - (Math.max(...all.map(euroOf)) - euroOf(own))) <= 0.5,
  forWorkText: (own, [many, ram], all) =>
    isRecommendable(own) &&
    (speedOf(own)?.classMany ?? 0) >= 6 &&
    TICKS.fastest?.(own, [], all) === true &&
    many === String(speedOf(own)?.classMany) &&
    ram === String(own.facts.ramGb) &&
    all.every(({ facts }) => (facts.ramGb ?? 0) <= (own.facts.ramGb ?? 0)),
};
const readSentence = wordReader(
  { el: { ...greekSpecification, ...greek }, en: { ...englishSpecification, ...english } },
  RULES,
);
const WORDS = { el: greek, en: english } as const;

/** Null where the machine bears it among those beside it. */
export function comparisonProblem(
  said: string,
  own: JudgedMachine,
  all: readonly JudgedMachine[],
  language: ContentLanguage,
): string | null {
  const text = plain(said);
  const found = readSentence(text, language);
  if (found) return found.rule(own, found.values, all) ? null : `"${text}" is not so of ${own.facts.model}`;
  // «2 slots, up to 32 GB» says facts.
  const [problem] = underivedOf(text, own);
  return problem ?? (/\d/.test(text) ? null : `"${text}" is a note without a rule`);
}

/** @returns each sentence of the page that its machine does not bear @param all in the order of the columns */
export function comparedProblems(html: string, all: readonly JudgedMachine[], language: ContentLanguage): string[] {
  const { delivery, warranty } = WORDS[language];
  const cells = [...html.matchAll(/<tr[^>]*><th scope="row">(.*?)<\/th>(.*?)<\/tr>/gs)].flatMap(
    ([, name = '', row = '']) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].flatMap(([, cell = ''], index) => {
        const own = all[index];
        const notes = [...cell.matchAll(/<small[^>]*>(.*?)<\/small>/gs)].map(([, note = '']) => pageText(note));
        const value = plain(pageText(cell.replace(/<small.*/s, '')));
        const isDelivery = name.startsWith(delivery);
        const promised = name.startsWith(warranty) ? [value] : [];
        if (!own) return ['a column without a machine'];
        // The second and third working day after the test's clock.
        const isLate = isDelivery && shownOf(own)?.isThere === true && (value.match(/\d+/g) ?? []).join() !== '24,25';
        return [
          ...(isLate ? [`"${value}" is not when it comes`] : []),
          ...[...notes, ...promised].flatMap((note) => comparisonProblem(note, own, all, language) ?? []),
        ];
      }),
  );
  const verdicts = [
    ...html.matchAll(/<li class="paper"><p class="small muted">.*?<\/p><h2>(.*?)<\/h2><p class="small">(.*?)<\/p>/gs),
  ].flatMap(([, name = '', text = '']) => {
    const named = all.filter(({ facts }) => plain(pageText(name)) === plain(facts.model));
    const problems = named.map((own) => comparisonProblem(pageText(text), own, all, language));
    return problems.includes(null) ? [] : (problems[0] ?? `"${name}" is none of them`);
  });
  return [...cells, ...verdicts];
}
