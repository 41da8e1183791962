import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { NO_UPPER_BOUND } from '../catalogue/price-band.ts';
import { isFitFor } from '../catalogue/use-rules.ts';
import { type MachineFacts, readMachineFacts } from '../facts/machine-facts.ts';
import { GRADES } from '../machine/grade.ts';
import { parseLaptop } from '../machine/laptop.ts';
import { parseCpu } from '../machine/laptop-cpu.ts';
import {
  type AllAnswers,
  ANSWERS,
  budgetOf,
  finderAddress,
  isComplete,
  nextQuestion,
  parseAnswers,
  QUESTIONS,
  without,
  withoutLast,
} from './answers.ts';
import { FINDER_USES, finderUse } from './finder-uses.ts';
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
  product: id,
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
  it('are in the address, in the order of the questions', () => {
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
  const lifetimeOf = (releaseYear: number | null) =>
    partsOf(laptop('1', 300, 'i5-8365U', {}, false, { releaseYear }), OFFICE).lifetime ?? 0;
  it('a younger model lasts longer, up to the whole part, and an unknown year counts as 2018', () => {
    expect(lifetimeOf(2019)).toBeGreaterThan(lifetimeOf(2018));
    expect(lifetimeOf(null)).toBe(lifetimeOf(2018));
    expect(lifetimeOf(2030)).toBe(1);
    expect(lifetimeOf(2000)).toBe(0);
  });
  it.each([
    ['no', 'AMD Ryzen 5 3500U', true],
    ['unknown', 'i5-6300U', true],
    ['unknown', 'AMD Ryzen 5 2500U', false],
  ] as const)('updates for Windows 11: %s with %s lasts no longer at all: %s', (windows11, cpu, isOver) => {
    const { lifetime } = partsOf(laptop('1', 300, cpu, { windows11 }), OFFICE);
    expect(lifetime === 0).toBe(isOver);
    expect(lifetime).toBeLessThan(0.55);
  });
  it.each([
    [4, false],
    [8, true],
    [null, false],
  ])('%s GB are enough for the office: %s', (ramGb, isFit) =>
    expect(isFitForUse(partsOf(laptop('1', 300, 'i5-8365U', { ramGb }), OFFICE))).toBe(isFit),
  );
  it.each([
    ['i5-8350U', 0.7],
    ['i7-6600U', 0.45],
    ['i5-6300U', 0.3],
    ['Celeron N4120', 0],
  ])(
    'the speed of %s counts %f for the office: less for each class that is missing, for one task or for many',
    (cpu, part) => expect(partsOf(laptop('1', 300, cpu), OFFICE).speed).toBeCloseTo(part, 10),
  );
  it('more memory is better up to twice of what is needed, less is worse the less there is', () => {
    const memory = (ramGb: number) => partsOf(laptop('1', 300, 'i5-8365U', { ramGb }), OFFICE).memory ?? 0;
    expect([2, 4, 8, 12, 16, 32].map(memory)).toEqual([2, 4, 8, 12, 16, 32].map(memory).toSorted());
    expect(memory(2)).toBeLessThan(memory(4));
    expect([memory(12), memory(16), memory(32)]).toEqual([memory(8), 1, 1]);
  });
  it.each([
    ['daily', { weightKg: 1.4, batteryWh: 40 }, 14, true],
    ['daily', { weightKg: 1.41, batteryWh: 40 }, 14, false],
    ['daily', { weightKg: 1.4, batteryWh: 39 }, 14, false],
    ['daily', { weightKg: 1.4, batteryWh: null }, 14, true],
    ['balanced', { weightKg: 1.75 }, 13, true],
    ['balanced', { weightKg: 1.76 }, 13, false],
    ['balanced', { weightKg: 1.5 }, 12.5, false],
    ['balanced', { weightKg: 1.5 }, 15, false],
    ['balanced', { weightKg: 1.5 }, null, false],
    ['balanced', { weightKg: null }, 14, false],
    ['desk', { weightKg: 3 }, 15, true],
    ['desk', { weightKg: 3 }, 14.9, false],
    ['desk', { weightKg: 3 }, null, false],
  ] as const)('%s with %j and %s inches is carried as was asked for: %s', (size, machine, screenInches, isFit) => {
    const candidate = laptop('1', 300, 'i5-8365U', { screenInches }, false, machine);
    expect(isFitForBag(partsOf(candidate, { ...OFFICE, size }))).toBe(isFit);
  });
  it.each([
    ['daily', { weightKg: 1.0 }, { weightKg: 1.3 }],
    ['daily', { weightKg: 1.5 }, { weightKg: 1.9 }],
    ['balanced', { weightKg: 1.8 }, { weightKg: 2.1 }],
  ] as const)('%s: %j is nearer to it than %j', (size, one, other) => {
    const of = (machine: Partial<MachineFacts>) =>
      partsOf(laptop('1', 300, 'i5-8365U', {}, false, machine), { ...OFFICE, size }).size ?? 0;
    expect(of(one)).toBeGreaterThan(of(other));
  });
  it.each([
    ['500-800', 1, 0.9],
    ['500-800', 500, 0.9],
    ['500-800', 650, 0.775],
    ['500-800', 800, 0.55],
    ['0-500', 250, 0.775],
    ['0-500', 500, 0.55],
    ['1200+', 1_800, 0.775],
    ['1200+', 2_400, 0.55],
    ['1200+', 9_000, 0],
  ] as const)('of a budget of %s, %i € counts %f: what lies below is no reproach', (budget, euro, part) =>
    expect(partsOf(laptop('1', euro, 'i5-8365U'), { ...OFFICE, budget }).price).toBeCloseTo(part, 10),
  );
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
  it('does not advise to save where the saving costs the use', () =>
    expect(recommend(shop, { ...OFFICE, priority: 'price' }).cheaper).toBeNull());
  it('names the price from which a machine is fit, where none within the budget is', () => {
    const slow = laptop('slow', 100, 'Celeron N4120', { ramGb: 4 });
    expect(recommend([slow, laptop('fit', 320, 'i5-8350U')], { ...OFFICE, budget: '0-120' }).fitFromCents).toBe(32_000);
    expect(recommend([slow], { ...OFFICE, budget: '0-120' }).fitFromCents).toBeNull();
    expect(recommend(shop, OFFICE).fitFromCents).toBeNull();
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
  const idsOf = (given: readonly FinderCandidate[], more: Partial<AllAnswers> = {}) =>
    recommend(given, { ...OFFICE, ...more }).matches.map(({ candidate }) => candidate.id);
  const first = (given: readonly FinderCandidate[], more: Partial<AllAnswers> = {}) => idsOf(given, more)[0];

  it.each(['speed', 'condition', 'lifetime', 'price'] as const)(
    'names %s first among three reasons where it matters most',
    (priority) => {
      const good = laptop('1', 100, 'i7-1165G7', { ramGb: 16, grade: 'aa' }, false, { releaseYear: 2021 });
      const reasons = recommend([good], { ...OFFICE, priority }).matches[0]?.reasons;
      expect([reasons?.[0], reasons?.length]).toEqual([priority, 3]);
    },
  );
  it('proposes what gets updates, and none without them beside it, where nothing is fit', () => {
    const updated = laptop('updated', 200, 'i5-8365U', { ramGb: 4, grade: 'b' });
    const old = laptop('old', 200, 'i7-7820HQ', { ramGb: 32, grade: 'aa', windows11: 'no' });
    expect(idsOf([old, updated])).toEqual(['updated']);
    expect(recommend([old], OFFICE).matches.map(({ tier }) => tier)).toEqual([3]);
  });
  it('puts what is carried as was asked for before what is heavier', () => {
    const heavy = laptop('heavy', 200, 'i7-1165G7', { ramGb: 32, grade: 'aa' }, false, { weightKg: 2 });
    const light = laptop('light', 300, 'i5-8365U', { grade: 'aplus' });
    const { matches } = recommend([heavy, light], OFFICE);
    expect(matches.map(({ candidate, tier, sacrifice }) => [candidate.id, tier, sacrifice])).toEqual([
      ['light', 0, null],
      ['heavy', 1, 'size'],
    ]);
  });
  it.each([
    ['price', 300, 'cheap'],
    ['condition', 300, 'kept'],
    ['lifetime', 300, 'young'],
    ['speed', 300, 'fast'],
  ] as const)('with %s first proposes, of equally fit ones, the best by that', (priority, euro, id) => {
    const given = [
      laptop('cheap', euro - 1, 'i5-8365U', { grade: 'b' }),
      laptop('kept', euro, 'i5-8365U', { grade: 'aa', ramGb: 12 }),
      laptop('unknown', euro, 'i5-8365U', { grade: null, ramGb: 10 }),
      laptop('young', euro, 'i5-8365U', { grade: 'b', ramGb: 9 }, false, { releaseYear: 2022 }),
      laptop('fast', euro, 'i7-1165G7', { grade: 'b' }, false, { releaseYear: 2018 }),
    ];
    expect(first(given, { priority })).toBe(id);
    expect(first(given.toReversed(), { priority })).toBe(id);
  });
  it('takes a grade that is not known for worse than the worst', () => {
    const [known, unknown] = [
      laptop('1', 300, 'i5-8365U', { grade: 'b' }),
      laptop('0', 300, 'i5-8365U', { grade: null }),
    ];
    expect(first([unknown, known], { priority: 'condition' })).toBe('1');
  });
  it('takes more memory, up to 32 GB, for a longer life of machines of one year', () => {
    const of = (euro: number, ramGb: number) => laptop(`${ramGb}`, euro, 'i5-8365U', { ramGb });
    expect(first([of(150, 16), of(400, 32)], { priority: 'lifetime' })).toBe('32');
    expect(first([of(150, 32), of(400, 64)], { priority: 'lifetime' })).toBe('32');
  });
  it('counts memory that cannot grow, and a small disk, as years for a longer life', () => {
    const of = (id: string, releaseYear: number, memorySlots: number, facts: Partial<Facts> = {}) =>
      laptop(id, 300, 'i5-8365U', facts, false, { releaseYear, memorySlots });
    const choose = (...some: FinderCandidate[]) => first(some, { priority: 'lifetime' });
    expect(choose(of('soldered', 2020, 0), of('growing', 2019, 2))).toBe('growing');
    expect(choose(of('soldered', 2022, 0), of('growing', 2019, 2))).toBe('soldered');
    expect(choose(of('soldered', 2020, 0, { ramGb: 16 }), of('growing', 2019, 2))).toBe('soldered');
    expect(choose(of('small', 2020, 2, { storageGb: 128 }), of('whole', 2020, 2))).toBe('whole');
    const newer = of('newer', 2022, 2, { ramGb: 16 });
    const roomy: Partial<Facts> = { ramGb: 32, storageGb: 1_024, grade: 'aa' };
    expect(choose(newer, of('roomy', 2021, 2, roomy))).toBe('roomy');
    expect(choose(newer, of('worn', 2021, 2, { ...roomy, grade: 'aplus' }))).toBe('newer');
    expect(choose(newer, of('tight', 2021, 2, { ...roomy, ramGb: 16 }))).toBe('newer');
    expect(choose(newer, of('small', 2021, 2, { ...roomy, storageGb: 512 }))).toBe('newer');
  });
  it('proposes no three Macs to who named no system, where another fits as well', () => {
    const mac = (euro: number, chip: string, ramGb: number) =>
      laptop(`mac${euro}`, euro, chip, { ramGb, windows11: 'notApplicable' }, true);
    const macs = [mac(400, 'Apple M2', 16), mac(380, 'Apple M1', 12), mac(370, 'Apple M1', 8)];
    const ids = (other: FinderCandidate, system: Pick<AllAnswers, 'system'> = {}) =>
      recommend([...macs, other], { ...OFFICE, ...system }).matches.map(({ candidate }) => candidate.isMac);
    const windows = laptop('windows', 200, 'i5-8365U');
    expect(ids(windows)).toEqual([true, true, false]);
    expect(ids(windows, { system: 'mac' })).toEqual([true, true, true]);
    expect(ids(laptop('unfit', 200, 'i5-8365U', { ramGb: 4 }))).toEqual([true, true, true]);
  });
  it('ranks Apple chips for pictures by their graphics', () => {
    const chips = ['Apple M1', 'Apple M1 Pro', 'Apple M1 Max'];
    const macs = chips.map((chip) =>
      laptop(chip, 480, chip, { ramGb: 16, resolution: 'Full HD', windows11: 'notApplicable' }, true),
    );
    expect(first(macs, { use: 'media', size: 'any' })).toBe('Apple M1 Max');
    expect(first(macs.slice(0, 2), { use: 'media', size: 'any' })).toBe('Apple M1 Pro');
  });
  it('decides between equals by price, and then always the same way', () => {
    expect(first([laptop('a', 310, 'i5-8365U'), laptop('b', 300, 'i5-8365U')])).toBe('b');
    expect(first([laptop('b', 300, 'i5-8365U'), laptop('a', 300, 'i5-8365U')])).toBe('a');
  });
  it('shows three at most, none that reads alike, and none that has nothing over the first', () => {
    const many = [8, 16, 24, 32, 64].map((ramGb) => laptop(`r${ramGb}`, 300 + ramGb, 'i5-8365U', { ramGb }));
    expect(idsOf(many, { priority: 'price' })).toEqual(['r8', 'r16', 'r24']);
    expect(idsOf([laptop('1', 300, 'i5-8365U'), laptop('2', 310, 'i5-8365U')])).toEqual(['1']);
    expect(idsOf([laptop('1', 300, 'i5-8365U', { ramGb: 16 }), laptop('2', 310, 'i5-8365U')])).toEqual(['1']);
  });

  const best = laptop('best', 400, 'i5-8365U', { ramGb: 16 });
  const beside = (other: FinderCandidate) => recommend([best, other], OFFICE);
  it.each([
    [340, {}, true],
    [341, {}, false],
    [300, { ramGb: 4 }, false],
  ])('a laptop of %i € with %j is a cheaper choice beside one of 400 €: %s', (euro, facts, isOne) =>
    expect(beside(laptop('other', euro, 'i5-8365U', { screenInches: 13.3, ...facts })).cheaper !== null).toBe(isOne),
  );
  it('a heavier one is a cheaper choice, too', () =>
    expect(beside(laptop('other', 300, 'i5-8365U', {}, false, { weightKg: 2 })).cheaper?.candidate.id).toBe('other'));
  it.each([
    [575, 'i5-8365U', 32, 1.3, true],
    [576, 'i5-8365U', 32, 1.3, false],
    [510, 'i7-1165G7', 16, 1.3, true],
    [510, 'i7-1165G7', 8, 1.3, false],
    [510, 'i5-8365U', 16, 1.3, false],
    [510, 'i5-8365U', 32, 2, false],
  ])('one of %i € with %s, %i GB and %f kg is a better choice: %s', (euro, cpu, ramGb, weightKg, isOne) =>
    expect(beside(laptop('other', euro, cpu, { ramGb }, false, { weightKg })).better !== null).toBe(isOne),
  );
  it.each([
    [450, 32, 1.3, true],
    [451, 32, 1.3, false],
    [450, 16, 1.3, false],
    [450, 32, 2, false],
  ])('one of %i € with %i GB and %f kg is what fifty euro more buy: %s', (euro, ramGb, weightKg, isOne) =>
    expect(
      recommend([best, laptop('other', euro, 'i5-8365U', { ramGb }, false, { weightKg })], {
        ...OFFICE,
        priority: 'price',
      }).more !== null,
    ).toBe(isOne),
  );
  it.each([
    [351, false],
    [350, true],
    [250, true],
    [249, false],
  ])('one of %i € is what fifty euro less buy: %s', (euro, isOne) =>
    expect(beside(laptop('other', euro, 'i5-7300U', { windows11: 'no' })).less !== null).toBe(isOne),
  );
  it('of several that fifty euro more buy, names the one that gives most for its money', () => {
    const given = [best, ...[410, 430, 450].map((euro) => laptop(`${euro}`, euro, 'i5-8365U', { ramGb: 32 }))];
    expect(recommend(given.toReversed(), { ...OFFICE, priority: 'price' }).more?.candidate.id).toBe('410');
  });
  it('names last what cannot be judged for its money', () => {
    const unknown = { ramGb: null };
    const given = [
      laptop('best', 490, 'i5-8365U', unknown),
      laptop('unknown', 510, 'i7-1165G7', unknown),
      laptop('known', 520, 'i7-1165G7'),
    ];
    expect(recommend(given, OFFICE).more?.candidate.id).toBe('known');
  });
  it('looks below the band only where nothing in it is fit for the use', () => {
    const fit = laptop('fit', 400, 'i5-8365U');
    const dear = laptop('dear', 600, 'i5-8365U', { ramGb: 4 });
    const dearFit = laptop('dearFit', 600, 'i5-8365U', { grade: 'b' });
    expect(first([fit, dear], { budget: '500-800' })).toBe('fit');
    expect(first([fit, dearFit], { budget: '500-800' })).toBe('dearFit');
    expect(first([fit, dearFit], { budget: '500-800', priority: 'price' })).toBe('dearFit');
  });
  it('where nothing costs so little, shows the cheapest, however fit the dearer ones are', () =>
    expect(idsOf([laptop('fit', 900, 'i7-1165G7'), laptop('cheap', 600, 'i5-6300U', { windows11: 'no' })])).toEqual([
      'cheap',
    ]));
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
  resolution: fc.constantFrom(null, 'Full HD', 'HD'),
  machine: fc.constant(MACHINE),
});
const candidates = fc
  .array(fc.record({ priceCents: fc.integer({ min: 1, max: 250_000 }), facts, isMac: fc.boolean() }), { maxLength: 30 })
  .map((list) => list.map((item, index) => ({ ...item, id: String(index), product: String(index) })));
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
      if (best && budgetFit !== 'none')
        expect(best.priceCents).toBeLessThanOrEqual(budgetOf(given.budget).toEuro * 100);
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

it.each([
  ['daily', ['0-1.4'], []],
  ['balanced', ['0-1.75'], ['13-inch', '14-inch']],
  ['desk', [], ['15-inch']],
  ['any', [], []],
] as const)('leads to %s machines by weight %j and screen %j', (size, weight, screen) => {
  const [{ facets }] = toSelections({ ...OFFICE, size }, STOCK);
  expect([facets.weight, facets.screen]).toEqual([weight, screen]);
});

it('lists the band that was said, also for shoppers who want the lowest price', () => {
  const prices = (budget: AllAnswers['budget']) =>
    toSelections({ ...OFFICE, budget, priority: 'price' }, STOCK)[0].prices;
  expect(prices('500-800')).toEqual([{ fromEuro: 500, toEuro: 800 }]);
  expect(prices('1200+')).toEqual([{ fromEuro: 1200, toEuro: NO_UPPER_BOUND }]);
});

it.each(ANSWERS.use)('keeps in the list for %s what the finder calls fit for it, and nothing else', (use) => {
  const rule = FINDER_USES[finderUse(use)];
  if (!rule) throw new Error('no such use');
  const rest = parseLaptop({ title: 'Dell Latitude 5400', vendor: '' });
  fc.assert(
    fc.property(candidates, (shop) => {
      for (const candidate of shop) {
        const facts = { ...rest, ...candidate.facts };
        const isKept = isFitFor(rule, { facts, isLaptop: true, priceCents: null, ramGb: [facts.ramGb ?? 0] });
        expect(isKept).toBe(isFitForUse(partsOf(candidate, { ...OFFICE, use })));
      }
    }),
  );
});

it('becomes looser in the end, down to every laptop', () => {
  const last = toSelections(OFFICE, STOCK).at(-1);
  expect([last?.prices, last?.facets.kind, last?.facets.use, last?.facets.weight]).toEqual([[], ['laptop'], [], []]);
});

describe("a limit in the shopper's own figure", () => {
  const read = (query: string) => parseAnswers(new URLSearchParams(query));
  it.each([
    ['upTo=300', '0-300'],
    ['upTo=300 €', '0-300'],
    ['budget=0-300', '0-300'],
    ['budget=500-800', '500-800'],
    ['upTo=500', '0-500'],
    ['upTo=12', undefined],
    ['upTo=much', undefined],
    ['budget=0-99999', undefined],
  ])('%s', (query, budget) => expect(read(query).budget).toBe(budget));

  it('stays in the address, as the system does', () => {
    const answers = read('upTo=300&use=office&system=windows');
    expect(read(finderAddress(answers).split('?')[1] ?? '')).toEqual(answers);
    expect(budgetOf('0-300')).toEqual({ fromEuro: 0, toEuro: 300 });
    expect(read('system=beos').system).toBeUndefined();
  });
});
