import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { type MachineFacts, readMachineFacts } from '../facts/machine-facts.ts';
import { GRADES } from '../grade.ts';
import { parseCpu } from '../laptop-cpu.ts';
import {
  type AllAnswers,
  ANSWERS,
  BUDGETS,
  finderAddress,
  isComplete,
  nextQuestion,
  parseAnswers,
  QUESTIONS,
  without,
  withoutLast,
} from './answers.ts';
import { recommend, toSelections } from './recommend.ts';
import { type FinderCandidate, isFitForBag, isFitForUse, PARTS, partsOf } from './score.ts';

const parse = (address: string) => parseAnswers(new URLSearchParams(address));
const OFFICE: AllAnswers = { budget: '0-500', use: 'office', size: 'daily', priority: 'speed' };

type Facts = FinderCandidate['facts'];
const MACHINE: MachineFacts = { ...readMachineFacts({}), weightKg: 1.3, batteryWh: 50 };
const laptop = (
  id: string,
  priceEuro: number,
  cpu: string,
  facts: Partial<Facts> = {},
  isMac = false,
  machine: Partial<MachineFacts> = {},
): FinderCandidate => ({
  id,
  priceCents: priceEuro * 100,
  facts: {
    cpu: parseCpu(cpu, isMac),
    ramGb: 8,
    storageGb: 256,
    screenInches: 14,
    grade: 'a',
    windows11: 'yes',
    resolution: null,
    machine: { ...MACHINE, ...machine },
    ...facts,
  },
  isMac,
});

describe('the answers', () => {
  it('stand in the address, in the order of the questions', () => {
    const all = parse('priority=speed&use=office&size=daily&budget=500-800');
    expect(finderAddress(all)).toBe('/finder?budget=500-800&use=office&size=daily&priority=speed');
    expect(isComplete(all)).toBe(true);
  });
  it.each(['budget=free', 'use=', 'budget=0-500%20', 'use=%F0%9F%98%80', ''])('%j answers nothing', (address) =>
    expect(nextQuestion(parse(address))).toBe('budget'),
  );
  it('are asked for one at a time, and taken back one at a time', () => {
    expect(nextQuestion({ budget: '0-500' })).toBe('use');
    expect(finderAddress(withoutLast(OFFICE))).toBe('/finder?budget=0-500&use=office&size=daily');
    expect(finderAddress(withoutLast({ budget: '0-500', use: 'code' }))).toBe('/finder?budget=0-500');
    expect(finderAddress(withoutLast({}))).toBe('/finder');
  });
  it('change one by one on the result: only that question is asked again', () => {
    expect(nextQuestion(without(OFFICE, 'use'))).toBe('use');
    expect(finderAddress(withoutLast(without(OFFICE, 'use')))).toBe('/finder?size=daily&priority=speed');
  });
});

describe('the parts', () => {
  it('ask for sixteen gigabytes where there is programming', () => {
    const [small, large] = [laptop('1', 400, 'i5-10310U'), laptop('2', 400, 'i5-10310U', { ramGb: 16 })];
    const code = { ...OFFICE, use: 'code' as const };
    expect(isFitForUse(partsOf(small, code))).toBe(false);
    expect(isFitForUse(partsOf(large, code))).toBe(true);
  });
  it.each([
    ['daily', 14, 1.3, true],
    ['daily', 14, 1.6, false],
    ['daily', 12.5, null, false],
    ['balanced', 14, 1.6, true],
    ['balanced', 15.6, 1.7, false],
    ['desk', 15.6, 2.4, true],
    ['desk', 13.3, 1.2, false],
    ['any', 17.3, 3, true],
  ] as const)('%s, %f inches and %s kg', (size, screenInches, weightKg, isFit) => {
    const candidate = laptop('1', 300, 'i5-8350U', { screenInches }, false, { weightKg });
    expect(isFitForBag(partsOf(candidate, { ...OFFICE, size }))).toBe(isFit);
  });
  it('a bag wants a battery too, where it is known', () =>
    expect(isFitForBag(partsOf(laptop('1', 300, 'i5-8350U', {}, false, { batteryWh: 30 }), OFFICE))).toBe(false));
  it('media want graphics: a card of its own or an Apple chip', () => {
    const media = { ...OFFICE, use: 'media' as const };
    const sharp = { ramGb: 16, resolution: 'Full HD' };
    const plain = laptop('1', 300, 'i7-9850H', sharp);
    const card = laptop('2', 400, 'i7-9850H', sharp, false, { graphics: 'Quadro T1000', hasDedicatedGraphics: true });
    const mac = laptop('3', 700, 'Apple M1', { ...sharp, windows11: 'notApplicable' }, true);
    expect([plain, card, mac].map((candidate) => isFitForUse(partsOf(candidate, media)))).toEqual([false, true, true]);
  });
  it('what stays with Windows 10 is never fit, and says so first', () => {
    const old = laptop('1', 200, 'i5-7300U', { windows11: 'no', ramGb: 4, grade: 'b' });
    expect(partsOf(old, OFFICE).lifetime).toBe(0);
    expect(recommend([old], OFFICE).matches[0]?.sacrifice).toBe('lifetime');
  });
  it('a grade that is not known is neither a reason nor a sacrifice', () => {
    const [match] = recommend([laptop('1', 300, 'i5-8365U', { grade: null })], OFFICE).matches;
    expect(match?.reasons).not.toContain('condition');
    expect(match?.sacrifice).toBeNull();
  });
});

describe('the recommendation', () => {
  const shop = [
    laptop('old', 150, 'i5-6300U', { windows11: 'no', grade: 'b' }),
    laptop('fit', 330, 'i5-8365U', { ramGb: 16, screenInches: 13.3, grade: 'aplus' }),
    laptop('fast', 480, 'i5-1145G7', { ramGb: 16, grade: 'aminus' }),
    laptop('dear', 560, 'i7-1165G7', { ramGb: 32, screenInches: 13.3, grade: 'aa' }),
  ];
  it('follows what matters most', () => expect(recommend(shop, OFFICE).matches[0]?.candidate.id).toBe('fast'));
  it('stays in the budget, explains itself and names what one gives up', () => {
    const { matches, budgetFit } = recommend(shop, { ...OFFICE, priority: 'price' });
    const [best] = matches;
    expect(best?.candidate.id).toBe('fit');
    expect(best?.reasons.length).toBeGreaterThan(0);
    expect(budgetFit).toBe('fits');
  });
  it('names a cheaper one and a better one, the better one a little above the budget at most', () => {
    expect(recommend(shop, OFFICE).cheaper?.candidate.id).toBe('fit');
    expect(recommend(shop, { ...OFFICE, priority: 'price' }).better?.candidate.id).toBe('fast');
  });
  it('advises nobody to save where the saving costs the use', () =>
    expect(recommend(shop, { ...OFFICE, priority: 'price' }).cheaper).toBeNull());
  it('says so where nothing costs so little, and shows the nearest', () => {
    const { matches, budgetFit } = recommend([laptop('only', 900, 'i7-1165G7')], OFFICE);
    expect(budgetFit).toBe('none');
    expect(matches.map(({ candidate }) => candidate.id)).toEqual(['only']);
  });
  it('says so where nothing costs so much', () => {
    const { matches, budgetFit } = recommend(shop, { ...OFFICE, budget: '1200+' });
    expect(budgetFit).toBe('below');
    expect(matches.length).toBeGreaterThan(0);
  });
  it('has nothing to say in an empty shop', () => expect(recommend([], OFFICE).matches).toEqual([]));
});

const facts = fc.record({
  cpu: fc
    .constantFrom('i5-6300U', 'i5-8350U', 'i7-1165G7', 'Apple M1', 'Celeron N4120', '')
    .map((text) => parseCpu(text, true)),
  ramGb: fc.option(fc.constantFrom(4, 8, 16, 32)),
  storageGb: fc.option(fc.constantFrom(128, 256, 512)),
  screenInches: fc.option(fc.constantFrom(11.6, 12.5, 13.3, 14, 15.6, 17.3)),
  grade: fc.option(fc.constantFrom(...GRADES)),
  windows11: fc.constantFrom('yes', 'no', 'notApplicable', 'unknown' as const),
  resolution: fc.constant(null),
  machine: fc.constant(MACHINE),
});
const candidates = fc
  .array(fc.record({ priceCents: fc.integer({ min: 1, max: 250_000 }), facts, isMac: fc.boolean() }), { maxLength: 30 })
  .map((list) => list.map((item, index) => ({ ...item, id: String(index) })));
const answers = fc.record({
  budget: fc.constantFrom(...ANSWERS.budget),
  use: fc.constantFrom(...ANSWERS.use),
  size: fc.constantFrom(...ANSWERS.size),
  priority: fc.constantFrom(...ANSWERS.priority),
});

it('always proposes something where there is something, within the budget where that can be, and never the same twice', () => {
  fc.assert(
    fc.property(candidates, answers, (shop, given) => {
      const { matches, cheaper, better, budgetFit } = recommend(shop, given);
      expect(matches.length > 0).toBe(shop.length > 0);
      expect(recommend(shop.toReversed(), given)).toEqual(recommend(shop, given));
      const best = matches[0]?.candidate;
      const ids = matches.map(({ candidate }) => candidate.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { parts } of matches)
        for (const part of PARTS) {
          expect(parts[part] ?? 0).toBeGreaterThanOrEqual(0);
          expect(parts[part] ?? 0).toBeLessThanOrEqual(1);
        }
      if (best && budgetFit !== 'none') expect(best.priceCents).toBeLessThanOrEqual(BUDGETS[given.budget].toEuro * 100);
      if (best && cheaper) expect(cheaper.candidate.priceCents).toBeLessThan(best.priceCents);
      if (best && better) expect(better.candidate.priceCents).toBeGreaterThan(best.priceCents);
    }),
  );
});

const STOCK = {
  ram: ['4gb', '8gb', '16gb', '32gb'],
  screen: ['11-inch', '12-inch', '13-inch', '14-inch', '15-inch'],
};

it('leads to the same wishes in the catalogue', () => {
  const [{ facets, prices }] = toSelections({ ...OFFICE, use: 'code', priority: 'lifetime' }, STOCK);
  expect(prices).toEqual([{ fromEuro: 0, toEuro: 500 }]);
  expect(facets.ram).toEqual(['16gb', '32gb']);
  expect(facets.weight).toEqual(['0-1.4']);
  expect(QUESTIONS).toHaveLength(4);
});

it('leads whoever wants the lowest price to what costs less than the band, too', () => {
  const prices = (budget: AllAnswers['budget']) =>
    toSelections({ ...OFFICE, budget, priority: 'price' }, STOCK)[0].prices;
  expect(prices('500-800')).toEqual([{ fromEuro: 0, toEuro: 800 }]);
  expect(prices('1200+')).toEqual([]);
});

it('becomes looser in the end, down to every laptop', () => {
  const last = toSelections(OFFICE, STOCK).at(-1);
  expect([last?.prices, last?.facets.kind, last?.facets.use, last?.facets.weight]).toEqual([[], ['laptop'], [], []]);
});
