/**
 * Every place of the store that speaks of a machine, over all demo products and in both languages: what it says follows from the facts
 * that are shown of that machine (its fields, its title, the table of processors).
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareWords } from '#app/features/compare/compare-words.ts';
import { finderWords } from '#app/features/finder/finder-words.ts';
import { ANSWERS, budgetOf } from '#domain/finder/answers.ts';
import { type ContentLanguage, contentLanguages, localizePath } from '#domain/locale/locales.ts';
import { compareAddress } from '#domain/machine/compare-laptops.ts';
import { GRADES } from '#domain/machine/grade.ts';
import { solderedMemory } from '#domain/machine/memory-text.ts';
import { findProcessor } from '#domain/processors/processors.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { setPrice } from '#platform/catalogue/set-price.ts';
import { listPictures } from '#platform/media/stored-pictures.ts';
import { goodsOf } from '#platform/orders/mail/order-mail.ts';
import type { Order } from '#platform/orders/read/read-order.ts';
import { createPlatform, type Platform } from '#platform/platform.ts';
import { seedDemo } from '#platform/seed/seed-demo.ts';
import { readSeedFiles } from '#platform/seed/seed-files.ts';
import { readRouteData } from '#tests/support/read-route-data.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/storefront-handler.tsx';
import { PUBLIC_URL, TOKEN } from '#tests/support/test-platform.ts';
import { type DemoProduct, readDemoCatalogue } from '../support/demo-catalogue.ts';
import { factLine, pageText } from '../support/page-text.ts';
import { comparedProblems, comparisonProblem } from './judge-comparison.ts';
import { type JudgedMachine, underivedOf } from './judge-facts.ts';
import { noteProblem } from './judge-notes.ts';
import { offerProblems } from './judge-offers.ts';
import { pagePromiseProblems, priceProblems, promiseProblem } from './judge-promises.ts';
import { tradeOffProblem } from './judge-trade-offs.ts';
import { plain } from './read-sentence.ts';

let platform: Platform | undefined;
let store: TestStorefront;
/** Of the platform's answers: with a new one they are asked again. */
let generation = 0;

// Of texts: one database is enough.
const dataDir = mkdtempSync(join(tmpdir(), 'xana-test-'));
beforeAll(async () => {
  platform = await createPlatform({
    dataDir,
    seed: 'none',
    publicUrl: PUBLIC_URL,
    storefrontToken: TOKEN,
    log: pino({ enabled: false }),
  });
  await seedDemo(platform.context);
  store = await createTestStorefront({
    readGeneration: () => generation,
    async platform(request) {
      const headers = new Headers(request.headers);
      headers.set('X-Shopify-Storefront-Access-Token', TOKEN);
      const init = { method: 'POST', headers, body: await request.text() };
      if (!platform) throw new Error('There is no platform before the tests begin');
      return platform.storefrontApi(new Request(`${PUBLIC_URL}/api/2025-07/graphql.json`, init));
    },
  });
  // Until the catalogue is read a page comes without what it needs of it.
  for (const language of contentLanguages) {
    while (cardsOf((await store.get(localizePath('/products', language))).html).length === 0);
  }
}, 180_000);
afterAll(async () => {
  await platform?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const seeded = readSeedFiles(listPictures()).products;

/** A place that speaks, and the machine that it speaks of. */
interface Told {
  place: string;
  handle: string;
  text: string;
  limitsEuro?: readonly number[];
  /** Small notes beside the facts, each judged by a rule of its own. */
  notes?: readonly string[];
  /** What a rule of the place itself found. */
  found?: readonly string[];
}

const machines = Object.fromEntries(contentLanguages.map((language) => [language, readMachines(language)])) as Record<
  ContentLanguage,
  ReadonlyMap<string, JudgedMachine>
>;

function readMachines(language: ContentLanguage): ReadonlyMap<string, JudgedMachine> {
  const { entries } = readDemoCatalogue(language);
  const names = new Set(entries.flatMap(({ facts }) => facts.name.split(/[\s()]+/)));
  const manyOf = ({ facts: { cpu } }: DemoProduct) => (cpu && findProcessor(cpu.label)?.speed?.many) ?? 0;
  const fastest = Math.max(...entries.map(manyOf));
  return new Map(
    entries.map((product) => [product.id, { ...toMachine(product, names), isFastest: manyOf(product) === fastest }]),
  );
}

function toMachine(
  { facts, values, choices }: DemoProduct,
  names: ReadonlySet<string>,
): Omit<JudgedMachine, 'isFastest'> {
  const offers = choices.map(({ title, cents, isAvailable }) => ({ title, euro: cents / 100, isThere: isAvailable }));
  const sizes = (facet: 'ram' | 'storage') =>
    values[facet].map((value) => Number.parseInt(value, 10) * (value.endsWith('tb') ? 1024 : 1));
  const euro = offers.map((offer) => offer.euro);
  return { facts, ramGb: sizes('ram'), storageGb: sizes('storage'), names, euro, offers };
}

/** @returns each statement that no fact bears, with its place */
function underived(language: ContentLanguage, told: readonly Told[]): string[] {
  return told.flatMap(({ place, handle, text, limitsEuro, notes = [], found = [] }) => {
    const machine = machines[language].get(handle);
    if (!machine) return [`${place}: no such product, ${handle}`];
    const problems = [
      ...found,
      ...underivedOf(text, { ...machine, ...(limitsEuro && { limitsEuro }) }),
      ...notes.flatMap((note) => noteProblem(note, machine, language) ?? []),
    ];
    return problems.map((problem) => `${place}, ${handle}: ${problem}`);
  });
}

function fail(handle: string): never {
  throw new Error(`There is no ${handle}`);
}

const parts = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([whole, inner]) => inner ?? whole);
const notesIn = (html: string) =>
  parts(html, /<small(?: [^>]*)?>(.*?)<\/small>/gs).map((note) => pageText(note).trim());
const handleIn = (html: string) => /product\/laptop\/([\w-]+)/.exec(html)?.[1] ?? '';

async function productPage(language: ContentLanguage, handle: string): Promise<Told[]> {
  const { html, response } = await store.get(localizePath(`/product/laptop/${handle}`, language));
  if (response.status !== 200) throw new Error(`${handle}: ${response.status}`);
  const about = (place: string, ...texts: string[]): Told[] =>
    texts.map((text) => ({ place, handle, text: pageText(text) }));
  const [product = ''] = parts(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).filter((text) =>
    /"Product(?:Group)?"/.test(text),
  );
  return [
    ...about('title', ...parts(html, /<title>(.*?)<\/title>/g)),
    ...about('description for search engines', ...parts(html, /<meta name="description" content="(.*?)"/g)),
    ...(product
      ? [
          { place: 'JSON-LD', handle, text: stringsOf(JSON.parse(product)).join('\n') },
          {
            place: 'JSON-LD offers',
            handle,
            text: '',
            found: offerProblems(JSON.parse(product), machines[language].get(handle) ?? fail(handle), handle),
          },
        ]
      : []),
    {
      place: 'promises',
      handle,
      text: '',
      found: pagePromiseProblems(html, machines[language].get(handle) ?? fail(handle), language),
    },
    {
      place: 'grade stage',
      handle,
      text: '',
      found: await stageProblems(language, handle),
    },
    ...about('head', ...parts(html, /<div class="buy">(.*?)<div class="paper box">/gs)),
    ...parts(html, /<dl class="ident">.*?<\/dl>/gs).map((list) => ({
      place: 'notes',
      handle,
      text: '',
      notes: notesIn(list),
    })),
    ...about(
      'tabs',
      ...parts(
        html,
        /<section class="section details" aria-labelledby="details-title">(.*?)(?=<(?:section|div) class="section[ "])/gs,
      ),
    ),
    ...parts(html, /<ul class="same-model">(.*?)<\/ul>/gs).flatMap((list) =>
      parts(list, /<li>.*?<\/li>/gs).map((row) => ({
        place: 'same model',
        handle: handleIn(row),
        text: pageText(row.replace(/<small.*?<\/small>/, '')),
      })),
    ),
    { place: 'marks', handle, text: '', found: markProblems(html, handle, language) },
    ...cardsOf(html.replaceAll(MARK, '')),
  ];
}

const MARK = /<p class="card__why">(.*?)<\/p>/g;

/** "30,00 € less", "Same price as the one sold out": a mark names the difference of the two prices, and "better" has no drawback. */
function markProblems(html: string, handle: string, language: ContentLanguage): string[] {
  const find = (wanted: string) => machines[language].get(wanted) ?? fail(wanted);
  const euroOf = ({ offers }: JudgedMachine) => (offers.find(({ isThere }) => isThere) ?? offers[0])?.euro ?? 0;
  const gone = find(handle);
  return parts(html, /<li class="card(?: card--gone)?">.*?<\/li>/gs).flatMap((card) => {
    const [mark] = parts(card, MARK).map(pageText);
    if (mark === undefined) return [];
    const near = find(handleIn(card));
    const euro = Math.round((euroOf(gone) - euroOf(near)) * 100) / 100;
    const [, number = '0'] = /([\d.,]+)\s*€/.exec(mark) ?? [];
    const said = Number(number.replace(language === 'el' ? '.' : ',', '').replace(',', '.'));
    const isRight =
      said === Math.abs(euro) &&
      (euro === 0 || /λιγότερο|less/.test(mark) === euro > 0) &&
      /^(?:Όσο έκανε|Same price)/.test(mark) === (euro === 0);
    const isBetter = /καλύτερα|better/.test(mark);
    const hasDrawback =
      (near.facts.ramGb ?? 0) < (gone.facts.ramGb ?? 0) || (near.facts.storageGb ?? 0) < (gone.facts.storageGb ?? 0);
    return isRight && !(isBetter && hasDrawback) ? [] : [`“${mark}” beside ${handle}: ${handleIn(card)} saves ${euro}`];
  });
}

/** What the stage says of the other grades of a model, «cheapest A+», in the data that the page sends for it. */
async function stageProblems(language: ContentLanguage, handle: string): Promise<string[]> {
  const { response } = await store.get(localizePath(`/product/laptop/${handle}.data`, language));
  const routes = Object.values(await readRouteData(response)) as { grades?: Grades }[];
  const grades = routes.find((data) => data?.grades)?.grades;
  if (!grades) throw new Error(`The page of ${handle} sends no grades`);
  return stagedProblems(grades, handle, machines[language]);
}

type Grades = Record<string, { handle: string; price: { amount: string } }>;

/** Each grade names the cheapest of the model that can be bought in it, and none of them is left out. */
function stagedProblems(grades: Grades, handle: string, all: ReadonlyMap<string, JudgedMachine>): string[] {
  const own = all.get(handle) ?? fail(handle);
  const others = [...all].filter(
    ([id, { facts }]) => id !== handle && facts.brand === own.facts.brand && facts.model === own.facts.model,
  );
  const euroOf = ({ offers }: JudgedMachine) => offers.find(({ isThere }) => isThere)?.euro ?? Number.POSITIVE_INFINITY;
  return GRADES.flatMap((grade) => {
    const cheapest = Math.min(
      ...others.filter(([, { facts }]) => facts.grade === grade).map(([, machine]) => euroOf(machine)),
    );
    const said = Number(grades[grade]?.price.amount ?? Number.POSITIVE_INFINITY);
    const named = all.get(grades[grade]?.handle ?? '');
    const isOfGrade = said === Number.POSITIVE_INFINITY || named?.facts.grade === grade;
    return said === cheapest && isOfGrade ? [] : [`${said} is not the cheapest ${grade}, ${cheapest}`];
  });
}

function cardsOf(html: string): Told[] {
  return parts(html, /<li class="card(?: card--gone)?">.*?<\/li>/gs).map((card) => ({
    place: 'card',
    handle: handleIn(card),
    text: pageText(card),
    notes: notesIn(card),
  }));
}

/** Every text of structured data; addresses, codes and the shop's own terms are no statements of the machine. */
function stringsOf(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => stringsOf(item, key));
  if (typeof value === 'object' && value !== null) {
    if ('value' in value && 'name' in value) return [factLine(String(value.name), String(value.value))];
    return Object.entries(value).flatMap(([name, item]) => (name === 'offers' ? [] : stringsOf(item, name)));
  }
  const isOwn = ['name', 'description', 'value', 'mpn', 'category'].includes(key);
  return isOwn && typeof value === 'string' ? [value] : [];
}

describe.each(contentLanguages)('in %s, what the store says follows from the facts beside it', (language) => {
  // A product without a picture is on no list, and its page only says that it cannot be bought.
  const handles = seeded
    .filter(({ handle, images }) => images.length > 0 && machines[language].has(handle))
    .map(({ handle }) => handle);

  it('on every product page: title, head, tabs, structured data, other configurations, cards', async () => {
    const told: Told[] = [];
    for (const handle of handles) told.push(...(await productPage(language, handle)));
    expect(underived(language, told)).toEqual([]);
    const places = Map.groupBy(told, ({ place }) => place);
    for (const place of ['description for search engines', 'JSON-LD', 'JSON-LD offers', 'head', 'tabs']) {
      expect([place, places.get(place)?.length]).toEqual([place, handles.length]);
    }
    expect(places.get('same model')?.length).toBeGreaterThan(30);
    expect(places.get('notes')?.flatMap(({ notes = [] }) => notes).length).toBeGreaterThan(handles.length * 4);
    expect(places.get('card')?.length).toBeGreaterThan(handles.length * 3);
  });

  it('on lists, in suggestions and in comparisons', async () => {
    const told: Told[] = [];
    for (let page = 1; page < handles.length; page += 1) {
      const cards = cardsOf((await store.get(localizePath(`/products?page=${page}`, language))).html);
      if (cards.length === 0) break;
      told.push(...cards);
    }
    expect(handles.filter((handle) => !told.some((card) => card.handle === handle))).toEqual([]);
    for (const family of [
      'thinkpad',
      'latitude',
      'elitebook',
      'macbook',
      'surface',
      'ipad',
      'precision',
      'dock',
      'zbook',
      'xps',
    ]) {
      const { html } = await store.get(localizePath(`/suggest?q=${family}`, language));
      for (const { path, name, detail } of (
        JSON.parse(html) as { products: Record<'path' | 'name' | 'detail', string>[] }
      ).products) {
        told.push({ place: 'suggestion', handle: handleIn(path), text: `${name}\n${detail.replaceAll(' · ', '\n')}` });
      }
    }
    for (let index = 0; index < handles.length; index += 4)
      told.push(...(await comparison(language, handles.slice(index, index + 4))));
    expect(underived(language, told)).toEqual([]);
    expect(told.filter(({ place }) => place === 'suggestion').length).toBeGreaterThan(30);
    expect(told.filter(({ place }) => place === 'comparison').length).toBeGreaterThan(handles.length * 5);
  });

  it('in every answer of the finder: the machine’s own figures, why it, and what one gives up', async () => {
    const told: Told[] = [];
    const trades: string[] = [];
    /** Answers without a way into the catalogue, and alternatives that cost nothing. */
    const silent: string[] = [];
    let rows = 0;
    for (const budget of ANSWERS.budget)
      for (const use of ANSWERS.use)
        for (const size of ANSWERS.size)
          for (const priority of ANSWERS.priority) {
            const { html } = await store.get(
              localizePath(`/finder?${new URLSearchParams({ budget, use, size, priority })}`, language),
            );
            const proposals = parts(
              html,
              /<article class="match.*?<\/article>|<li class="paper alternative">.*?<a class="btn[^>]*>/gs,
            );
            const shown = proposals.map((proposal) => machines[language].get(handleIn(proposal)));
            const asked = `${budget} ${use} ${size} ${priority}`;
            if (!html.includes('class="arrow"')) silent.push(`${asked}: no list`);
            const words = finderWords[language];
            const page = plain(pageText(html));
            const hasMac = shown.some((machine) => machine?.facts.brand === 'Apple');
            if (hasMac !== page.includes(plain(words['finder.macNote']))) silent.push(`${asked}: Windows programs`);
            for (const [at, proposal] of proposals.entries()) {
              const soldered = shown[at] && solderedMemory(shown[at].facts.machine);
              const text = plain(pageText(proposal));
              if (soldered && !text.includes(plain(words[`finder.soldered.${soldered}`])))
                silent.push(`${asked}: ${handleIn(proposal)} has soldered memory`);
            }
            const [first] = shown;
            const isBelow = first !== undefined && Math.max(...first.euro) <= budgetOf(budget).fromEuro;
            if (isBelow && !html.includes('finder-result__budget'))
              silent.push(`${asked}: below the range without a word`);
            for (const proposal of proposals.slice(1))
              if (!/class="trade trade--(?:loss|unmet)"/.test(proposal)) silent.push(handleIn(proposal));
            for (const [at, proposal] of proposals.entries()) {
              const own = shown[at];
              const others = shown.filter((machine) => machine !== undefined && machine !== own) as JudgedMachine[];
              for (const [, figure = '', text = ''] of proposal.matchAll(
                /<li><b>(.*?)<\/b> <span>(.*?)<\/span><\/li>/gs,
              )) {
                const problem =
                  own && tradeOffProblem(pageText(figure).trim(), pageText(text).trim(), own, others, language);
                if (problem) trades.push(`${handleIn(proposal)}: ${problem}`);
                rows += 1;
              }
            }
            told.push(
              ...proposals.map((proposal) => ({
                place: 'finder',
                handle: handleIn(proposal),
                text: proposalText(proposal),
                limitsEuro: [budgetOf(budget).fromEuro, budgetOf(budget).toEuro],
              })),
            );
          }
    expect(underived(language, told)).toEqual([]);
    expect(told.length).toBeGreaterThan(256);
    expect([...new Set(trades)]).toEqual([]);
    expect([...new Set(silent)]).toEqual([]);
    expect(rows).toBeGreaterThan(500);
  });

  it('in the feeds and in the mail of an order', async () => {
    const told: Told[] = [];
    for (const feed of ['google', ...(language === 'el' ? ['skroutz', 'bestprice'] : [])]) {
      const { html } = await store.get(localizePath(`/feeds/${feed}.xml`, language));
      for (const item of parts(html, /<(?:item|product)>.*?<\/(?:item|product)>/gs)) {
        const texts = parts(
          item,
          /<(?:g:)?(?:title|name|description|mpn|product_type)>(.*?)<\/(?:g:)?(?:title|name|description|mpn|product_type)>/gs,
        );
        told.push({ place: `feed ${feed}`, handle: handleIn(item), text: pageText(texts.join('\n')) });
      }
    }
    for (const { handle, title, variants } of seeded) {
      if (!machines[language].has(handle)) continue;
      const lines = variants.map(({ values }) => ({ title: title[language], variantTitle: values.join(' / ') }));
      told.push({ place: 'mail', handle, text: orderMailOf(lines, language) });
    }
    expect(underived(language, told)).toEqual([]);
    expect(told.filter(({ place }) => place.startsWith('feed')).length).toBeGreaterThan(handles.length);
  });
});

/** What the columns of a comparison say. */
async function comparison(language: ContentLanguage, handles: readonly string[]): Promise<Told[]> {
  const { html } = await store.get(localizePath(compareAddress(handles), language));
  const { delivery, warranty } = pageTexts(language).compareRows;
  const compared = handles.map((handle) => machines[language].get(handle) ?? fail(handle));
  const beside = { place: 'beside facts', handle: handles[0] ?? '', text: '' };
  const rows = parts(html, /<tr[^>]*>(.*?)<\/tr>/gs).filter(
    (row) => !row.includes(delivery) && !row.includes(warranty),
  );
  const facts = rows.flatMap((row) => {
    const name = pageText(parts(row, /<th[^>]*scope="row"[^>]*>(.*?)<\/th>/gs)[0] ?? '')
      .replace(/\(.*\)/, '')
      .trim();
    const cells = parts(row, /<td[^>]*>(.*?)<\/td>/gs).map((cell) => pageText(cell).trim());
    if (cells.length !== handles.length || name === '') return [];
    return cells.flatMap((cell, index) =>
      // No question for such a device.
      cell === '–' || cell.includes(compareWords[language]['compare.unknown'])
        ? []
        : { place: 'comparison', handle: handles[index] ?? '', text: factLine(name, cell) },
    );
  });
  return [...facts, { ...beside, found: comparedProblems(html, compared, language) }];
}

/** Without what is said of the machines beside it. */
function proposalText(html: string): string {
  const own = parts(
    html,
    /<ul class="match__facts.*?<\/ul>|<ul class="whys.*?<\/ul>|<ul class="trade trade--unmet.*?<\/ul>|<ul class="trade(?: trade--loss)?">.*?<\/ul>/gs,
  );
  return own
    .map((part) => pageText(part.replaceAll(/<b>[^<]*€<\/b> <span>.*?<\/span>|(?<=<\/b>) <span>.*?<\/span>/gs, '')))
    .join('\n');
}

it('no mail to a buyer says of a machine what the goods of an order do not say', () => {
  const files = readdirSync('platform/orders', { recursive: true, encoding: 'utf8' });
  const mails = files.filter((file) => /-mail\.ts$/.test(file));
  expect(mails.length).toBeGreaterThan(5);
  const speaking = mails.filter((file) =>
    /variantTitle|splitTitle/.test(readFileSync(`platform/orders/${file}`, 'utf8')),
  );
  expect(speaking).toEqual(['mail/order-mail.ts']);
});

/** The goods of an order's mail, as text. */
function orderMailOf(goods: readonly { title: string; variantTitle: string }[], language: ContentLanguage): string {
  const lines = goods.map((line) => ({ ...line, imageFile: null, quantity: 1, totalCents: 0, attributes: [] }));
  const part = goodsOf({ language, lines } as unknown as Order, { withAmounts: false });
  return (part.lines ?? []).flatMap(({ name, facts }) => [name, ...facts]).join('\n');
}

it('every tag of a product that states a fact is one', () => {
  const untrue = seeded.flatMap(({ handle, tags }) => {
    const machine = machines.en.get(handle);
    if (!machine) return [];
    const { facts, euro } = machine;
    const states = {
      'windows-11': facts.windows11 === 'yes',
      touch: facts.touch,
      'under-250': Math.min(...euro) < 250,
      light: facts.machine.weightKg !== null && facts.machine.weightKg < 1.4,
      workstation: facts.machine.hasDedicatedGraphics === true,
      'apple-silicon': /^Apple M/.test(facts.cpu?.label ?? ''),
    };
    return Object.entries(states)
      .filter(([tag, isSo]) => tags.includes(tag) && !isSo)
      .map(([tag]) => `${handle}: ${tag}`);
  });
  expect(untrue).toEqual([]);
});

it('a sentence that its machine does not bear is found, whatever it speaks of', () => {
  const machine = machines.en.get('lenovo-thinkpad-t480-i5-8350u-8gb-a');
  if (!machine) throw new Error('There is no such product');
  const wrong = [
    ...[
      'The Core i7-8650U is fast.',
      'It has 12 GB RAM.',
      'A 1 TB SSD.',
      '15.6" screen.',
      '2560 × 1440',
      'Weight about 1.2 kg',
      'Battery 70 Wh when new',
    ],
    ...[
      'Six cores.',
      'Four memory slots.',
      'Soldered memory.',
      'No fan.',
      'It has VGA.',
      'Three Thunderbolt 4 ports.',
      'An OLED screen, 120 Hz.',
      'A number pad.',
    ],
    ...[
      'An NVIDIA Quadro P2000.',
      'Grade AA: like new',
      '11th generation',
      'For 199 €',
      'It lasts 14 hours.',
      'Δεν έχει ανεμιστήρα.',
      'Not known Ethernet',
      'Οθόνη αφής.',
      'Έξι πυρήνες.',
      'Χωρίς Ethernet.',
      'Less than a kilo.',
      'Slim and light.',
      'Heavy, and happy.',
      'It stays completely silent.',
      'Μένει εντελώς αθόρυβο.',
      'Μεγάλη οθόνη.',
      'The most powerful laptop in the catalogue.',
    ],
  ];
  expect(wrong.filter((sentence) => underivedOf(sentence, machine).length === 0)).toEqual([]);
  const right = [
    'Four cores.',
    'Two memory slots.',
    'Ethernet and HDMI.',
    'No VGA.',
    'Weight about 1.6 kg',
    'It is quiet.',
    'Grade A: shallow signs of use',
    'Με ανεμιστήρα.',
  ];
  expect(right.flatMap((sentence) => underivedOf(sentence, machine))).toEqual([]);
});

it('a note or a comparison that the facts do not bear is found', () => {
  const [own, other] = ['lenovo-thinkpad-t480-i5-8350u-8gb-a', 'lenovo-thinkpad-x260-i5-6200u-8gb-b'].map((handle) =>
    machines.en.get(handle),
  );
  if (!own || !other) throw new Error('There is no such product');
  const wrongNotes = [
    ...[
      'Comfortable for a working day with several programs open.',
      'Room to spare for heavy files, development or virtual machines.',
    ],
    ...[
      'About 250 GB free after setup.',
      'About 20 GB free after setup.',
      'Fits in any bag.',
      'Like new: no visible mark.',
    ],
    ...['Fast: for photos and video too.', 'For browsing, e-mail, documents and video.', 'It never gets warm.'],
    ...['For a laptop with Thunderbolt 3 or later.', 'Your laptop needs one of these, or an adapter from USB-C.'],
  ];
  expect(wrongNotes.filter((note) => noteProblem(note, own, 'en') === null)).toEqual([]);
  const name = other.facts.model;
  const wrongRows = [
    ['16 GB', `memory instead of 8 GB in the ${name}`],
    ['12.5″', `larger screen instead of 12.5″ in the ${name}`],
    ['14″', `smaller screen instead of 12.5″ in the ${name}`],
    ['A', `cleaner looks instead of A+ in the ${name}`],
    ['Windows 11', `gets no more updates; the ${name} does`],
    ['1.62 kg', `0.9 kg more than the ${name}, wherever you go`],
    ['14″', 'larger screen instead of 12.5″ in the ThinkPad T999'],
  ] as const;
  expect(wrongRows.filter(([figure, text]) => tradeOffProblem(figure, text, own, [other], 'en') === null)).toEqual([]);
  expect(tradeOffProblem('14″', `larger screen instead of 12.5″ in the ${name}`, own, [other], 'en')).toBeNull();
});

it('an offer for search engines that is not so is found, whatever field it is in', () => {
  const handle = 'dell-wd19s-180w-a';
  const dock = machines.en.get(handle) ?? fail(handle);
  const offer = {
    '@type': 'Offer',
    url: `${PUBLIC_URL}/product/laptop/${handle}`,
    price: '95.0',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    shippingDetails: { shippingRate: { value: '4.90', currency: 'EUR' } },
  };
  const problems = (changed: object) => offerProblems({ offers: { ...offer, ...changed } }, dock, handle).length;
  expect(problems({})).toBe(0);
  const wrong = [
    { price: '85.0' },
    { availability: 'https://schema.org/OutOfStock' },
    { url: `${PUBLIC_URL}/product/laptop/another` },
    { shippingDetails: { shippingRate: { value: '0.00', currency: 'EUR' } } },
    { hasMerchantReturnPolicy: { merchantReturnDays: 30 } },
    { priceValidUntil: '2030-01-01' },
  ];
  expect(wrong.filter((changed) => problems(changed) === 0)).toEqual([]);
  expect(offerProblems({ hasVariant: [{ offers: offer }, { offers: offer }] }, dock, handle)).not.toEqual([]);
});

it('a promise, a price or a tick that is not so is found', () => {
  const [own, other, dock] = [
    'lenovo-thinkpad-t480-i5-8350u-8gb-a',
    'lenovo-thinkpad-x260-i5-6200u-8gb-b',
    'dell-wd19s-180w-a',
  ].map((handle) => machines.en.get(handle) ?? fail(handle)) as [JudgedMachine, JudgedMachine, JudgedMachine];
  const wrongPromises = [
    ...['24-month warranty', 'and 12 for the battery.', '30 days', 'Up to Windows 10', 'It comes with a bag.'],
    ...['Delivered Monday, November 23 to Tuesday, November 24', 'Lenovo ThinkPad T480, grade AA'],
    '1–2 working days, on some islands up to 5 (by Friday, November 27 at the latest), to remote places up to 2 more.',
  ];
  expect(wrongPromises.filter((promise) => promiseProblem(promise, own, 'en') === null)).toEqual([]);
  const ofLaptops = ['Charger', 'and 3 for the battery.', 'Free stickers for a Greek keyboard'];
  expect(ofLaptops.filter((promise) => promiseProblem(promise, dock, 'en') === null)).toEqual([]);
  expect(ofLaptops.flatMap((promise) => promiseProblem(promise, own, 'en') ?? [])).toEqual([]);
  const price = (text: string, note: string) =>
    priceProblems(`<p class="price">${text}<small>${note}</small></p>`, dock, 'en').length;
  expect(price('95.00 €', '24% VAT included, shipping 4.90 €')).toBe(0);
  expect(price('85.00 €', '24% VAT included, shipping 4.90 €')).toBe(1);
  expect(price('95.00 €', '24% VAT included, shipping 3.90 €')).toBe(1);
  expect(price('95.00 €', '24% VAT included, free shipping')).toBe(1);
  expect(price('95.00 €', '13% VAT included, shipping 4.90 €')).toBe(1);
  const wrongTicks = ['the cheapest', 'the lightest', 'free shipping', '24 months', 'the most memory', 'soldered'];
  const wrongNotes = [
    '9/10 for one program, 9/10 for many at once',
    'up to 64 GB',
    'no updates since October 14, 2025',
  ];
  expect(
    [...wrongTicks, ...wrongNotes].filter((note) => comparisonProblem(note, own, [own, other], 'en') === null),
  ).toEqual([]);
  const wrongOfOther = ['the fastest', 'the largest drive', 'the cleanest', 'gets updates', 'the largest battery'];
  expect(wrongOfOther.filter((note) => comparisonProblem(note, other, [own, other], 'en') === null)).toEqual([]);
  expect(comparisonProblem('the fastest', own, [own, other], 'en')).toBeNull();
  const t480 = 'lenovo-thinkpad-t480-i5-8350u-8gb-a';
  expect(
    stagedProblems({ aplus: { handle: t480, price: { amount: '99.0' } } }, t480, machines.en).length,
  ).toBeGreaterThan(0);
  const prior = 'Lowest price in 30 days: 249.00 €';
  expect(noteProblem(prior, own, 'en')).not.toBeNull();
  expect(noteProblem(prior, { ...own, priorEuro: 239 }, 'en')).not.toBeNull();
  expect(noteProblem(prior, { ...own, priorEuro: 249 }, 'en')).toBeNull();
});

it('a price that was lowered says the lowest of the 30 days before, on its card and its page', async () => {
  const handle = 'dell-wd19s-180w-a';
  const before = machines.en.get(handle) ?? fail(handle);
  const sku = seeded.find((product) => product.handle === handle)?.variants[0]?.sku ?? '';
  if (!platform) throw new Error('There is no platform');
  await setPrice(platform.context, sku, 8_000, { isReduction: true });
  await platform.readVersion();
  generation += 1;
  const offers = before.offers.map((offer) => ({ ...offer, euro: 80 }));
  const lowered: JudgedMachine = { ...before, euro: [80], offers, priorEuro: before.euro[0] ?? 0 };
  const prior = 'Lowest price in 30 days: 95.00 €';
  // A page goes on from its last good copy until the platform has answered.
  const pageWith = async (path: string) => {
    let html = '';
    const read = async () => {
      html = (await store.get(localizePath(path, 'en'))).html;
      return html.includes('price__prior');
    };
    await expect.poll(read).toBe(true);
    return html;
  };
  const html = await pageWith(`/product/laptop/${handle}`);
  expect(priceProblems(html, lowered, 'en')).toEqual([]);
  expect(notesIn(/<p class="price">.*?<\/p>/s.exec(html)?.[0] ?? '').map(plain)).toContain(prior);
  const card = cardsOf(await pageWith('/products?q=wd19s')).find((told) => told.handle === handle);
  expect(card?.notes?.flatMap((note) => noteProblem(note, lowered, 'en') ?? [])).toEqual([]);
  expect(card?.notes?.map(plain)).toContain(prior);
});
