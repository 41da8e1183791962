/** What the page and the suggestions say besides products: words that nothing has, pages that answer, comparisons. */
import { describe, expect, it } from 'vitest';
import { createCatalogueIndex } from '#domain/catalogue/catalogue-index.ts';
import type { FacetValues } from '#domain/catalogue/facets.ts';
import { WHOLE_CATALOGUE } from '#domain/catalogue/selection.ts';
import { searchWords } from '#search.config';
import { readDemoCatalogue } from '../support/demo-catalogue.ts';
import { searchOver } from '../support/search-over.ts';

const catalogue = readDemoCatalogue('el');
const en = readDemoCatalogue('en');
const select = (query: string) => catalogue.select({ ...WHOLE_CATALOGUE, query, sort: 'relevance' });
const titles = (products: readonly { title: string }[]) => products.map(({ title }) => title).join('\n');

describe('words that the shown machines lack', () => {
  it.each([
    ['HP EliteBook 840 G5 i7-8650U 32GB', ['i7-8650U', '32GB']],
    ['thinkpad t14 i5-1135G7', ['i5-1135G7']],
    ['Surface Laptop 5', ['5']],
    ['Surface Laptop 4 Touch-Screen 8GB', ['8GB']],
    ['latitude 7390', ['7390']],
    ['dell 5490 i7 32gb', ['i7', '32gb']],
    ['laptop με παιχνίδια για παιδί', ['παιδί']],
    ['t480 ή t999', ['t999']],
    ['πάνω από 500€ κάτω από 300€', ['πάνω από 500€']],
    ['m2 pro', ['m2 pro']],
    ['macbook m2 pro', ['m2 pro']],
    ['m4', ['m4']],
    ['m4 16gb', ['m4']],
    ['core m5', ['core m5']],
    ['elitebook 1030 g4', ['g4']],
    ['gaming laptop lenovo', ['gaming']],
    ['7390', ['7390']],
    ['t495', ['t495']],
    ['20bv001agm', ['20bv001agm']],
    ['thinkpad z series', ['z series']],
    ['thinkpad x13 gen 3', ['3']],
    ['i7 8 512', ['512']],
    ['i7-12700h', ['i7-12700h']],
    // Short forms are told as they were typed.
    ['20NX001, 16gb', ['20NX001']],
    ['x1c12', ['x1c12']],
    ['x1 carbon gen 9 i5', ['i5']],
    ['elitebook 840 g4 i7', ['i7']],
    ['hdd 1tb', ['hdd']],
    ['elitebook newer than g9', ['newer']],
    ['elitebook g8 και πάνω i7', []],
    // A colour in a description is no choice, and what is not known of the others is said.
    ['black thinkpad', ['black']],
    ['μαύρο laptop', ['μαύρο']],
    // No filter knows what is denied.
    ['όχι 14 laptop', ['όχι 14']],
    ['όχι κάτω από i7', []],
    ['latitude 5410 και πάνω', []],
    ['t490 ή πιο καινούργιο', []],
    ['οθόνη 24 για γραφείο', ['γραφείο']],
  ])('are named for «%s», in the list and while it is typed', (query, leftOut) => {
    expect(select(query).leftOut).toEqual(leftOut);
    expect(catalogue.suggest(query, 3).leftOut).toEqual(leftOut);
  });

  it.each([
    ['Surface Laptop 5', /Surface Laptop 4/],
    ['elitebook 840 g10', /840 G9/],
    ['macbook pro m4', /M3/],
    ['xps 13 9300', /9310/],
    ['surface pro 9', /Surface Pro 8/],
    ['latitude 7390', /7280/],
    ['7390', /7280/],
    ['latitude 5500', /5510/],
    ['latitude 7300', /5300/],
    ['t495', /T490/],
    ['l14', /T14/],
    ['m4', /M3/],
    ['laptop m4', /M3/],
    ['m2 pro', /M1 Pro/],
    ['macbook m2 pro', /M1 Pro/],
    ['core m5', /Core m3/],
    ['i7-12700h', /i7-12/],
    ['elitebook 1030 g4', /1030/],
    ['gaming laptop lenovo', /ThinkPad P/],
    ['21aa0038', /ThinkPad/],
    ['dell i9', /i7-1265U/],
    ['lenovo i9 32gb', /i7-1260P/],
    ['HP EliteBook 840 G5 i7-8650U', /i7-8550U/],
    ['thinkpad t14 i5-1135G7', /i5-1145G7/],
    ['x1 carbon gen 9 i5', /Gen 9/],
    ['surface pro 8 i7', /Surface Pro 8/],
    ['surface laptop 6', /Surface Laptop 4/],
    ['m1 pro', /M1 Pro/],
    ['m3 pro', /M3 Pro/],
    ['latitude 5', /Latitude 5\d{3}/],
    ['macbook pro 1', /MacBook Pro 1\d/],
    ['macbook air ή pro m1', /M1/],
  ])('leave the nearest model first: %s', (query, first) =>
    expect(select(query).entries(0, 1)[0]?.title).toMatch(first),
  );
});

it.each(['έχω 450€ τι μπορώ να πάρω', 'budget 450'])('«%s» asks for the most that a sum buys', (query) =>
  expect(select(query).entries(0, 1)[0]?.facts).toMatchObject({ ramGb: 32, windows11: 'yes' }),
);

describe('every product of the list', () => {
  it.each([
    ['ip', /iPad/],
    ['thinkpad x ή t σειρά', /ThinkPad [XT]\d/],
    ['thinkpad t or x', /ThinkPad [XT]\d/],
    ['thinkpad p series', /ThinkPad P\d/],
    ['σειρά τ', / T\d/],
    ['thinkpad x', /ThinkPad X\d/],
    ['latitude 5000 series', /Latitude E?5\d{3}/],
    ['elitebook σειρά 800', /EliteBook 8\d\d/],
    ['ryzen 4000 series', /Ryzen \d (?:PRO )?4\d{3}/],
    ['latitude 7000', /Latitude E?7\d{3}/],
    ['thinkpad t ή latitude 7000', /ThinkPad T\d|Latitude E?7\d{3}/],
    ['elitebook 800', /EliteBook 8\d\d/],
    ['έχετε κανένα dell με i7', /Dell.*i7/i],
    ['core m3', /Core m3/],
    ['m3', /Apple M3|M3 (?:Pro|Max)/],
    ['macbook 12 m3', /MacBook 12"/],
    ['surface pro 4 core i5', /Surface Pro 4 \(i5/],
    ['21ah0038', /T14 Gen 3/],
    ['20l6s0', /T480/],
    ['20W0000ABC', /T14 Gen 2/],
    ['m4 16gb', /M\d.*16 ?GB/],
    ['ipad m4', /iPad/],
    ['840 g 7', /840 G7/],
    ['thinkpad x 13', /X13/],
    ['macbook ari m1', /MacBook Air.*M1/],
    ['forht;o 14 ints;vn dell', /Dell/i],
    ['σερφις λαπτοπ 4', /Surface Laptop 4/],
    ['hp elitebook g8 or newer', /EliteBook.* G[89]/],
    ['g8 και πάνω elitebook', /EliteBook.* G[89]/],
    ['elitebook μετά το g5', /EliteBook.* G[6-9]/],
    ['elitebook πριν το g5', /EliteBook.* G[1-4]/],
    ['840 g5 ή καλύτερο', /840 G[5-9]/],
    ['x1 carbon gen 8 ή νεότερο κάτω από 600', /X1 Carbon Gen (?:8|9|10)/],
    ['t14 gen 2 και πάνω', /T14 Gen [23]/],
    ['at least i7 thinkpad', /ThinkPad.*i7/],
    ['ryzen 5 or better', /Ryzen [579]/],
    ['θινκπαντ τε 14', /T14/],
    ['ελιτμπουκ εχ360', /x360/],
    ['thinkpad όχι t', /ThinkPad (?!T\d)/],
    ['lenovo εκτός t και x', /(?<!ThinkPad [TX]\d.*)$/],
    ['surface rpo 7', /Surface Pro 7/],
    ['tablet με windows', /Surface (?:Pro|Go)|5290/],
    // What came out since, of the same series and size.
    ['t480 or newer', /T4[89]0|T14/],
    ['newer than t470', /T4[89]0|T14/],
    ['όχι νεότερο από t480', /T4[678]0/],
    ['latitude 5410 και πάνω', /Latitude 54[123]0/],
    ['surface pro 6 and above', /Surface Pro [678]/],
    ['xps 13 9360 or newer', /XPS 13 93[671]0/],
    ['ipad 9 ή νεότερο', /iPad (?:9|10)/],
    ['macbook air newer than m1', /MacBook Air.*M[23]/],
    ['elitebook 830 ή 840 από g7 και πάνω', /EliteBook 8[34]0 G[789]/],
    ['όχι κάτω από i7', /i[79]-/],
    // A number alone is a model's beside its name.
    ['x1 carbon but not gen 4', /X1 Carbon Gen (?:[6-9]|10)/],
    ['x1 carbon εκτός από 4 και 6', /X1 Carbon Gen (?:[789]|10)/],
    ['surface pro not 4', /Surface Pro (?!4)/],
    ['macbook pro όχι 13', /MacBook Pro 1[456]/],
    ['surface laptop όχι 2 ή 3', /Surface Laptop (?![23])/],
    ['512 nvme', /512 ?GB SSD NVMe/],
    ['emmc', /eMMC/],
    ['iris xe', /i[57]-1[12]/],
    ['vega graphics', /Ryzen/],
    ['4:3', /iPad 9/],
  ])('of «%s» is one of those', (query, isRight) => {
    const found = select(query).entries();
    expect(found.length).toBeGreaterThan(0);
    expect(titles(found.filter(({ title }) => !isRight.test(title)))).toBe('');
  });

  it.each(['t490 or newer', 't490 or something newer', 't490 ή κάτι πιο καινούριο', 't490 ή πιο καινούριο'])(
    'of «%s» are those that came out since, too',
    (query) => expect(titles(select(query).entries())).toMatch(/T490.*T14 Gen 1/s),
  );
});

describe('what is not wanted', () => {
  const wishes: readonly (readonly [unwanted: RegExp, queries: readonly string[]])[] = [
    [
      /apple|macbook|ipad|mac mini/i,
      ['καθόλου apple', 'not interested in apple', 'never apple', 'μισώ apple', 'katholou apple', 'skip apple'],
    ],
    [
      /\bhp\b/i,
      ['ποτέ hp', 'apart from hp', 'anything besides hp', 'ας μην είναι hp', 'pote hp', "isn't hp", 'όχι και hp'],
    ],
    [/\bdell\b/i, ['εξαιρώντας dell', 'με τίποτα dell', 'hate dell']],
    [/1[23](?:[.,]\d)?(?:"|''| ιντσών)/, ['όχι 12 ούτε 13 ιντσών']],
    [/lenovo|thinkpad/i, ['all brands minus lenovo', 'exclude lenovo']],
    [
      /macbook|mac mini/i,
      ['μη μου προτείνεις mac', 'not a mac', 'κανένα mac', 'ektos mac', 'αντί για mac', "i don't want a mac"],
    ],
    [/apple|macbook|ipad|\bhp\b/i, ['laptop χωρίς apple και hp']],
    [/αφής|touch/i, ['laptop without touch or numpad', 'χωρίς αφή ή αριθμητικό', 'χωρίς αφή ούτε 4gb']],
  ];
  it.each(wishes.flatMap(([unwanted, queries]) => queries.map((query) => [query, unwanted] as const)))(
    'is nowhere in the whole list: %s',
    (query, unwanted) => {
      const found = titles(select(query).entries());
      expect(found.split('\n').length).toBeGreaterThan(100);
      expect(found).not.toMatch(unwanted);
    },
  );
});

it.each([
  ['under 2 hundred euro', '0-200'],
  ['below 5 hundred', '0-500'],
  ['κάτω από τεσσεράμισι κατοστάρικα', '0-450'],
  ['2 to 3 hundred', '200-300'],
  ['laptop 300', '260-350'],
  ['macbook 500', '430-580'],
  ['laptop 200-3', '200-300'],
])('is read as a price: %s', (query, price) =>
  expect(select(query).implied.map(({ facet, value }) => `${facet}=${value}`)).toEqual([`price=${price}`]),
);

describe('a slip of the keyboard in a condition', () => {
  it.each([
    ['κατω απι 300 ευρω', 'price=0-300', 'κατω από 300 ευρω'],
    ['undre 300', 'price=0-300', 'under 300'],
    ['kstw apo 300', 'price=0-300', 'κάτω apo 300'],
    ['δίκσος 512gb', 'storage=512gb', 'δίσκος 512gb'],
    ['got dell', '', null],
    ['at laest 64gb', 'ram=64gb', 'at least 64gb'],
    ['14 inhces dell', 'screen=14-inch', '14 inches dell'],
    ['laptop ethernte', 'ports=ethernet', 'laptop ethernet'],
    ['για φοιτητξ', 'use=student', 'για φοιτητή'],
    ['thunderblot 4', 'use=thunderbolt4', 'thunderbolt 4'],
    ['touchscrean', 'touch=yes', 'touchscreen'],
    ['dog food', '', null],
    ['tesla', '', null],
    ['powerbook', '', null],
    ['αυτοκίνητο', '', null],
  ])('is mended, and what is none is not: %s', (query, filters, corrected) => {
    const found = select(query);
    expect(found.implied.map(({ facet, value }) => `${facet}=${value}`).join(' ')).toBe(filters);
    expect(found.corrected).toBe(corrected);
  });
  it.each(['laptop for chess', 'laptop for knitting'])('is no word without meaning: %s', (query) =>
    expect(select(query).corrected).toBeNull(),
  );
  it('and what is not sold is named', () =>
    expect(select('τσαμτα laptop')).toMatchObject({ count: 0, notSold: { words: 'τσάντα laptop' } }));
});

describe('without Windows', () => {
  it.each(['χωρίς windows', 'lenovo χορις windows', 'laptop without windows', '16gb χωρίς windows'])(
    'is sold with another system or none: %s',
    (query) => {
      const found = select(query);
      expect(found.count).toBeGreaterThan(10);
      for (const entry of found.entries(0, 20)) {
        expect(entry.choices.map(({ title }) => title).join('|')).toMatch(/Ubuntu|Χωρίς λειτουργικό/);
        expect(found.offerOf(entry)?.words.join(' ') ?? '').not.toMatch(/windows/);
      }
    },
  );
});

it.each(['elitebook 800', 'probook 450', 'macbook 16', 'xps 15', 'macbook pro 16', 'surface pro 8', 'x1 carbon 8'])(
  'the number of «%s» is a name',
  (query) => expect(select(query)).toMatchObject({ implied: [], leftOut: [] }),
);

it.each([
  ['macbook air 16', 'ram=16gb'],
  ['macbook air 16 512', 'ram=16gb storage=512gb'],
  ['macbook 8', 'ram=8gb'],
  ['dell 32', 'ram=32gb'],
  ['dell i7 16', 'ram=16gb'],
  ['lenovo 8', 'ram=8gb'],
  ['thinkpad 24', 'ram=24gb'],
  ['t480 8', 'ram=8gb'],
  ['840 g5 16', 'ram=16gb'],
  ['latitude 15', 'screen=15-inch'],
  ['surface 12', 'screen=12-inch'],
  ['hp 17', 'screen=17-inch'],
  ['hp 14 16', 'screen=14-inch ram=16gb'],
  ['laptop 15', 'screen=15-inch'],
  ['λάπτοπ 8', 'ram=8gb'],
])('the number of «%s» is a size', (query, filters) => {
  const { implied, leftOut } = select(query);
  expect(implied.map(({ facet, value }) => `${facet}=${value}`).join(' ')).toBe(filters);
  expect(leftOut).toEqual([]);
});

it.each([
  'steam deck',
  'fire tablet',
  'raspberry pi',
  'meta quest',
  'galaxy watch',
  'macbook neo',
  'usb c hub',
  'μπαταρία laptop',
])('«%s» is not sold, and no other thing', (query) =>
  expect(select(query)).toMatchObject({ count: 0, corrected: null, notSold: { words: query } }),
);

it.each([
  ['return my laptop', 'returns'],
  ['repair my laptop', 'warranty'],
  ['ship my laptop', 'delivery'],
])('«%s» asks for a page, and takes no laptop out', (query, service) =>
  expect(select(query)).toMatchObject({ count: 0, implied: [], service }),
);

it('a system of Apple is that of every Mac', () => expect(select('macos').count).toBe(select('mac').count));

it.each([
  ['κατω απο 3oo', 'κατω απο 300'],
  ['t48o', 't480'],
])('letters beside digits are zeros: %s', (typed, meant) =>
  expect(select(typed).entries()).toEqual(select(meant).entries()),
);

it('so short a word as `xp` is no HP', () =>
  expect(titles(select('xp').entries().concat(catalogue.suggest('xp', 5).products))).not.toMatch(/\bHP\b/));

it('«4 usb» asks for four sockets', () =>
  expect(titles(select('4 usb').entries())).toMatch(/^(?:.*(?:P50|OptiPlex|EliteDesk|ThinkCentre|Dock).*\n?)+$/));

describe('a property that nothing of the stock has', () => {
  it.each([
    ['oled', 'oled'],
    ['laptop oled', 'oled'],
    ['dvd', 'opticalDrive'],
    ['laptop με dvd', 'opticalDrive'],
    ['laptop 144hz', 'verySmooth'],
    ['windows 7', 'oldWindows'],
  ])('is named, and no other list takes its place: %s', (query, use) => {
    const { count, implied, leftOut } = select(query);
    expect({ count, leftOut }).toEqual({ count: 0, leftOut: [] });
    expect(implied.map(({ facet, value }) => `${facet}=${value}`)).toEqual([`use=${use}`]);
    expect(catalogue.suggest(query, 5).products).toEqual([]);
  });
});

describe('either of two wishes for different things', () => {
  const has = (query: string) => new Set(select(query).entries());
  it.each([
    ['windows 11 ή mac', 'windows 11', 'mac'],
    ['thunderbolt ή 32gb ram', 'thunderbolt', '32gb ram'],
    ['οθόνη αφής or ipad', 'οθόνη αφής', 'ipad'],
    ['touch ή 2 σε 1', 'touch', '2 σε 1'],
    ['dell ή touch', 'dell', 'touch'],
    ['16gb ή κάτω από 200', '16gb', 'κάτω από 200'],
    ['t480 16gb ή 512gb', 't480 16gb', 't480 512gb'],
    ['16gb ή 512gb t480', 't480 16gb', 't480 512gb'],
    ['t480 16gb ή t490 8gb', 't480 16gb', 't490 8gb'],
    ['14 ιντσών 16gb ή 15 ιντσών 8gb', '14 ιντσών 16gb', '15 ιντσών 8gb'],
    ['laptop 14 ιντσών 16gb or 15 ιντσών 8gb', 'laptop 14 ιντσών 16gb', '15 ιντσών 8gb'],
    ['είτε 8 είτε 16 gb', '8gb', '16gb'],
    ['tablet ή 2 σε 1', 'tablet', '2 σε 1'],
    ['a+ ή aa dell', 'grade a+ dell', 'grade aa dell'],
    ['latitude 5420 5430', 'latitude 5420', 'latitude 5430'],
    ['intel ή amd', 'intel', 'amd'],
    ['amd or intel 16gb', 'amd 16gb', 'intel 16gb'],
    ['hdmi ή displayport κάτω από 300', 'hdmi κάτω από 300', 'displayport κάτω από 300'],
    ['thinkpad, latitude', 'thinkpad', 'latitude'],
    ['dell lenovo κάτω από 200', 'dell κάτω από 200', 'lenovo κάτω από 200'],
    ['lenovo thinkpad, dell latitude', 'thinkpad', 'latitude'],
  ])('is enough: %s', (query, one, other) => expect(has(query)).toEqual(new Set([...has(one), ...has(other)])));
  it.each([
    ['t480 16gb ή 512gb', ['16gb']],
    ['t480 512gb ή 16gb', ['16gb']],
    ['t480 16gb ή t490 8gb', ['16gb']],
  ])('chooses the variant of the side that is met: %s', (query, ram) => {
    const found = select(query);
    const [machine] = found.entries().filter(({ title }) => /T480 \(i5-8350U/.test(title));
    expect(machine && found.offerOf(machine)?.ram).toEqual(ram);
  });
  it('shares the price that one side names', () => {
    const found = select('mac ή 16gb κάτω από 250');
    expect(found.implied.map(({ value }) => value)).toEqual(['0-250']);
    expect(found.count).toBeGreaterThan(0);
    for (const { offers = [] } of found.entries()) {
      expect(Math.min(...offers.map(({ priceCents }) => priceCents))).toBeLessThanOrEqual(25_000);
    }
  });
});

it.each(['hp 17 ιντσών κάτω από 100', 'laptop με lte', 'lte laptop'])(
  'the nearest to «%s» is a laptop with updates that is fit for general use',
  (query) => {
    const selection = { ...WHOLE_CATALOGUE, query, sort: 'relevance' as const };
    expect(select(query).count).toBe(0);
    const [nearest] = catalogue.nearest(selection, 3);
    expect(nearest?.values.kind).toEqual(['laptop']);
    expect(nearest?.values.windows).toEqual(['11']);
    expect(nearest?.values.use).toContain('general');
  },
);

it.each([
  ['4k display laptop', ({ resolution }: FacetValues) => resolution.includes('qhd')],
  ['gaming laptop 144hz', ({ use }: FacetValues) => use.includes('gaming')],
  ['αρχιτεκτονική έως 350', ({ use }: FacetValues) => use.includes('cad')],
])('the nearest to «%s» miss it by the least', (query, isNear) => {
  const nearest = catalogue.nearest({ ...WHOLE_CATALOGUE, query, sort: 'relevance' }, 4);
  expect(nearest.map(({ values }) => isNear(values))).toEqual([true, true, true, true]);
});

it('the nearest to a monitor that is not there are monitors', () => {
  const nearest = catalogue.nearest({ ...WHOLE_CATALOGUE, query: '27 inch monitor', sort: 'relevance' }, 4);
  expect(nearest.map(({ values }) => values.kind)).toEqual([['monitor'], ['monitor']]);
});

it('a machine of another size is further than one of another class', () =>
  expect(titles(select('latitude 7390').entries(0, 2))).toMatch(/7280[\s\S]*5300/));

it.each(['οθόνη full hd 24', 'macbook 64'])('each word of «%s» is applied', (query) =>
  expect(select(query)).toMatchObject({ count: 1, leftOut: [] }),
);

describe('the cheapest first', () => {
  it('of those with a card for games', () =>
    expect(select('gaming φτηνό').entries(0, 1)[0]?.title).toMatch(/Surface Book 2/));
  it('of the laptops where no other kind was said', () =>
    expect(select('the cheapest thinkpad').entries(0, 1)[0]?.title).toMatch(/X260|11e/));
  it('by the prices that the cards show', () => {
    const list = select('φθηνότερο laptop windows 11 8gb');
    const prices = list.entries(0, 9).map((entry) => list.offerOf(entry)?.priceCents ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });
  it('of the variants that were asked for', () => {
    const found = select('thinkpad t480 16gb');
    const [first] = found.entries(0, 1);
    const offer = first && found.offerOf(first);
    expect(offer?.ram).toEqual(['16gb']);
  });
});

it.each([
  ['επιστρέφω', 'returns'],
  ['πότε θα λάβω την παραγγελία', 'order'],
  ['τι σημαίνει a-', 'grades'],
  ['contact us', 'contact'],
  ['πως επιστρεφω ενα laptop', 'returns'],
  ['εγγ', 'warranty'],
  ['επιστ', 'returns'],
  ['πώς πληρώνω', 'payment'],
  ['πληρ', 'payment'],
  ['επισκ', 'warranty'],
  ['επισκευή οθόνης', 'warranty'],
  ['επισκευή οθ', 'warranty'],
  ['πόσο κάνει η αποστολή', 'delivery'],
  ['κάνετε αντικαταβολή', 'payment'],
  ['κόβετε τιμολόγιο', 'invoice'],
  ['που ειναι η παραγγελια μου', 'order'],
  ['τι σημαίνει grade a', 'grades'],
  ['τι είναι το grade b', 'grades'],
  ['τι διαφορά έχει το grade a από το b', 'grades'],
  ['είναι καινούργια ή μεταχειρισμένα;', 'grades'],
  ['τι γίνεται αν χαλάσει', 'warranty'],
  ['how long is the battery guaranteed', 'warranty'],
  ['δεν έχω λάβει email επιβεβαίωσης', 'order'],
  ['κουπόνι', 'code'],
  ['έχετε κωδικό έκπτωσης;', 'code'],
  ['το laptop μου δεν ανάβει', 'warranty'],
  ['μπαταρία πάνω από 80%', 'warranty'],
  ['is the battery replaced or is it the original one', 'warranty'],
  ['me egkyhsh 2 xronia', 'warranty'],
])('«%s» leads to the page of %s, without laptops', (query, service) => {
  expect(select(query)).toMatchObject({ service, count: 0 });
  expect(catalogue.suggest(query, 5)).toMatchObject({ service, products: [] });
});

it.each([
  ['φοιτ', 'student'],
  ['λογισ', 'accounting'],
  ['ταξ', 'travel'],
  ['προγρ', 'programming'],
  ['wif', 'wifi6'],
])('«%s» begins the use %s, in the list and while it is typed', (query, use) => {
  const { implied, entries } = select(query);
  expect(implied.map(({ facet, value }) => `${facet}=${value}`)).toEqual([`use=${use}`]);
  const listed = new Set(entries());
  const { products } = catalogue.suggest(query, 5);
  expect(products).toHaveLength(5);
  expect(products.filter((product) => !listed.has(product))).toEqual([]);
});

it('«τηλ» begins a question to the shop before goods that are not sold', () =>
  expect(catalogue.suggest('τηλ', 5)).toMatchObject({ service: 'contact', notSold: null }));

it.each(['σακίδιο', 'σακίδιο laptop', 'σακίδιο για laptop', 'τσάντα για laptop 15'])(
  '«%s» is named as not sold',
  (query) => expect(select(query)).toMatchObject({ count: 0, notSold: expect.anything() }),
);

it.each([
  ['οθόνη για t480', 'kind=monitor'],
  ['screen for my thinkpad t480', 'kind=monitor'],
  ['οθόνη για hp 840 g5', 'kind=monitor'],
  ['καλή οθόνη για t480', 'q=t480', 'οθόνη για t480'],
  ['μπαταρία για elitebook 840', 'q=elitebook%20840'],
  ['φορτιστής για lenovo t480', 'q=lenovo%20t480'],
  ['ανταλλακτική μπαταρία για latitude 7490', 'q=latitude%207490'],
  ['μπαταρία macbook air', 'q=macbook%20air'],
  ['μπαταρία t480', 'q=t480'],
  ['840 g5 μπαταρία', 'q=840%20g5'],
  ['7490 keyboard', 'q=7490'],
  ['μπαταρία για dell', 'kind=laptop'],
  ['ssd 1tb samsung', 'kind=laptop'],
])('«%s» is a spare part, and named whole; nearest is its machine', (query, nearest, words = query) =>
  expect(select(query)).toMatchObject({ count: 0, notSold: { words, nearest } }),
);

it.each([
  ['δυνατά ηχεία', 'use=equipped'],
  ['δυνατά ηχεία laptop', 'use=equipped'],
  ['δυνατά ηχεία και μεγάλη οθόνη', 'use=equipped use=largeScreen'],
  ['δυνατό laptop με ηχεία', 'use=fast use=equipped'],
])('«%s» praises a part and not the machine', (query, filters) => {
  const { count, implied } = select(query);
  expect(count).toBeGreaterThan(0);
  expect(implied.map(({ facet, value }) => `${facet}=${value}`).join(' ')).toBe(filters);
});

it.each(['πληκτρολόγιο laptop άνετο', 'laptop with a comfortable keyboard'])(
  '«%s» finds laptops in the language whose texts have no such word, too',
  (query) => {
    const { count, entries } = en.select({ ...WHOLE_CATALOGUE, query, sort: 'relevance' });
    expect(count).toBeGreaterThan(50);
    expect(entries(0, 5).every(({ values }) => values.kind.includes('laptop'))).toBe(true);
  },
);

it('only the dock with USB-C is shown for «βάση για thinkpad με usb-c»', () =>
  expect(titles(select('βάση για thinkpad με usb-c').entries())).toMatch(
    /^Lenovo ThinkPad USB-C Dock.*\nDell WD19S.*$/,
  ));

it.each([
  ...['οθόνη για macbook', 'οθόνη για το laptop μου', 'monitor for t480', 'εξωτερική οθόνη 24', 'δεύτερη οθόνη'],
  'extra monitor',
])('«%s» is a monitor', (query) => expect(select(query).entries(0, 1)[0]?.title).toMatch(/P2419H|T24i/));

it('«φορτ» begins what is not sold', () => expect(catalogue.suggest('φορτ', 5).notSold?.words).toBe('φορτ'));

it.each([
  ['t480 ή t490', /T480[\s\S]*T490/],
  ['hp 840 g5 / g6', /840 G5[\s\S]*840 G6/],
  ['840 g7 g8', /840 G7[\s\S]*840 G8/],
  ['latitude 5420,5430', /5420[\s\S]*5430/],
  ['x1 carbon gen 9 & 10', /Gen 9[\s\S]*Gen 10/],
  ['macbook air m1, m2', /M1[\s\S]*M2/],
  ['t480 και t490', /T480[\s\S]*T490/],
  ['surface pro 6/7', /Pro 6[\s\S]*Pro 7/],
  ['latitude 5420 vs elitebook 840 g8', /5420[\s\S]*840 G8/],
  ['διαφορά t480 με t480s', /T480 [\s\S]*T480s/],
  ['τι διαφέρει το t480 από το t480s', /T480 [\s\S]*T480s/],
  ['how does t480 differ from t490', /T480[\s\S]*T490/],
  ['t480 t490', /T480[\s\S]*T490/],
])('two named models are offered for comparison: %s', (query, both) =>
  expect(titles(select(query).compared)).toMatch(both),
);

it.each(['t480', 'dell ή hp', 'latitude 5420'])('nothing is offered for comparison: %s', (query) =>
  expect(select(query).compared).toEqual([]),
);

describe('the weight of a tablet with its keyboard', () => {
  const surface = catalogue.entries.filter(({ title }) => /Surface Pro/.test(title));
  it.each(['κάτω από 1 κιλό', 'under 1 kg'])('counts for a limit: %s', (query) => {
    const found = select(query).entries();
    expect(surface.length).toBeGreaterThan(5);
    expect(titles(found.filter((product) => surface.includes(product)))).toBe('');
  });
  it('counts for the boxes, the order and the uses', () => {
    for (const { values, numbers, facts } of surface) {
      expect(values.weight).toEqual(['0-1.2']);
      expect(numbers?.weight).toBe(facts.machine.weightWithKeyboardKg);
    }
    const [lightest] = select('το ελαφρύτερο').entries(0, 1);
    expect(lightest?.title).toMatch(/Surface Go 2/);
  });
});

describe('suggestions', () => {
  it.each([
    '12ης γενιας i5',
    'laptop 200-300',
    'hp i5 8ης γενιάς',
    'i7 16gb',
    'κάτω από 3',
    'laptop κάτω από 200',
    'κάτω από 2',
    'laptop 200-3',
    'ip',
    'όχι apple 16gb',
    '8 ή 16gb ram',
    't480 ή t490',
    'thinkpad t1',
    'elitebook 8',
    'latitude 54',
    'οθο',
    'windows 11 ή mac',
  ])('are among what the list shows: %s', (query) => {
    const listed = select(query)
      .entries()
      .map(({ id }) => id);
    const suggested = catalogue.suggest(query, 5).products.map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining(suggested));
    expect(suggested).toHaveLength(Math.min(5, listed.length));
  });
});

it('puts a laptop before the dock of its maker where no laptop of the name is there', () => {
  const few = catalogue.entries.filter(({ title }) => /WD19S|Latitude 5490 \(i5-8250U|P2419H|OptiPlex/.test(title));
  const shop = createCatalogueIndex(few, 'el', (entries) =>
    searchOver(
      entries.map(({ searchable }) => searchable),
      searchWords,
    ),
  );
  const firstOf = (query: string) =>
    shop.select({ ...WHOLE_CATALOGUE, query, sort: 'relevance' }).entries(0, 1)[0]?.title;
  expect(firstOf('dell g15 5530')).toMatch(/Latitude/);
  expect(firstOf('dell xps 13')).toMatch(/Latitude/);
  expect(firstOf('dell dock wd22')).toMatch(/WD19S/);
});

it('shows each of two named models, in turn, though a use is asked for that one is not made for', () => {
  const both = select('surface pro 7 ή ipad air 5 για πανεπιστήμιο');
  expect(titles(both.entries(0, 2))).toMatch(/Surface Pro 7.*\n.*iPad Air 5/);
  expect(both.leftOut).toEqual(['πανεπιστήμιο']);
  expect(titles(select('t480 ή macbook air m1 για φοιτητή').entries(0, 2))).toMatch(/T480.*\n.*MacBook Air/);
});

it('shows the largest first where none has a large screen', () => {
  expect(select('ipad με μεγάλη οθόνη').entries(0, 1)).toMatchObject([{ title: expect.stringMatching(/iPad Pro 11/) }]);
});
