/** Queries put together from bounds, negations, units, unions and systems: no shown product breaks a condition that is not named as left out. */
import { describe, expect, it } from 'vitest';
import type { Offer } from '#domain/catalogue/offers.ts';
import { WHOLE_CATALOGUE } from '#domain/catalogue/selection.ts';
import { carriedKilograms } from '#domain/facts/carried-weight.ts';
import { seededRandom } from '#domain/shop/seeded-random.ts';
import { type DemoProduct, readDemoCatalogue } from '../support/demo-catalogue.ts';

interface Condition {
  text: string;
  /** @param offer the variant that the card shows and its button adds, where the query chooses one */
  holds: (product: DemoProduct, offer: Offer | null) => boolean;
}

const random = seededRandom('conditions');
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

const gigabytes = (value: string) => Number.parseInt(value, 10) * (value.endsWith('tb') ? 1024 : 1);
/** The card of a product without an offer of its own shows the product's price. */
const priceOf = ({ priceCents }: DemoProduct, offer: Offer | null) =>
  (offer?.priceCents ?? priceCents ?? Number.NaN) / 100;
const memoryOf = ({ values }: DemoProduct, offer: Offer | null) => offer?.ram ?? values.ram;
const diskOf = ({ values }: DemoProduct, offer: Offer | null) => offer?.storage ?? values.storage;
const generation = ({ facts }: DemoProduct) => facts.cpu?.generation ?? null;

/** A bound in the words of both languages: how it is said, and what it lets through. */
const BOUNDS: readonly [said: string, isWithin: (value: number, bound: number) => boolean][] = [
  ['κάτω από', (value, bound) => value < bound],
  ['under', (value, bound) => value < bound],
  ['έως', (value, bound) => value <= bound],
  ['up to', (value, bound) => value <= bound],
  ['όχι πάνω από', (value, bound) => value <= bound],
  ['at most', (value, bound) => value <= bound],
  ['πάνω από', (value, bound) => value > bound],
  ['over', (value, bound) => value > bound],
  ['τουλάχιστον', (value, bound) => value >= bound],
  ['at least', (value, bound) => value >= bound],
  ['δεν θέλω πάνω από', (value, bound) => value <= bound],
  ['να μην ξεπερνά', (value, bound) => value <= bound],
  ['να μην είναι κάτω από', (value, bound) => value >= bound],
  ["don't want more than", (value, bound) => value <= bound],
  ["shouldn't be less than", (value, bound) => value >= bound],
];
/** Prices and weights are said loosely: «κάτω από 300» holds for 300, too. */
const loosely = (isWithin: (value: number, bound: number) => boolean) => (value: number, bound: number) =>
  value === bound || isWithin(value, bound);

const MAKERS: Condition[] = ['dell', 'hp', 'lenovo', 'apple'].map((maker) => ({
  text: maker,
  holds: ({ facts }) => facts.brand.toLowerCase() === maker,
}));
const NOT: Condition[] = MAKERS.flatMap(({ text, holds }) =>
  ['όχι', 'not', 'χωρίς', 'εκτός από'].map((no) => ({
    text: `${no} ${text}`,
    holds: (product: DemoProduct, offer: Offer | null) => !holds(product, offer),
  })),
);

/** The system of the variant that the card sells. */
const SYSTEMS: Condition[] = (
  [
    ['windows 11|win11', ['windows-11']],
    ['windows 11 home', ['windows-11-home']],
    ['windows 11 pro|win 11 pro', ['windows-11-pro']],
    ['windows home', ['windows-home']],
    ['ubuntu|linux|με λίνουξ', ['linux']],
    ['χωρίς λειτουργικό|no operating system', ['none']],
    ['windows 11 home ή pro|windows 11 home or pro|pro ή home windows', ['windows-home', 'windows-pro']],
    ['home windows', ['windows-home']],
    ['windows 10 ή 11', ['windows-10', 'windows-11']],
    ['ubuntu ή χωρίς λειτουργικό|linux or no os', ['linux', 'none']],
    ['χωρίς windows|not windows', ['linux', 'none']],
  ] as const
).flatMap(([said, values]) =>
  said.split('|').map((text) => ({
    text,
    holds: ({ values: own }, offer) =>
      (offer?.system ?? own.system).some((value) => values.some((one) => one === value)),
  })),
);
const NOT_SYSTEMS: Condition[] = (
  [
    ['όχι windows 11 home', 'windows-11-home'],
    ['not windows home', 'windows-home'],
    ['windows 11 όχι home', 'windows-home'],
    ['windows but not pro', 'windows-pro'],
    ['όχι ubuntu', 'linux'],
    ['εκτός από linux', 'linux'],
    ['όχι χωρίς λειτουργικό', 'none'],
  ] as const
).map(([text, value]) => ({ text, holds: ({ values }, offer) => !(offer?.system ?? values.system).includes(value) }));
const MACOS: Condition = { text: 'με macos', holds: ({ title }) => /mac/i.test(title) };

const QUANTITIES: readonly (() => Condition)[] = [
  () => {
    const [said, isYoung] = oneOf([
      ['όχι παλιότερο από', true],
      ['not older than', true],
      ['older than', false],
    ] as const);
    const years = oneOf([4, 6, 8]);
    return {
      text: `${said} ${years} ${oneOf(['χρόνια', 'years'])}`,
      holds: ({ numbers }) =>
        (numbers?.year ?? Number.NaN) >= new Date().getFullYear() - years === isYoung && numbers?.year !== null,
    };
  },
  () => {
    const [[said, isWithin], euro] = [oneOf(BOUNDS), oneOf([150, 250, 300, 450, 700])];
    return {
      text: `${said} ${euro} ${oneOf(['ευρώ', '€', 'euro'])}`,
      holds: (product, offer) => loosely(isWithin)(priceOf(product, offer), euro),
    };
  },
  () => {
    const [[said, isWithin], size] = [oneOf(BOUNDS), oneOf([8, 16, 32])];
    return {
      text: `${said} ${size}gb ram`,
      holds: (product, offer) => memoryOf(product, offer).some((value) => isWithin(gigabytes(value), size)),
    };
  },
  () => {
    const [[said, isWithin], size] = [oneOf(BOUNDS), oneOf([256, 512])];
    return {
      text: `${said} ${size}gb ssd`,
      holds: (product, offer) => diskOf(product, offer).some((value) => isWithin(gigabytes(value), size)),
    };
  },
  () => {
    const [[said, isWithin], kilos] = [oneOf(BOUNDS), oneOf([1.2, 1.5, 2])];
    return {
      text: `${said} ${kilos} ${oneOf(['κιλά', 'kg'])}`,
      holds: ({ facts: { machine } }) => loosely(isWithin)(carriedKilograms(machine) ?? Number.NaN, kilos),
    };
  },
  () => {
    const [one, other] = [oneOf([4, 8]), oneOf([16, 32])];
    return {
      text: `${one} ${oneOf(['ή', 'or'])} ${other}gb ram`,
      holds: (product, offer) => memoryOf(product, offer).some((value) => [one, other].includes(gigabytes(value))),
    };
  },
  () => {
    const [said, from] = [oneOf(['και πάνω', 'or newer', 'and up']), oneOf([8, 10, 11])];
    return { text: `${from}ης γενιάς ${said}`, holds: (product) => (generation(product) ?? 0) >= from };
  },
  () => {
    const [one, other] = [oneOf([6, 7, 8]), oneOf([10, 11])];
    return {
      text: `${one}ης ή ${other}ης γενιάς`,
      holds: (product) => [one, other].includes(generation(product) ?? 0),
    };
  },
  () => {
    const [[said, isWithin], inches] = [oneOf(BOUNDS), oneOf([13, 14])];
    return {
      text: `${said} ${inches} ${oneOf(['ιντσών', 'inch'])}`,
      holds: ({ facts }) => facts.screenInches !== null && isWithin(Math.floor(facts.screenInches), inches),
    };
  },
  () => oneOf([...SYSTEMS, ...NOT_SYSTEMS]),
  () => oneOf([...MAKERS, MACOS]),
  () => oneOf(NOT),
  () => {
    const [one, other] = [oneOf(MAKERS.slice(0, 2)), oneOf(MAKERS.slice(2))];
    return {
      text: `${one.text} ${oneOf(['ή', 'or'])} ${other.text}`,
      holds: (product, offer) => one.holds(product, offer) || other.holds(product, offer),
    };
  },
];

/** The place of the first of the three kinds above that name makers. */
const MAKERS_FROM = QUANTITIES.length - 3;

/** One to three conditions over different quantities, in any order. */
function makeQuery(): { query: string; conditions: Condition[] } {
  const kinds = new Set(
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => Math.floor(random() * QUANTITIES.length)),
  );
  // Two of the makers' kinds would say two things of one maker.
  const chosen = [...kinds].filter(
    (kind, index, all) => kind < MAKERS_FROM || all.findIndex((other) => other >= MAKERS_FROM) === index,
  );
  const conditions = chosen.flatMap((kind) => QUANTITIES[kind]?.() ?? []);
  const query = conditions.map(({ text }) => text).join(oneOf([' ', ', ', ' και ', ' and ']));
  return { query: random() < 0.4 ? `laptop ${query}` : query, conditions };
}

const catalogue = readDemoCatalogue('el');
const QUERIES = new Map(Array.from({ length: 600 }, () => makeQuery()).map((made) => [made.query, made]));

describe('conditions that were said', () => {
  it.each([...QUERIES.values()])('hold for all that is shown: $query', ({ query, conditions }) => {
    const { entries, leftOut, offerOf } = catalogue.select({ ...WHOLE_CATALOGUE, query, sort: 'relevance' });
    const applied = conditions.filter(
      ({ text }) => !leftOut.some((words) => text.includes(words) || words.includes(text)),
    );
    for (const { text, holds } of applied) {
      expect(titlesOf(entries().filter((entry) => !holds(entry, offerOf(entry)))), text).toEqual([]);
    }
  });

  it('leave something in most queries', () => {
    const found = [...QUERIES.keys()].filter(
      (query) => catalogue.select({ ...WHOLE_CATALOGUE, query, sort: 'relevance' }).count > 0,
    );
    expect(found.length).toBeGreaterThan(QUERIES.size / 2);
  });
});

describe('either of two wishes for different things', () => {
  const wishes: Condition[] = [
    { text: 'touch', holds: ({ facts }) => facts.touch },
    { text: 'thunderbolt', holds: ({ values }) => values.ports.includes('thunderbolt') },
    { text: '32gb ram', holds: ({ values }) => values.ram.includes('32gb') },
    { text: 'windows 11', holds: ({ values }) => values.system.includes('windows-11') },
    { text: 'mac', holds: ({ title }) => /mac/i.test(title) },
    { text: 'ipad', holds: ({ title }) => /ipad/i.test(title) },
  ];
  const pairs = wishes.flatMap((one, index) => wishes.slice(index + 1).map((other) => ({ one, other })));
  const either = pairs.flatMap(({ one, other }) =>
    ['ή', 'or'].map((or) => ({ text: `${one.text} ${or} ${other.text}`, one, other })),
  );

  it.each(either)('is enough, and all that has it is shown: $text', ({ text, one, other }) => {
    const { entries } = catalogue.select({ ...WHOLE_CATALOGUE, query: text, sort: 'relevance' });
    const right = catalogue.entries.filter((entry) => one.holds(entry, null) || other.holds(entry, null));
    expect(titlesOf(entries()).toSorted()).toEqual(titlesOf(right).toSorted());
  });

  it.each(either)('and a price for both: $text έως 400 ευρώ', ({ text, one, other }) => {
    const query = `${text} έως 400 ευρώ`;
    const { entries, offerOf } = catalogue.select({ ...WHOLE_CATALOGUE, query, sort: 'relevance' });
    const wrong = entries().filter(
      (entry) => priceOf(entry, offerOf(entry)) > 400 || !(one.holds(entry, null) || other.holds(entry, null)),
    );
    expect(titlesOf(wrong)).toEqual([]);
  });
});

describe('a slip of the keyboard in a word of a condition', () => {
  const said = [
    'κάτω από 300 ευρώ|laptop μέχρι 400|τουλάχιστον 16gb ram|πάνω από 500 ευρώ|14 ιντσών dell|οθόνη αφής|8ης γενιάς i5',
    'φωτιζόμενο πληκτρολόγιο|under 300 euro|at least 16gb ram|more than 500 euro|less than 1.5 kg|14 inches dell',
    'touch screen|backlit keyboard|10th generation i5|between 200 and 400|προγραμματισμός|gaming laptop|ethernet',
    'fingerprint|σκληρός δίσκος 512gb|ελαφρύ laptop|μεταξύ 200 και 300|γύρω στα 300 ευρώ|toulaxiston 16gb',
  ].flatMap((row) => row.split('|'));
  /** A letter that is swapped with the next, is missing, or is there twice; the first one is right. */
  const slipsOf = (word: string) =>
    Array.from({ length: word.length - 2 }, (_, at) => [
      word.slice(0, at + 1),
      word[at + 1],
      word.slice(at + 2),
    ]).flatMap(([before = '', letter = '', after = '']) => [
      `${before}${after[0]}${letter}${after.slice(1)}`,
      before + after,
      `${before}${letter}${letter}${after}`,
    ]);
  const conditionsOf = (query: string) =>
    catalogue
      .select({ ...WHOLE_CATALOGUE, query, sort: 'relevance' })
      .implied.map(({ facet, value }) => `${facet}=${value}`);

  it('is mended', () => {
    const slips = said.flatMap((query) => {
      const words = query.split(' ');
      const expected = conditionsOf(query);
      return words.flatMap((word, place) =>
        /^\p{L}{5,}$/u.test(word) && !/dell|laptop/.test(word)
          ? slipsOf(word).map((slip) => ({ query: words.toSpliced(place, 1, slip).join(' '), expected }))
          : [],
      );
    });
    const wrong = slips.filter(({ query, expected }) => conditionsOf(query).join() !== expected.join());
    expect(slips.length).toBeGreaterThan(300);
    expect(wrong.length / slips.length, wrong.map(({ query }) => query).join('\n')).toBeLessThan(0.03);
  });
});

describe('either of two wishes that say all', () => {
  const processor = (text: string): Condition => ({
    text,
    holds: ({ facts }) => new RegExp(`\\b${text}\\b`, 'i').test(facts.cpu?.label ?? ''),
  });
  const names = [processor('i5'), processor('i7'), ...MAKERS];
  const kinds: readonly ((one: number) => Condition)[] = [
    (one) => ({
      text: `${[8, 16][one]}gb`,
      holds: (product, offer) => memoryOf(product, offer).includes(`${[8, 16][one]}gb`),
    }),
    (one) => ({
      text: `${[512, 256][one]}gb ssd`,
      holds: (product, offer) => diskOf(product, offer).includes(`${[512, 256][one]}gb`),
    }),
    (one) => ({
      text: `έως ${[250, 400][one]}€`,
      holds: (product, offer) => priceOf(product, offer) <= ([250, 400][one] ?? 0),
    }),
    (one) => ({
      text: `${[14, 15][one]} ιντσών`,
      holds: ({ values }) => values.screen.includes(`${[14, 15][one]}-inch`),
    }),
  ];
  const queries = names.flatMap((first, index) =>
    names.slice(index + 1).flatMap((second) =>
      kinds.map((kind) => {
        const sides = [first, second].map((name, side) => [name, kind(side)] as const);
        const said = sides.map(([name, condition]) => `${name.text} ${condition.text}`);
        return { query: said.join(oneOf([' ή ', ' or ', ' vs '])), sides };
      }),
    ),
  );

  it.each(queries)('keeps each of them whole: $query', ({ query, sides }) => {
    const { entries, offerOf, leftOut } = catalogue.select({ ...WHOLE_CATALOGUE, query, sort: 'relevance' });
    const meets = (product: DemoProduct) =>
      sides.some((side) => side.every(({ holds }) => holds(product, offerOf(product))));
    expect(entries().length).toBeGreaterThan(0);
    expect(titlesOf(entries().filter((product) => !meets(product)))).toEqual([]);
    for (const side of sides) {
      const has = entries().some((product) => side.every(({ holds }) => holds(product, offerOf(product))));
      if (!has) expect(leftOut).toContain(side.map(({ text }) => text).join(' '));
    }
  });
});

function titlesOf(products: readonly DemoProduct[]): string[] {
  return products.map(({ title }) => title);
}
