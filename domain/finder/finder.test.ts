import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { GRADES } from '../laptop.ts';
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
import { processorPower } from './power.ts';
import { recommend, toSelection } from './recommend.ts';
import { type FinderCandidate, PARTS, scoreLaptop } from './score.ts';

const parse = (address: string) => parseAnswers(new URLSearchParams(address));
const OFFICE: AllAnswers = { budget: '0-500', use: 'office', size: 'daily', priority: 'speed' };

type Facts = FinderCandidate['facts'];
const laptop = (
  id: string,
  priceEuro: number,
  cpu: string,
  facts: Partial<Facts> = {},
  isMac = false,
): FinderCandidate => ({
  id,
  priceCents: priceEuro * 100,
  facts: { cpu: parseCpu(cpu, isMac), ramGb: 8, screenInches: 14, grade: 'a', windows11: 'yes', ...facts },
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

describe('processorPower orders machines as their owners would', () => {
  it.each([
    ['i5-6300U', 'i5-8350U'],
    ['i3-8130U', 'i5-8250U'],
    ['i5-8365U', 'i7-8665U'],
    ['i7-8650U', 'i7-8850H'],
    ['i5-7Y54', 'i5-7300U'],
    ['Celeron N4120', 'i3-6100U'],
    ['i5-10310U', 'Apple M1'],
    ['Apple M1', 'Apple M2'],
    ['Ryzen 5 PRO 2500U', 'Ryzen 5 PRO 4650U'],
    ['Ryzen 5 PRO 4650U', 'Ryzen 7 PRO 4750U'],
    ['i7-12700H', 'i9-12900H'],
  ])('%s < %s', (slower, faster) =>
    expect(processorPower(parseCpu(slower, true))).toBeLessThan(processorPower(parseCpu(faster, true))),
  );
  it('an unknown one is no failure', () => expect(processorPower(null)).toBeGreaterThan(0));
});

describe('the score', () => {
  it('asks for sixteen gigabytes where there is programming', () => {
    const [small, large] = [laptop('1', 400, 'i5-10310U'), laptop('2', 400, 'i5-10310U', { ramGb: 16 })];
    const code = { ...OFFICE, use: 'code' as const };
    expect(scoreLaptop(small, code).parts.memory).toBeLessThan(0.3);
    expect(scoreLaptop(large, code).parts.memory).toBeGreaterThan(0.7);
  });
  it.each([
    ['daily', 13.3, 1],
    ['daily', 15.6, 0.2],
    ['balanced', 14, 1],
    ['desk', 15.6, 1],
    ['desk', 13.3, 0.2],
    ['any', 17.3, 1],
  ] as const)('%s and %f inches', (size, screenInches, atMost) => {
    const { parts } = scoreLaptop(laptop('1', 300, 'i5-8350U', { screenInches }), { ...OFFICE, size });
    expect(parts.size).toBeLessThanOrEqual(atMost);
    expect(parts.size).toBeGreaterThanOrEqual(atMost - 0.2);
  });
  it('gives nothing for lifetime to what stays with Windows 10, and little to a Mac with an Intel processor', () => {
    expect(scoreLaptop(laptop('1', 200, 'i5-7300U', { windows11: 'no' }), OFFICE).parts.lifetime).toBe(0);
    expect(scoreLaptop(laptop('2', 300, 'i5-8210Y', { windows11: 'notApplicable' }, true), OFFICE).parts.lifetime).toBe(
      0.25,
    );
    expect(scoreLaptop(laptop('3', 500, 'Apple M1', { windows11: 'notApplicable' }, true), OFFICE).parts.lifetime).toBe(
      1,
    );
  });
  it('weighs what is most important most', () => {
    const [cheap, fast] = [laptop('1', 150, 'i5-7300U'), laptop('2', 490, 'i7-1165G7')];
    const winner = (priority: AllAnswers['priority']) =>
      [cheap, fast].toSorted(
        (a, b) => scoreLaptop(b, { ...OFFICE, priority }).total - scoreLaptop(a, { ...OFFICE, priority }).total,
      )[0]?.id;
    expect(winner('speed')).toBe('2');
    expect(winner('lifetime')).toBe('2');
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
    const { cheaper, better } = recommend(shop, { ...OFFICE, priority: 'price' });
    expect(cheaper?.candidate.id).toBe('old');
    expect(better?.candidate.id).toBe('dear');
  });
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
  screenInches: fc.option(fc.constantFrom(11.6, 12.5, 13.3, 14, 15.6, 17.3)),
  grade: fc.option(fc.constantFrom(...GRADES)),
  windows11: fc.constantFrom('yes', 'no', 'notApplicable', 'unknown' as const),
});
const candidates = fc
  .array(fc.record({ priceCents: fc.integer({ min: 1, max: 250_000 }), facts, isMac: fc.boolean() }), { maxLength: 30 })
  .map((list) => list.map((item, at) => ({ ...item, id: String(at) })));
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
      for (const { score } of matches)
        for (const part of PARTS) {
          expect(score.parts[part]).toBeGreaterThanOrEqual(0);
          expect(score.parts[part]).toBeLessThanOrEqual(1);
        }
      if (best && budgetFit !== 'none') expect(best.priceCents).toBeLessThanOrEqual(BUDGETS[given.budget].toEuro * 100);
      if (best && cheaper) expect(cheaper.candidate.priceCents).toBeLessThan(best.priceCents);
      if (best && better) expect(better.candidate.priceCents).toBeGreaterThan(best.priceCents);
    }),
  );
});

it('leads to the same wishes in the catalogue', () => {
  const { facets, prices } = toSelection(
    { ...OFFICE, use: 'code', priority: 'lifetime' },
    { ram: ['4gb', '8gb', '16gb', '32gb'], screen: ['11-inch', '12-inch', '13-inch', '14-inch', '15-inch'] },
  );
  expect(prices).toEqual([{ fromEuro: 0, toEuro: 500 }]);
  expect(facets.ram).toEqual(['16gb', '32gb']);
  expect(facets.screen).toEqual(['11-inch', '12-inch', '13-inch']);
  expect(facets.windows).toEqual(['11']);
  expect(QUESTIONS).toHaveLength(4);
});
