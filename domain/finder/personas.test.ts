import { describe, expect, it } from 'vitest';
import { type DemoProduct, readDemoCatalogue } from '../../tests/support/demo-catalogue.ts';
import { numberOf, toCapacityValue } from '../catalogue/facets.ts';
import type { Offer } from '../catalogue/offers.ts';
import { isInBand } from '../catalogue/price-band.ts';
import { isSupported } from '../catalogue/use-rules.ts';
import { graphicsPoints } from '../machine/graphics.ts';
import { systemValues } from '../machine/system-of.ts';
import { findProcessor } from '../processors/processors.ts';
import { type AllAnswers, ANSWERS, budgetOf, type Question } from './answers.ts';
import { proposedOffers } from './proposed-offers.ts';
import { recommend, toSelections } from './recommend.ts';
import { type FinderCandidate, isFitForBag, isFitForUse, NEEDS, partsOf } from './score.ts';
import { tradeOffs } from './trade-offs.ts';

interface Persona {
  who: string;
  answers: AllAnswers;
  /** What an expert would sign for the first proposal. */
  must: (laptop: DemoProduct) => boolean;
  mustNot: (laptop: DemoProduct) => boolean;
}

const many = ({ facts }: DemoProduct) => (facts.cpu && findProcessor(facts.cpu.label)?.speed?.classMany) ?? 0;
const kilograms = ({ facts }: DemoProduct) => facts.machine.weightKg ?? 99;
const euro = ({ priceCents }: DemoProduct) => (priceCents ?? 0) / 100;
const ram = ({ facts }: DemoProduct) => facts.ramGb ?? 0;
const inches = ({ facts }: DemoProduct) => facts.screenInches ?? 0;
const isMac = ({ vendor }: DemoProduct) => vendor === 'Apple';
const draws = (laptop: DemoProduct) => isMac(laptop) || graphicsPoints(laptop.facts.machine) >= 20;
const isOld = ({ facts }: DemoProduct) => !isSupported(facts);

const PERSONAS: readonly Persona[] = [
  {
    who: 'first year at university, little money, carries it daily',
    answers: { budget: '0-500', use: 'study', size: 'daily', priority: 'price' },
    must: (laptop) => euro(laptop) <= 220 && kilograms(laptop) <= 1.4 && ram(laptop) >= 8,
    mustNot: isOld,
  },
  {
    who: 'pupil at a desk at home, the cheapest that is fit',
    answers: { budget: '0-500', use: 'study', size: 'any', priority: 'price' },
    must: (laptop) => euro(laptop) <= 185,
    mustNot: isOld,
  },
  {
    who: 'accountant with many sheets, stays on the desk',
    answers: { budget: '0-500', use: 'office', size: 'desk', priority: 'speed' },
    must: (laptop) => inches(laptop) >= 15 && many(laptop) >= 5,
    mustNot: isOld,
  },
  {
    who: 'saleswoman on the road, wants it to last',
    answers: { budget: '500-800', use: 'office', size: 'daily', priority: 'lifetime' },
    must: (laptop) => kilograms(laptop) <= 1.4 && (laptop.facts.machine.releaseYear ?? 0) >= 2021,
    mustNot: isOld,
  },
  {
    who: 'developer with containers, as fast as the money buys',
    answers: { budget: '500-800', use: 'code', size: 'any', priority: 'speed' },
    must: (laptop) => ram(laptop) >= 16 && many(laptop) >= 7,
    mustNot: isOld,
  },
  {
    who: 'developer who commutes and counts the euro',
    answers: { budget: '0-500', use: 'code', size: 'daily', priority: 'price' },
    must: (laptop) => ram(laptop) >= 16 && kilograms(laptop) <= 1.4 && euro(laptop) <= 330,
    mustNot: isOld,
  },
  {
    who: 'photographer, carries it to shoots',
    answers: { budget: '800-1200', use: 'media', size: 'daily', priority: 'speed' },
    must: (laptop) => draws(laptop) && ram(laptop) >= 16 && kilograms(laptop) <= 1.4,
    mustNot: isOld,
  },
  {
    who: 'architect with CAD at the office',
    answers: { budget: '500-800', use: 'media', size: 'desk', priority: 'speed' },
    must: (laptop) => graphicsPoints(laptop.facts.machine) >= 30 && inches(laptop) >= 15 && ram(laptop) >= 16,
    mustNot: isOld,
  },
  {
    who: 'video editor with money',
    answers: { budget: '1200+', use: 'media', size: 'any', priority: 'speed' },
    must: (laptop) => draws(laptop) && many(laptop) >= 8 && ram(laptop) >= 32,
    mustNot: isOld,
  },
  {
    who: 'doctor who wants it to look new',
    answers: { budget: '500-800', use: 'office', size: 'balanced', priority: 'condition' },
    must: ({ facts }) => facts.grade === 'aa',
    mustNot: isOld,
  },
  {
    who: 'retired couple, calls with the grandchildren, now and then on a journey',
    answers: { budget: '0-500', use: 'office', size: 'balanced', priority: 'condition' },
    must: ({ facts, ...laptop }) => ['aa', 'aplus'].includes(facts.grade ?? '') && (laptop.priceCents ?? 0) <= 50_000,
    mustNot: isOld,
  },
  {
    who: 'engineer with a hobby of 3D, the cheapest that can',
    answers: { budget: '0-500', use: 'media', size: 'any', priority: 'price' },
    must: (laptop) => draws(laptop) && ram(laptop) >= 16 && euro(laptop) <= 480,
    mustNot: isOld,
  },
  {
    who: 'nurse on shifts, notes and films, wants it to last',
    answers: { budget: '0-500', use: 'office', size: 'daily', priority: 'lifetime' },
    must: (laptop) => kilograms(laptop) <= 1.4 && (laptop.facts.machine.releaseYear ?? 0) >= 2021 && ram(laptop) >= 16,
    mustNot: isOld,
  },
  {
    who: 'student of computing who keeps it five years',
    answers: { budget: '500-800', use: 'code', size: 'balanced', priority: 'lifetime' },
    must: (laptop) => ram(laptop) >= 16 && (laptop.facts.machine.releaseYear ?? 0) >= 2022 && kilograms(laptop) <= 1.75,
    mustNot: isOld,
  },
  {
    who: 'journalist who travels and is seen with it',
    answers: { budget: '800-1200', use: 'office', size: 'daily', priority: 'condition' },
    must: (laptop) => laptop.facts.grade === 'aa' && kilograms(laptop) <= 1.25,
    mustNot: isOld,
  },
  {
    who: 'data scientist at a desk, money is there',
    answers: { budget: '1200+', use: 'code', size: 'desk', priority: 'speed' },
    must: (laptop) => many(laptop) >= 9 && ram(laptop) >= 32 && inches(laptop) >= 15,
    mustNot: isOld,
  },
  {
    who: 'shop that writes invoices, the cheapest with a large screen',
    answers: { budget: '0-500', use: 'office', size: 'desk', priority: 'price' },
    must: (laptop) => inches(laptop) >= 15 && euro(laptop) <= 230 && laptop.facts.machine.hasNumberPad !== false,
    mustNot: isOld,
  },
  {
    who: 'makes films on journeys and counts the euro',
    answers: { budget: '500-800', use: 'media', size: 'balanced', priority: 'price' },
    must: (laptop) => draws(laptop) && kilograms(laptop) <= 1.75 && euro(laptop) <= 650,
    mustNot: isOld,
  },
  {
    who: 'has 300 € and needs the programs of the tax office',
    answers: { budget: '0-300', use: 'office', size: 'any', priority: 'speed', system: 'windows' },
    must: (laptop) => euro(laptop) <= 300 && !isMac(laptop) && ram(laptop) >= 8 && many(laptop) >= 4,
    mustNot: (laptop) => isOld(laptop) || isMac(laptop),
  },
  {
    who: 'designer who has only ever used a Mac',
    answers: { budget: '1200+', use: 'media', size: 'balanced', priority: 'price', system: 'mac' },
    must: (laptop) => isMac(laptop) && euro(laptop) > 1200 && ram(laptop) >= 16,
    mustNot: (laptop) => isOld(laptop) || !isMac(laptop),
  },
];

type Sold = FinderCandidate & { sold: DemoProduct; offer: Offer };

const catalogue = readDemoCatalogue('el');
const candidates = catalogue.entries.flatMap((product): Sold[] =>
  product.values.kind.includes('laptop') && product.isAvailable
    ? proposedOffers(product.offers ?? []).map((offer) => toSold(product, offer))
    : [],
);

/** A product as one of its variants is sold. */
function toSold(product: DemoProduct, offer: Offer): Sold {
  const [ramGb, storageGb] = [offer.ram, offer.storage].map(([size]) => (size === undefined ? null : numberOf(size)));
  const facts = {
    ...product.facts,
    ramGb: ramGb ?? product.facts.ramGb,
    storageGb: storageGb ?? product.facts.storageGb,
  };
  const sold = { ...product, priceCents: offer.priceCents, facts };
  const { priceCents } = offer;
  return {
    id: offer.variantId + product.id,
    product: product.id,
    priceCents,
    facts,
    isMac: isMac(product),
    sold,
    offer,
  };
}

describe('what an expert would propose', () => {
  it.each(PERSONAS)('$who', ({ answers, must, mustNot }) => {
    const { matches } = recommend(candidates, answers);
    const product = matches[0]?.candidate.sold;
    if (!product) throw new Error('nothing was proposed');
    expect(must(product), product.title).toBe(true);
    for (const { candidate } of matches) expect(mustNot(candidate.sold), candidate.sold.title).toBe(false);
  });

  it('lists nothing but Windows where that was asked for, each variant with its price', () => {
    const answers: AllAnswers = { budget: '0-500', use: 'study', size: 'any', priority: 'price', system: 'windows' };
    const selections = toSelections(answers, { ram: ['8gb'], screen: [] });
    expect(selections.filter(({ facets }) => facets.system[0] !== 'windows')).toEqual([]);
    // The last asks for nothing else.
    const list = catalogue.select(selections.at(-1) ?? selections[0]);
    const offers = list.entries().flatMap((entry) => list.offerOf(entry) ?? []);
    expect([offers.length, offers.length > 100]).toEqual([list.count, true]);
    expect(offers.filter(({ words }) => !/^windows/.test(words[0] ?? ''))).toEqual([]);
  });

  it('are twenty, and hardly two hear the same', () => {
    const first = PERSONAS.map(({ answers }) => recommend(candidates, answers).matches[0]?.candidate.id);
    expect(PERSONAS).toHaveLength(20);
    expect(new Set(first).size).toBeGreaterThanOrEqual(14);
  });

  it('tells shoppers who ask for the price what the next 50 euro would buy', () => {
    const { matches, more } = recommend(candidates, { budget: '0-500', use: 'study', size: 'any', priority: 'price' });
    const cents = (more?.candidate.priceCents ?? 0) - (matches[0]?.candidate.priceCents ?? 0);
    expect(cents).toBeGreaterThan(0);
    expect(cents).toBeLessThanOrEqual(5_000);
  });
});

describe('the variant that is proposed', () => {
  it('has the memory and the price that were asked for, and a system where the product has one', () => {
    for (const answers of every) {
      const { matches, cheaper, better, more, less } = recommend(candidates, answers);
      for (const { candidate } of [...matches, cheaper, better, more, less].filter((match) => match !== null)) {
        const { offer, sold, priceCents, facts } = candidate;
        expect([offer.priceCents, offer.ram, offer.storage]).toEqual([
          priceCents,
          [toCapacityValue(facts.ramGb ?? 0)],
          [toCapacityValue(facts.storageGb ?? 0)],
        ]);
        const others = (sold.offers ?? []).flatMap(({ words }) => words);
        const hasWindows = (words: readonly string[]) => words.some((word) => word.startsWith('windows'));
        expect(hasWindows(offer.words), sold.title).toBe(hasWindows(others));
      }
    }
  });

  const t480 = (ram: string, euro: number, system: string): Offer => {
    const values = systemValues(system, { windows11: 'yes' });
    const sizes = { ram: [ram], storage: ['256gb'] };
    return { variantId: `${ram} ${euro}`, priceCents: euro * 100, ...sizes, system: values, words: [system] };
  };
  const offers = [
    t480('8gb', 229, 'windows 11 pro'),
    t480('16gb', 259, 'windows 11 pro'),
    t480('8gb', 219, 'windows 11 home'),
    t480('8gb', 209, 'Χωρίς λειτουργικό'),
  ];
  const product = candidates.find(({ sold }) => /T480 \(i5-8350U/.test(sold.title))?.sold;
  const variants = product ? proposedOffers(offers).map((offer) => toSold(product, offer)) : [];
  const first = (answers: Partial<AllAnswers>) => {
    const asked: AllAnswers = { budget: '0-500', use: 'study', size: 'any', priority: 'price', ...answers };
    return recommend(variants, asked);
  };

  it.each<[Partial<AllAnswers>, number]>([
    [{}, 219],
    [{ use: 'code' }, 259],
    [{ use: 'office', budget: '0-225' }, 219],
    [{ use: 'code', budget: '0-240' }, 219],
  ])('of a machine with 8 and 16 GB, %j: %i €', (answers, euro) =>
    expect(first(answers).matches.map(({ candidate }) => candidate.priceCents)).toEqual([euro * 100]),
  );
  it('50 euro more buy the same machine with 16 GB', () => {
    const { more } = first({});
    expect([more?.candidate.priceCents, more?.candidate.facts.ramGb]).toEqual([25_900, 16]);
  });
});

it('stays within the band, or says that it does not', () => {
  for (const answers of every) {
    const { matches, budgetFit } = recommend(candidates, answers);
    const { fromEuro } = budgetOf(answers.budget);
    const isBelow = (matches[0]?.candidate.priceCents ?? 0) <= fromEuro * 100;
    expect(budgetFit === 'below' || budgetFit === 'unfit', JSON.stringify(answers)).toBe(isBelow && fromEuro > 0);
  }
});

const every = ANSWERS.budget.flatMap((budget) =>
  ANSWERS.use.flatMap((use) =>
    ANSWERS.size.flatMap((size) => ANSWERS.priority.map((priority): AllAnswers => ({ budget, use, size, priority }))),
  ),
);

it('proposes three to every answer; the second and third have something over the first, and what they lack is said', () => {
  for (const answers of every) {
    const { matches } = recommend(candidates, answers);
    const [best, ...others] = matches;
    if (!best) throw new Error('nothing was proposed');
    expect(others, JSON.stringify(answers)).toHaveLength(2);
    for (const other of others) {
      const rows = tradeOffs(other.candidate, best.candidate);
      expect(
        rows.some(({ isGain }) => isGain),
        other.candidate.sold.title,
      ).toBe(true);
      expect(other.tier <= best.tier || other.sacrifice !== null, other.candidate.sold.title).toBe(true);
    }
  }
});

describe('each answer changes the proposals where the stock allows it', () => {
  const proposed = (answers: AllAnswers) => recommend(candidates, answers).matches.map(({ candidate }) => candidate);
  /** Answers to the other three questions with which this one changes nothing, and what is proposed then. */
  const unchanged = (question: Question) =>
    every
      .filter((answers) => answers[question] === ANSWERS[question][0])
      .map((answers) => ({
        answers,
        lists: ANSWERS[question].map((answer) => proposed({ ...answers, [question]: answer })),
      }))
      .filter(({ lists }) => new Set(lists.map((list) => list.map(({ id }) => id).join())).size === 1)
      .map(({ answers, lists }) => ({ answers, first: lists[0]?.[0]?.sold }));
  const isFitFor = (laptop: DemoProduct, use: AllAnswers['use']) => {
    const { one, many: together, ramGb, graphics } = NEEDS[use];
    const speed = laptop.facts.cpu && findProcessor(laptop.facts.cpu.label)?.speed;
    const canDraw = graphics === undefined || isMac(laptop) || graphicsPoints(laptop.facts.machine) >= graphics;
    return (
      !isOld(laptop) &&
      ram(laptop) >= ramGb &&
      !!speed &&
      speed.classOne >= one &&
      speed.classMany >= together &&
      canDraw
    );
  };

  it('size: always', () => expect(unchanged('size')).toEqual([]));
  it('budget: except for shoppers who want the cheapest fit', () => {
    const same = unchanged('budget');
    expect(same.filter(({ answers }) => answers.priority !== 'price')).toEqual([]);
    expect(same.length).toBeLessThanOrEqual(16);
  });
  it('use: but where one machine is the answer to all of them', () => {
    const same = unchanged('use');
    expect(same.filter(({ first }) => !first || !isFitFor(first, 'media')).map(({ first }) => first?.title)).toEqual(
      [],
    );
    expect(same.length).toBeLessThanOrEqual(12);
  });
  it('what matters most: but where hardly a machine of the budget is fit', () => {
    const countFit = (answers: AllAnswers) =>
      candidates.filter((candidate) => {
        const parts = partsOf(candidate, answers);
        const isAffordable = isInBand(candidate.priceCents, budgetOf(answers.budget));
        return isAffordable && isFitForUse(parts) && isFitForBag(parts);
      }).length;
    expect(unchanged('priority').filter(({ answers }) => countFit(answers) > 3)).toEqual([]);
  });
});
