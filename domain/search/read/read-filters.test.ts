import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { cleanQuery } from '../../catalogue/clean-query.ts';
import { readFilters } from './read-filters.ts';

const names = {
  isNamed: () => false,
  thisYear: () => 2026,
  isNumbered: () => false,
  readNumber: (lexemes: readonly { text: string }[], at: number) =>
    at > 0 && lexemes[at]?.text === '8' ? ('name' as const) : null,
  has: (word: string) => ['840', '5420', '7', '8', 'x1', 't14', '11e'].includes(word),
  isCountedByGeneration: (word: string) => ['x1', 't14', 'carbon', '11e'].includes(word),
  readKind: () => null,
  readUse: () => null,
  readPart: () => null,
  readOther: () => null,
  isPart: () => false,
  readBegun: () => null,
  nameOf: () => null,
};
const read = (query: string) => readFilters(cleanQuery(query), names);
const summary = (query: string) =>
  read(query)
    .filters.map(({ facet, value, words }) => `${facet}=${value} (${words})`)
    .join(', ');

describe('memory and storage', () => {
  it.each([
    ['16gb', 'ram=16gb (16gb)'],
    ['16 GB RAM', 'ram=16gb (16 GB RAM)'],
    ['16γβ', 'ram=16gb (16γβ)'],
    ['μνήμη 16', 'ram=16gb (μνήμη 16)'],
    ['mnhmh ram 8', 'ram=8gb (mnhmh ram 8)'],
    ['32gb', 'ram=32gb (32gb)'],
    ['128gb', 'storage=128gb (128gb)'],
    ['64gb ssd', 'storage=64gb (64gb ssd)'],
    ['tablet 64gb', 'storage=64gb (64gb)'],
    ['128gb ram', 'ram=128gb (128gb ram)'],
    ['512 ssd', 'storage=512gb (512 ssd)'],
    ['ssd 512', 'storage=512gb (ssd 512)'],
    ['δίσκο 1tb', 'storage=1tb (δίσκο 1tb)'],
    ['1 τέρα', 'storage=1tb (1 τέρα)'],
    ['1 tera disko', 'storage=1tb (1 tera disko)'],
    ['1To', 'storage=1tb (1To)'],
    ['1000gb', 'storage=1tb (1000gb)'],
    ['16gb ram 512gb ssd', 'ram=16gb (16gb ram), storage=512gb (512gb ssd)'],
    ['ram 16gb ssd 512gb', 'ram=16gb (ram 16gb), storage=512gb (ssd 512gb)'],
    ['16gb ssd 512', 'ram=16gb (16gb), storage=512gb (ssd 512)'],
    ['8gb ή 16gb', 'ram=8gb (8gb), ram=16gb (ή 16gb)'],
    ['surface pro 8 ram 16', 'ram=16gb (ram 16)'],
    ['16/512', 'ram=16gb (16), storage=512gb (512)'],
    ['dell 256', 'storage=256gb (256)'],
    ['24/7', ''],
    ['840', ''],
  ])('%s', (query, expected) => expect(summary(query)).toBe(expected));
});

describe('bounds of memory and storage', () => {
  const values = (query: string) =>
    read(query)
      .filters.map(({ facet, value }) => `${facet} ${value}`)
      .filter((value) => !RARE.test(value))
      .join(', ');
  /** Sizes between those that most machines have. */
  const RARE = /^(?:ram -?(?!-|(?:4|8|16|32|64)gb)|storage -?(?!-|(?:64|128|256|512)gb|[12]tb))/;
  const [BELOW_16, UP_TO_16] = ['ram 4gb, ram 8gb', 'ram 4gb, ram 8gb, ram 16gb'];
  const FROM_16 = 'ram 16gb, ram 32gb, ram 64gb';
  const BELOW_300 = 'storage 64gb, storage 128gb, storage 256gb';
  it.each([
    ['under 16gb ram', BELOW_16],
    ['less than 16gb', BELOW_16],
    ['below 16 gb of ram', BELOW_16],
    ['ram < 16gb', BELOW_16],
    ['κάτω από 16gb', BELOW_16],
    ['katw apo 16gb', BELOW_16],
    ['κάτω από τα 16gb', BELOW_16],
    ['λιγότερο από 16gb ram', BELOW_16],
    ['μνήμη λιγότερη από 16 γίγα', BELOW_16],
    ['laptop κάτω από 300gb', BELOW_300],
    ['under 300 gigabytes', BELOW_300],
    ['κάτω από 300 γκίγκα', BELOW_300],
    ['κάτω από 1 τέρα', `${BELOW_300}, storage 512gb`],
    ['up to 16gb', UP_TO_16],
    ['έως 16gb', UP_TO_16],
    ['ως 16gb', UP_TO_16],
    ['μέχρι 16gb', UP_TO_16],
    ['μέχρι και 16gb ram', UP_TO_16],
    ['το πολύ 16gb', UP_TO_16],
    ['at most 16 ram', UP_TO_16],
    ['no more than 16gb', UP_TO_16],
    ['όχι πάνω από 16gb', UP_TO_16],
    ['not above 16gb', UP_TO_16],
    ['16gb or less', UP_TO_16],
    ['16gb ram και κάτω', UP_TO_16],
    ['16gb max', UP_TO_16],
    ['at least 16gb', FROM_16],
    ['από 16gb', FROM_16],
    ['not less than 16gb', FROM_16],
    ['όχι λιγότερο από 16gb', FROM_16],
    ['όχι κάτω από 16gb', FROM_16],
    ['16gb και πάνω 14 ιντσών', `${FROM_16}, screen 14-inch`],
    ['πάνω από 16gb', 'ram 32gb, ram 64gb'],
    ['όχι 8gb και κάτω', 'ram -4gb, ram -8gb'],
    ['από 8 έως 16gb', 'ram 8gb, ram 16gb'],
    ['8gb έως και 16gb', 'ram 8gb, ram 16gb'],
    ['512gb ssd to 1tb', 'storage 512gb, storage 1tb'],
    ['16 to 32gb ram', 'ram 16gb, ram 32gb'],
    ['ram 16gb to 32gb', 'ram 16gb, ram 32gb'],
    ['between 256gb and 1tb', 'storage 256gb, storage 512gb, storage 1tb'],
    ['256-512gb', 'storage 256gb, storage 512gb'],
    // A model, another kind of size, a system and a price beside a size are no bound of it.
    ['surface pro 8 έως 16gb', UP_TO_16],
    ['32gb - 512gb', 'ram 32gb, storage 512gb'],
    ['chrome os 64gb', 'ram 64gb'],
    ['16gb έως 350', 'ram 16gb, price 0-350'],
    ['16gb max 400€', 'ram 16gb, price 0-400'],
    ['16gb max €400', 'ram 16gb, price 0-400'],
    ['16gb το πολύ 400', 'ram 16gb, price 0-400'],
    ['16gb at least 512gb', 'ram 16gb, storage 512gb, storage 1tb, storage 2tb'],
    ['under 300 16gb', 'price 0-300, ram 16gb'],
    ['m1 max 32gb', 'ram 32gb'],
  ])('%s', (query, expected) => expect(values(query)).toBe(expected));
});

it('knows sizes between the usual ones', () =>
  expect(read('πάνω από 16gb ram κάτω από 40gb ram').filters.map(({ value }) => value)).toEqual(
    // Once for each of the two conditions.
    [...['18gb', '20gb', '24gb', '32gb', '36gb'], ...['18gb', '20gb', '24gb', '32gb', '36gb']],
  ));

describe('conditions over one quantity', () => {
  const values = (query: string) =>
    [...new Set(read(query).filters.map(({ facet, value }) => `${facet} ${value}`))].join(', ');
  it.each([
    ['πάνω από 200 και κάτω από 400', 'price 200-400'],
    ['over 200€ under 400€', 'price 200-400'],
    ['ελαφρύ κάτω από 1.2 κιλά', 'weight 0-1.2'],
    ['πάνω από 1 κιλό και κάτω από 1.5 κιλά', 'weight 1-1.5'],
    ['8 ή 16gb ram', 'ram 16gb, ram 8gb'],
    ['8gb ή 16gb', 'ram 8gb, ram 16gb'],
    ['16gb ram και κάτω από 600', 'ram 16gb, price 0-600'],
    ['8 ή 10ης γενιάς', 'cpu 10th-gen, cpu 8th-gen'],
    ['12ης γενιάς και πάνω', 'cpu 12th-gen, cpu 13th-gen, cpu 14th-gen, cpu 15th-gen'],
    ['10th gen or newer', 'cpu 10th-gen, cpu 11th-gen, cpu 12th-gen, cpu 13th-gen, cpu 14th-gen, cpu 15th-gen'],
    ['έως 5ης γενιάς', 'cpu 3rd-gen, cpu 4th-gen, cpu 5th-gen'],
    ['≥16gb ram ≤32gb ram', 'ram 16gb, ram 18gb, ram 20gb, ram 24gb, ram 32gb'],
    ['μεταξύ 13 και 15 ιντσών', 'screen 13-inch, screen 14-inch, screen 15-inch'],
    ['9 και κάτω ίντσες', 'screen 7-inch, screen 8-inch, screen 9-inch'],
    ['έως 9 ιντσών', 'screen 7-inch, screen 8-inch, screen 9-inch'],
    // The later of two that exclude each other holds.
    ['πάνω από 500€ κάτω από 300€', 'price 0-300'],
    ['όχι 8gb ή 4gb', 'ram -8gb, ram -4gb'],
  ])('%s', (query, expected) => expect(values(query)).toBe(expected));

  it.each([
    ['512 και πάνω δίσκο', ['storage', 512, 8192]],
    ['από 512 και πάνω δίσκο', ['storage', 512, 8192]],
    ['16 or more gb ram', ['ram', 16, 128]],
    ['64gb και πάνω ssd', ['storage', 64, 8192]],
    ['8 και κάτω ραμ', ['ram', 2, 8]],
  ] as const)('%s: the word of a size follows its bound', (query, [facet, least, most]) => {
    const { filters } = read(query);
    const sizes = filters.map(({ value }) => Number.parseInt(value, 10) * (value.endsWith('tb') ? 1024 : 1));
    expect(new Set(filters.map((filter) => filter.facet))).toEqual(new Set([facet]));
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([least, most]);
  });

  it('leaves the drive that has a size of its own', () =>
    expect(read('16 και πάνω ssd 512gb').filters.map(({ facet }) => facet)).not.toContain('ram'));

  it('names what is contradicted', () =>
    expect(read('πάνω από 500€ κάτω από 300€').notApplied).toEqual(['πάνω από 500€']));
});

describe('screens', () => {
  it.each([
    ['14"', 'screen=14-inch (14")'],
    ["14''", "screen=14-inch (14'')"],
    ['14″', 'screen=14-inch (14″)'],
    ['14 ίντσες', 'screen=14-inch (14 ίντσες)'],
    ['14 intses', 'screen=14-inch (14 intses)'],
    ['14in', 'screen=14-inch (14in)'],
    ['14 inch laptop', 'screen=14-inch (14 inch)'],
    ['14άρι', 'screen=14-inch (14άρι)'],
    ['15.6', 'screen=15-inch (15.6)'],
    ['15,6', 'screen=15-inch (15,6)'],
    ['13.3 ιντσών', 'screen=13-inch (13.3 ιντσών)'],
    ['οθόνη 17', 'screen=17-inch (οθόνη 17)'],
    ['οθόνη αφής 14', 'touch=yes (οθόνη αφής), screen=14-inch (14)'],
    ['οθόνη αφής 16gb', 'touch=yes (οθόνη αφής), ram=16gb (16gb)'],
    ['11 ή 12 ιντσών', 'screen=11-inch (11 ή 12 ιντσών), screen=12-inch (11 ή 12 ιντσών)'],
    ['14 or 15.6 inch', 'screen=14-inch (14 or 15.6 inch), screen=15-inch (14 or 15.6 inch)'],
    ['13-14 inch', 'screen=13-inch (13-14 inch), screen=14-inch (13-14 inch)'],
    [
      '13 έως 15 ίντσες',
      'screen=13-inch (13 έως 15 ίντσες), screen=14-inch (13 έως 15 ίντσες), screen=15-inch (13 έως 15 ίντσες)',
    ],
    ['15 ή 13 ίντσες', 'screen=13-inch (15 ή 13 ίντσες), screen=15-inch (15 ή 13 ίντσες)'],
    ['οθόνη 24 ιντσών', 'screen=24-inch (οθόνη 24 ιντσών)'],
    ['16"', 'screen=16-inch (16")'],
    ['14', ''],
    ['οθόνη αφής', 'touch=yes (οθόνη αφής)'],
    ['2 in 1', ''],
  ])('%s', (query, expected) => expect(summary(query)).toBe(expected));
});

describe('generations', () => {
  it.each([
    ['8ης γενιάς', 'cpu=8th-gen (8ης γενιάς)'],
    ['8η γενια', 'cpu=8th-gen (8η γενια)'],
    ['8hs genias', 'cpu=8th-gen (8hs genias)'],
    ['8th gen', 'cpu=8th-gen (8th gen)'],
    ['11th generation', 'cpu=11th-gen (11th generation)'],
    ['i5 8ης', 'cpu=8th-gen (8ης)'],
    ['γενιά 8', 'cpu=8th-gen (γενιά 8)'],
    ['gen 8', 'cpu=8th-gen (gen 8)'],
    ['gen10 dell', 'cpu=10th-gen (gen10)'],
    ['όγδοης γενιάς', 'cpu=8th-gen (όγδοης γενιάς)'],
    ['thinkpad x1 gen 9', ''],
    ['x1 carbon gen 9', ''],
    ['t14 gen 2', ''],
    ['elitebook 840 g8', ''],
    ['snapdragon 8 gen 1', ''],
    ['99ης γενιάς', ''],
    ['8 th gen', 'cpu=8th-gen (8 th gen)'],
    ['gen 8th', 'cpu=8th-gen (gen 8th)'],
    ['8th gen 5', 'cpu=8th-gen (8th gen)'],
    ['15th gen', 'cpu=15th-gen (15th gen)'],
    ['16th gen', ''],
    ['1ης γενιάς', ''],
    ['8.5 gen', ''],
    ['x8 gen', ''],
    ['όγδοης', ''],
    ['t14 black laptop 8th gen', 'cpu=8th-gen (8th gen)'],
  ])('%s', (query, expected) => expect(summary(query)).toBe(expected));
});

describe('prices', () => {
  it.each([
    ['κάτω από 400', 'price=0-400 (κάτω από 400)'],
    ['katw apo 400', 'price=0-400 (katw apo 400)'],
    ['έως 300€', 'price=0-300 (έως 300€)'],
    ['μέχρι 300 ευρώ', 'price=0-300 (μέχρι 300 ευρώ)'],
    ['mexri 300 eyrw', 'price=0-300 (mexri 300 eyrw)'],
    ['όχι πάνω από 300', 'price=0-300 (όχι πάνω από 300)'],
    ['δεν θέλω να δώσω πάνω από τα 300', 'price=0-300 (δεν θέλω να δώσω πάνω από τα 300)'],
    ['να μην ξεπερνά τα 300€', 'price=0-300 (μην ξεπερνά τα 300€)'],
    ["I don't want to spend more than 300", "price=0-300 (I don't want to spend more than 300)"],
    ['όχι κάτω από 300 ευρώ', 'price=300+ (όχι κάτω από 300 ευρώ)'],
    ["it shouldn't weigh more than 1.3kg", "weight=0-1.3 (shouldn't weigh more than 1.3kg)"],
    ['under 300', 'price=0-300 (under 300)'],
    ['up to €300', 'price=0-300 (up to €300)'],
    ['κάτω από 1.000€', 'price=0-1000 (κάτω από 1.000€)'],
    ['έως 299,90€', 'price=0-300 (έως 299,90€)'],
    ['400 ευρω', 'price=0-400 (400 ευρω)'],
    ['400ε', 'price=0-400 (400ε)'],
    ['με 300 ευρώ', 'price=0-300 (με 300 ευρώ)'],
    ['300€ και κάτω', 'price=0-300 (300€ και κάτω)'],
    ['200-300€', 'price=200-300 (200-300€)'],
    ['200-300', 'price=200-300 (200-300)'],
    ['300-200€', 'price=200-300 (300-200€)'],
    ['από 200 έως 300', 'price=200-300 (από 200 έως 300)'],
    ['200 έως 300 ευρώ', 'price=200-300 (200 έως 300 ευρώ)'],
    ['between 200 and 300', 'price=200-300 (between 200 and 300)'],
    ['πάνω από 500', 'price=500+ (πάνω από 500)'],
    ['over 500', 'price=500+ (over 500)'],
    ['από 500 ευρώ', 'price=500+ (από 500 ευρώ)'],
    ['500€ και πάνω', 'price=500+ (500€ και πάνω)'],
    ['περίπου 300', 'price=260-350 (περίπου 300)'],
    ['840 έως 900€', 'price=0-900 (έως 900€)'],
    ['surface pro 8 έως 600€', 'price=0-600 (έως 600€)'],
    ['κάτω από 2 κιλά', 'weight=0-2 (κάτω από 2 κιλά)'],
    ['ελαφρύ', 'weight=0-1.4 (ελαφρύ)'],
    ['χωρίς αφή', 'touch=no (χωρίς αφή)'],
    ['όχι 8gb', 'ram=-8gb (όχι 8gb)'],
    ['με thunderbolt', 'ports=thunderbolt (με thunderbolt)'],
    [
      'screen higher than full hd',
      'resolution=4k (screen higher than full hd), resolution=qhd (screen higher than full hd)',
    ],
    ['δεν παίρνει windows 11', 'windows=10 (δεν παίρνει windows 11)'],
    ["doesn't support windows 11", "windows=10 (doesn't support windows 11)"],
    ['4gb vram', 'graphics=dedicated (vram)'],
    ['macbook touch bar', ''],
    ['qhd or better screen', 'resolution=qhd (qhd or better screen), resolution=4k (qhd or better screen)'],
    [
      'τουλάχιστον full hd',
      'resolution=fhd (τουλάχιστον full hd), resolution=4k (τουλάχιστον full hd), resolution=qhd (τουλάχιστον full hd)',
    ],
    [
      'at least 16gb',
      ['16', '18', '20', '24', '32', '36', '40', '48', '64', '96', '128']
        .map((size) => `ram=${size}gb (at least 16gb)`)
        .join(', '),
    ],
    ['thunderbolt dock', ''],
    ['τριακόσια πενήντα ευρώ', 'price=0-350 (τριακόσια πενήντα ευρώ)'],
    ['budget 350', 'price=0-350 (budget 350)'],
    ['60wh και πάνω', 'battery=60+ (60wh και πάνω)'],
    ['m1 max 32gb', 'ram=32gb (32gb)'],
    ['5420', ''],
    // Without a currency only what laptops cost is money.
    // What is being typed may be the beginning of a price.
    ['under 49', 'price=0-490 (under 49)'],
    ['κάτω από 2', 'price=0-200 (κάτω από 2)'],
    ['κάτω από 2€', 'price=0-2 (κάτω από 2€)'],
    ['under 49 laptop', ''],
    ['under 50', 'price=0-50 (under 50)'],
    ['under 3000', 'price=0-3000 (under 3000)'],
    ['under 3001', 'price=0-3001 (under 3001)'],
    ['ευρώ 300', 'price=0-300 (ευρώ 300)'],
    ['≤300', 'price=0-300 (≤300)'],
    ['💶200', 'price=0-200 (💶200)'],
    ['under 40€', 'price=0-40 (under 40€)'],
    ['€300', 'price=0-300 (€300)'],
    ['300 e laptop', 'price=260-350 (300)'],
    ['laptop 300', 'price=260-350 (300)'],
    ['dell 300', 'price=260-350 (300)'],
    ['x1 carbon 300', ''],
    ['κάτω από 300x', ''],
    ['300 έως 450', 'price=300-450 (300 έως 450)'],
    ['300 με 450', 'price=300-450 (300 με 450)'],
    ['840 με 900', ''],
    ['310-455', ''],
    ['310-455€', 'price=310-455 (310-455€)'],
    ['310€-455', 'price=310-455 (310€-455)'],
    ['between 210 and 355', 'price=210-355 (between 210 and 355)'],
    ['from 500', ''],
    ['300', 'price=260-350 (300)'],
    ['840', ''],
    ['320', ''],
    ['500+', 'price=500+ (500+)'],
    ['300 and under', 'price=0-300 (300 and under)'],
    ['max 300', 'price=0-300 (max 300)'],
    ['m1 max 300', ''],
    ['max 300€', 'price=0-300 (max 300€)'],
    ['budget gaming laptop 600', 'price=0-600 (600)'],
    ['budget laptop 840', ''],
    ['περίπου 333', 'price=280-380 (περίπου 333)'],
    ['περίπου 40', ''],
    ['under 0', ''],
    // The number that begins a model's name is no money, whatever letter it ends in.
    ['thinkpad 11e', ''],
    ['11e', ''],
    ['lenovo 11e gen 5', ''],
    ['από 11e', ''],
    ['thinkpad 11e έως 200', 'price=0-200 (έως 200)'],
    ['under 11e', ''],
    ['11€', 'price=0-11 (11€)'],
    ['300e', 'price=0-300 (300e)'],
    ['έως 300e', 'price=0-300 (έως 300e)'],
    ['840 €', 'price=0-840 (840 €)'],
    ['840e', 'price=0-840 (840e)'],
    ['840 and up', ''],
    ['250 and under', 'price=0-250 (250 and under)'],
    ['elitebook 840 και πάνω', ''],
    ['elitebook 840 max', ''],
    ['από 840 και πάνω', 'price=840+ (από 840 και πάνω)'],
    ['840€ και πάνω', 'price=840+ (840€ και πάνω)'],
    ['κάτω από 99999999999', ''],
  ])('%s', (query, expected) => expect(summary(query)).toBe(expected));
});

describe('grades and Windows', () => {
  it.each([
    ['grade A', 'grade=a (grade A)'],
    ['grade A+', 'grade=aplus (grade A+)'],
    ['κατηγορία α+', 'grade=aplus (κατηγορία α+)'],
    ['βαθμός ΑΑ', 'grade=aa (βαθμός ΑΑ)'],
    ['grade (A+)', 'grade=aplusparenthesis (grade (A+))'],
    ['grade A−', 'grade=aminus (grade A−)'],
    ['A+ grade', 'grade=aplus (A+ grade)'],
    ['A+', 'grade=aplus (A+)'],
    ['A-', 'grade=aminus (A-)'],
    ['A', ''],
    ['grade z', ''],
    ['grade b-', ''],
    ['ββ grade', ''],
    ['grade αα', 'grade=aa (grade αα)'],
    ['(a+) grade', 'grade=aplusparenthesis ((a+) grade)'],
    ['α- grade', 'grade=aminus (α- grade)'],
    [
      'grade A or better',
      ['a', 'aa', 'aplus', 'aplusparenthesis'].map((grade) => `grade=${grade} (grade A or better)`).join(', '),
    ],
    ['windows 12', ''],
    ['χωρίς windows 10', 'windows=-10 (χωρίς windows 10)'],
    ['windows 11', 'system=windows-11 (windows 11)'],
    ['Windows 11 Pro', 'system=windows-11-pro (Windows 11 Pro)'],
    ['win 10 home', 'system=windows-10-home (win 10 home)'],
    ['windows home', 'system=windows-home (windows home)'],
    ['win11', 'system=windows-11 (win11)'],
    ['w10', 'system=windows-10 (w10)'],
    ['w 10', ''],
    ['γουίντοους 11', 'system=windows-11 (γουίντοους 11)'],
    ['windows', 'system=windows-11 (windows)'],
    ['windows 7', ''],
    ['χωρίς windows', 'system=linux (χωρίς windows), system=none (χωρίς windows)'],
    ['χωρίς λειτουργικό', 'system=none (χωρίς λειτουργικό)'],
    ['no os', 'system=none (no os)'],
    ['ubuntu 24.04 lts 8gb', 'system=linux (ubuntu 24.04 lts), ram=8gb (8gb)'],
    ['λίνουξ 16 gb', 'system=linux (λίνουξ), ram=16gb (16 gb)'],
    ['όχι linux', 'system=-linux (όχι linux)'],
    ['i5 16 256', 'ram=16gb (16), storage=256gb (256)'],
    ['ipad 9 64', 'storage=64gb (64)'],
  ])('%s', (query, expected) => expect(summary(query)).toBe(expected));
});

describe('years', () => {
  it.each([
    ['μετά το 2020', 'year=2021+ (μετά το 2020)'],
    ['πριν το 2020', 'year=0-2019 (πριν το 2020)'],
    ['not older than 2020', 'year=2020+ (not older than 2020)'],
    ['2020 or newer', 'year=2020+ (2020 or newer)'],
    ['before 2008', 'year=0-2007 (before 2008)'],
    ['before 2007', ''],
    ['after 2040', 'year=2041+ (after 2040)'],
    ['after 2041', ''],
    ['before 2020€', 'price=0-2020 (2020€)'],
    ['2020.5 or newer', ''],
    ['2020', ''],
  ])('%s', (query, expected) => expect(summary(query)).toBe(expected));
});

describe('what no filter knows', () => {
  it.each([
    ['macbook χωρίς notch', 'macbook', ['χωρίς notch']],
    ['χωρίς την butterfly', '', ['χωρίς την butterfly']],
    ['macbook without touch bar', 'macbook', ['without touch bar']],
    ['laptop χωρίς πρόβλημα', 'laptop χωρίς πρόβλημα', []],
  ])('%s: is no wish where it is denied', (query, rest, denied) => {
    const outcome = read(query);
    expect(outcome.rest.replace(/\n/g, '').trim()).toBe(rest);
    expect(outcome.notApplied).toEqual(denied);
  });
});

describe('superlatives', () => {
  it.each([
    ['το ακριβότερο', 'dearest'],
    ['φθηνότερο ακριβότερο', 'cheapest'],
    ['φθηνότερο από 300', undefined],
    ['dell', undefined],
  ])('%s asks for %s', (query, order) => expect(read(query).order).toBe(order));
});

describe('what is taken out', () => {
  const facets: Record<string, 'brand' | 'not' | 'kind'> = { dell: 'brand', hp: 'brand', macbook: 'not', dock: 'kind' };
  const nameOf: typeof names.nameOf = ((lexemes: readonly { text: string }[], index: number) => {
    const text = lexemes[index]?.text ?? '';
    const facet = facets[text];
    return facet ? { facet, value: text, to: index + 1 } : null;
  }) as never;
  it.each([
    ['όχι dell', 'brand=-dell'],
    ['-dell', 'brand=-dell'],
    ['- dell', ''],
    ['a-dell', ''],
    ['όχι η dell', 'brand=-dell'],
    ['δεν θέλω dell', 'brand=-dell'],
    ['neither dell nor hp', 'brand=-dell brand=-hp'],
    ['όχι dell και macbook', 'brand=-dell not=-macbook'],
    ['όχι macbook και hp', 'not=-macbook brand=-hp'],
    ['όχι dell και dock', 'brand=-dell'],
    ['όχι dock και dell', 'kind=-dock'],
    ['όχι dell και 16gb', 'brand=-dell ram=16gb'],
    ['dell και hp', ''],
    ['not 15.6"', 'screen=-15-inch'],
    ['-16gb', 'ram=-16gb'],
    // A price and what is no name are not taken out.
    ['όχι 300€', 'price=0-300'],
    ['όχι', ''],
    ['χωρίς πρόβλημα', ''],
  ])('%s', (query, expected) => {
    const { filters } = readFilters(cleanQuery(query), { ...names, nameOf });
    expect(filters.map(({ facet, value }) => `${facet}=${value}`).join(' ')).toBe(expected);
  });
});

it('gives each filter with the words that say it, and with the word that joined it to those before', () => {
  expect(read('thinkpad με 16gb κάτω από 400').filters).toEqual([
    { facet: 'ram', value: '16gb', words: 'με 16gb' },
    { facet: 'price', value: '0-400', words: 'κάτω από 400' },
  ]);
});

it('leaves the rest in its place', () => {
  const query = 'thinkpad 16gb t480';
  expect(read(query).rest).toBe('thinkpad \n\n\n\n t480');
});

it('reads whatever is typed without a slip of its own', () => {
  const pieces = fc.constantFrom(
    ...[
      '16',
      'gb',
      'gen',
      '8',
      'ης',
      'κάτω',
      'από',
      '-',
      '€',
      '"',
      'ssd',
      'ram',
      'grade',
      'A',
      '+',
      '(',
      'windows',
      '11',
      '…',
      '\u202e',
    ],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (words) => {
      const query = cleanQuery(words.join(' '));
      const { filters, rest } = readFilters(query, names);
      expect(rest).toHaveLength(query.length);
      for (const filter of filters) expect(query).toContain(filter.words);
    }),
  );
});
