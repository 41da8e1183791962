/** The variant that the first card of a query sells, and its price: what was asked for in whatever words, at the lowest price. */
import { describe, expect, it } from 'vitest';
import { activeOfferGroups, fulfils } from '#domain/catalogue/offers.ts';
import { WHOLE_CATALOGUE } from '#domain/catalogue/selection.ts';
import { readDemoCatalogue } from '../support/demo-catalogue.ts';

const [el, en] = [readDemoCatalogue('el'), readDemoCatalogue('en')];
const select = (query: string, catalogue = el) =>
  catalogue.select({ ...WHOLE_CATALOGUE, query, sort: 'relevance' as const });
const firstOf = (query: string, catalogue = el) => {
  const list = select(query, catalogue);
  const [first] = list.entries(0, 1);
  const offer = first && list.offerOf(first);
  return offer && `${offer.words.join(', ')} ${offer.priceCents / 100}`;
};

it.each([
  ['windows 11 όχι home', 'system=windows-11 system=-windows-home'],
  ['όχι home windows', 'system=-windows-home system=windows-11'],
  ['χωρίς windows home ή pro', 'system=-windows-home system=-windows-pro'],
  // Nothing is sold with another edition, so the second one is left out.
  ['windows 11 χωρίς home ή pro', 'system=windows-11 system=-windows-home'],
  ['όχι windows 11 home', 'system=-windows-11-home'],
  ['windows 11 home ή pro', 'system=windows-11-home system=windows-pro'],
  ['windows 10 ή 11', 'system=windows-10 system=windows-11'],
  ['χωρίς windows, 11ης γενιάς', 'system=linux system=none cpu=11th-gen'],
  ['όχι hp και linux', 'brand=-hp system=linux'],
  ['macbook όχι pro', 'not=-pro'],
  // What sounds like a denial, or is a slip from one, turns no bound round.
  ['cad under 500', 'use=cad price=0-500'],
  ['laptop with nvidia card under 500', 'price=0-500'],
  ['16gb min κάτω από 300', 'ram=16gb ram=18gb ram=24gb ram=32gb ram=64gb price=0-300'],
  ['16gb μην είναι κάτω από 300', 'ram=16gb price=300+'],
  ['mhn exei panw apo 300', 'price=0-300'],
  // The name of a quantity says the unit of its bound.
  ['ram τουλάχιστον 16', 'ram=16gb ram=18gb ram=24gb ram=32gb ram=64gb'],
  ['μνήμη πάνω από 8', 'ram=16gb ram=18gb ram=24gb ram=32gb ram=64gb'],
  ['ram max 8', 'ram=3gb ram=4gb ram=6gb ram=8gb'],
  ['ram >= 32', 'ram=32gb ram=64gb'],
  ['max 8gb ram', 'ram=3gb ram=4gb ram=6gb ram=8gb'],
  ['8 gb ram max', 'ram=3gb ram=4gb ram=6gb ram=8gb'],
  ['32 gb ram min', 'ram=32gb ram=64gb'],
  ['macbook pro m1 max 32gb', 'ram=32gb'],
  ['t480 έως 16gb', 'ram=3gb ram=4gb ram=6gb ram=8gb ram=16gb'],
  ['x280 max 8gb', 'ram=3gb ram=4gb ram=6gb ram=8gb'],
  ['laptop min 500', 'price=500+'],
  ['ελάχιστο 500 ευρώ', 'price=500+'],
  ['500 euro min', 'price=500+'],
  ['min 300 max 500', 'price=300-500 price=300-500'],
  ['8ης γενιάς και κάτω', 'cpu=6th-gen cpu=7th-gen cpu=8th-gen'],
  // A drive of 500 GB is as large as one of 512.
  ['σκληρός 500 gb', 'storage=512gb'],
  ['hdd 1tb', 'storage=1tb'],
  ['laptop 16:10 οθόνη', 'use=sixteenToTen'],
  ['x13 gen 3 2 usb', 'use=twoUsb'],
  ['300 nits', 'use=bright'],
  ['πάνω από 400 nits', 'use=brightest'],
  ['laptop 2 οθόνες usb-c', 'use=manyScreens ports=usb-c'],
  ['i5 16 ram 512 ssd κάτω 400', 'ram=16gb storage=512gb price=0-400'],
  ['δίχως ανεμιστήρα κάτω από 600', 'use=fanless price=0-600'],
  ['κάμερα ir', 'use=face'],
  ['dell 2 δίσκους', 'use=twoDrives'],
  ['για τη γιαγιά να βλέπει βίντεο', 'use=home use=home'],
  ['ram 8-16', 'ram=8gb ram=16gb'],
  ['ram από 8 μέχρι 16', 'ram=8gb ram=16gb'],
  ['dell με 8 έως 16 gb ram', 'ram=8gb ram=16gb'],
  ['16-32 gb ram', 'ram=16gb ram=18gb ram=24gb ram=32gb'],
  ['ram 16 + ssd 256', 'ram=16gb storage=256gb'],
  ['δίσκος τουλάχιστον 512', 'storage=512gb storage=1tb storage=2tb'],
  ['laptop με ssd κάτω από 500', 'price=0-500'],
  ['οθόνη πάνω από 14', 'screen=15-inch screen=16-inch screen=17-inch screen=24-inch'],
  ['οθόνη 15 και πάνω', 'screen=15-inch screen=16-inch screen=17-inch screen=24-inch'],
  ['οθόνη 13 με 14 dell', 'screen=13-inch screen=14-inch'],
  ['οθόνη 15 με 16 ram', 'screen=15-inch ram=16gb'],
  ['βάρος έως 1.3', 'weight=0-1.3'],
  ['weight under 1.5', 'weight=0-1.5'],
  ['μπαταρία τουλάχιστον 60', 'battery=60+'],
  ['μνήμη 8 με 16 και δίσκος 256', 'ram=8gb ram=16gb storage=256gb'],
  ['τιμή μέχρι 250 βάρος μέχρι 1.4', 'price=0-250 weight=0-1.4'],
  ['laptop 8h genia kai panw', 'cpu=8th-gen cpu=9th-gen cpu=10th-gen cpu=11th-gen cpu=12th-gen'],
  ['έτος 2020 και μετά', 'year=2020+'],
  ['καλή μπαταρία κάτω από 90', 'use=allDay price=0-90'],
  // A share of a battery is no price.
  ['battery health over 85%', ''],
  // A number that is said beside conditions alone, and one that is counted.
  ['workstation 17', 'use=cad screen=17-inch'],
  ['full hd 14', 'resolution=fhd screen=14-inch'],
  ['για παιδί 14', 'use=school'],
  ['δύο usb c', 'use=twoUsbC'],
  ['laptop με δύο thunderbolt', 'use=twoThunderbolt'],
  // Signs and letters of what is beside them.
  ['i5,16gb,512', 'ram=16gb storage=512gb'],
  ['i5 16gb 512gb m.2', 'ram=16gb storage=512gb'],
  ['gen 11 i7', 'cpu=11th-gen'],
  ['10ης γενιάς και νεότερα', 'cpu=10th-gen cpu=11th-gen cpu=12th-gen'],
  ['x 280', ''],
  ['laptop 14 ints;vn dell', 'screen=14-inch'],
  ['a ή a+ μέχρι 200', 'grade=a grade=aplus price=0-200'],
  // The bound after `and` begins the next condition.
  ['at least 32gb and under 2 kg', 'ram=32gb ram=64gb weight=0-2'],
  ['over 14 inch and under 2 kg', 'screen=15-inch screen=16-inch screen=17-inch screen=24-inch weight=0-2'],
  ['8gb είναι λίγα', 'ram=16gb ram=18gb ram=24gb ram=32gb ram=64gb'],
  [
    '16 inch is too big 16gb',
    'screen=8-inch screen=10-inch screen=11-inch screen=12-inch screen=13-inch screen=14-inch screen=15-inch ram=16gb',
  ],
  ['$300 budget 16gb', 'price=0-300 ram=16gb'],
  ['13 14 ιντσών 16gb', 'screen=13-inch screen=14-inch ram=16gb'],
  ['13,14 ίντσες', 'screen=13-inch screen=14-inch'],
  ['x1 carbon gen 10 14 ιντσών', 'screen=14-inch'],
  ['8 16gb ram', 'ram=16gb ram=8gb'],
  ['surface pro 8 16gb', 'ram=16gb'],
  ['2 θύρες thunderbolt 4', 'use=twoThunderbolt use=thunderbolt4'],
  ['οθόνη 16:9', 'use=sixteenToNine'],
  ['οθόνη 3:2', 'use=threeToTwo'],
  // More and fewer of what is counted.
  ['more than 4 cores', 'use=sixCores'],
  ['μέχρι 4 πυρήνες', 'use=-sixCores'],
  ['λιγότερα από 2 usb', 'use=-twoUsb'],
  ['τουλάχιστον 2 usb', 'use=twoUsb'],
  ['όχι για gaming, για γραφείο', 'use=-gaming use=office'],
  ['laptop from 2021', 'year=2021+'],
  // How many are wanted is no size.
  ['10 laptops', ''],
  ['15 laptops 16gb', 'ram=16gb'],
  ['20 λάπτοπ για σχολείο', 'use=school'],
  ['dell 14 laptops', 'screen=14-inch'],
  ['iphone 13', ''],
  // What another maker sells.
  ['acer aspire 5 i5', 'use=general'],
])('«%s» says %s', (query, filters) =>
  expect(
    select(query)
      .implied.map(({ facet, value }) => `${facet}=${value}`)
      .join(' '),
  ).toBe(filters),
);

describe('the first card sells what was asked for', () => {
  it.each([
    ['t480 8 giga ram', 'χωρισ λειτουργικο, 8 gb 209'],
    ['θινκπαντ τ480 με 16 γίγα', 'ubuntu 24.04 lts, 16 gb 244'],
    ['t480 16 gigabyte windows home', 'windows 11 home, 16 gb 249'],
    ['t480 windows pro 16gb', 'windows 11 pro, 16 gb 259'],
    ['t480 λίνουξ 8 GB', 'ubuntu 24.04 lts, 8 gb 214'],
    ['t480 no os', 'χωρισ λειτουργικο, 8 gb 209'],
    ['t480 όχι χωρίς λειτουργικό', 'ubuntu 24.04 lts, 8 gb 214'],
    ['5420 16gb ubuntu', 'ubuntu 24.04 lts, 16 gb 299'],
    ['macbook air m1 ασημένιο', 'ασημι 499'],
    ['macbook air 15 midnight', 'μεσανυχτα 909'],
    ['latitude 5420 αγγλικό πληκτρολόγιο', 'windows 11 home, αγγλικο (us) 309'],
    ['t14 gen 2 ελληνικό πληκτρολόγιο home', 'windows 11 home, ελληνικο 389'],
    ['macbook air m2 ασημί', 'ασημι 749'],
    ['x270 ubuntu μέχρι 150 ευρώ', 'ubuntu 24.04 lts 144'],
    ['latitude 7490 με windows pro', 'windows 11 pro 249'],
    ['thinkpad με windows 11 home κάτω από 200', 'windows 11 home 169'],
    ['t480 όχι 8gb', 'ubuntu 24.04 lts, 16 gb 244'],
    ['python t480', 'ubuntu 24.04 lts, 16 gb 244'],
    ['python t480 με windows', 'windows 11 home, 16 gb 249'],
  ])('%s: %s', (query, expected) => expect(firstOf(query)).toBe(expected));

  it.each([
    ['macbook air m2 midnight', 'midnight 759'],
    ['ipad space grey', 'space grey 229'],
    ['t480 without an operating system', 'no operating system, 8 gb 209'],
  ])('%s: %s', (query, expected) => expect(firstOf(query, en)).toBe(expected));
});

it.each([
  'windows 11 κάτω από 180',
  'laptop με windows μέχρι 170',
  'ubuntu κάτω από 130',
  'χωρίς λειτουργικό κάτω από 170',
  '16gb χωρίς windows',
  'hp windows home',
  'windows 11 όχι home',
  'windows but not pro',
  'όχι windows 11 home 16gb',
  '16gb όχι windows 10',
  'windows 10 ή 11 16gb',
])('every card of «%s» sells a variant that meets all of it, at the lowest price of those', (query) => {
  const list = select(query);
  const groups = activeOfferGroups(list.applied);
  expect(list.count).toBeGreaterThan(0);
  for (const entry of list.entries()) {
    if (!entry.offers?.length) continue;
    const fitting = entry.offers.filter((offer) => fulfils(offer, list.applied, groups));
    expect(list.offerOf(entry)?.priceCents, entry.title).toBe(Math.min(...fitting.map(({ priceCents }) => priceCents)));
  }
});

it.each([
  ['x260 windows', ['windows']],
  ['x260 windows 10', ['windows 10']],
  ['macbook windows', ['windows']],
])('«%s» names the system that is not sold', (query, leftOut) => {
  const list = select(query);
  expect(list.count).toBeGreaterThan(0);
  expect(list.leftOut).toEqual(leftOut);
});
