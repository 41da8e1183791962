/**
 * Every place of the store that speaks of a machine, over all demo products and in both languages: what it says follows from the facts
 * that are shown of that machine (its fields, its title, the table of processors).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareWords } from '#app/features/compare/compare-words.ts';
import { compareAddress } from '#domain/compare.ts';
import { ANSWERS, BUDGETS } from '#domain/finder/answers.ts';
import { type ContentLanguage, contentLanguages, localizePath } from '#domain/locales.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { listPictures } from '#platform/media/stored-pictures.ts';
import { goodsOf } from '#platform/orders/order-mail.ts';
import type { Order } from '#platform/orders/read-order.ts';
import { createPlatform, type Platform } from '#platform/platform.ts';
import { seedDemo } from '#platform/seed/seed-demo.ts';
import { readSeedFiles } from '#platform/seed/seed-files.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/storefront-handler.ts';
import { PUBLIC_URL, TOKEN } from '#tests/support/test-platform.ts';
import { type DemoProduct, readDemoCatalogue } from '../../bench/demo-search.ts';
import { factLine, pageText } from '../support/page-text.ts';
import { type ToldMachine, underivedOf } from '../support/told-facts.ts';
import { noteProblem } from '../support/told-notes.ts';
import { tradeOffProblem } from '../support/told-trade-offs.ts';

let platform: Platform | undefined;
let store: TestStorefront;

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
    async platform(request) {
      const headers = new Headers(request.headers);
      headers.set('X-Shopify-Storefront-Access-Token', TOKEN);
      const init = { method: 'POST', headers, body: await request.text() };
      if (!platform) throw new Error('There is no platform before the tests begin');
      return platform.storefrontApi(new Request(`${PUBLIC_URL}/api/2025-07/graphql.json`, init));
    },
  });
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
  limitEuro?: number;
  /** Small notes beside the facts, each judged by a rule of its own. */
  notes?: readonly string[];
}

const machines = Object.fromEntries(contentLanguages.map((language) => [language, readMachines(language)])) as Record<
  ContentLanguage,
  ReadonlyMap<string, ToldMachine>
>;

function readMachines(language: ContentLanguage): ReadonlyMap<string, ToldMachine> {
  const { entries } = readDemoCatalogue(language);
  const names = new Set(entries.flatMap(({ facts }) => facts.name.split(/[\s()]+/)));
  return new Map(entries.map((product) => [product.id, toMachine(product, names)]));
}

function toMachine({ facts, values, prices }: DemoProduct, names: ReadonlySet<string>): ToldMachine {
  const sizes = (facet: 'ram' | 'storage') =>
    values[facet].map((value) => Number.parseInt(value, 10) * (value.endsWith('tb') ? 1024 : 1));
  return { facts, ramGb: sizes('ram'), storageGb: sizes('storage'), names, euro: prices.map((cents) => cents / 100) };
}

/** @returns each statement that no fact bears, with its place */
function underived(language: ContentLanguage, told: readonly Told[]): string[] {
  return told.flatMap(({ place, handle, text, limitEuro, notes = [] }) => {
    const machine = machines[language].get(handle);
    if (!machine) return [`${place}: no such product, ${handle}`];
    const problems = [
      ...underivedOf(text, { ...machine, ...(limitEuro !== undefined && { limitEuro }) }),
      ...notes.flatMap((note) => noteProblem(note, machine, language) ?? []),
    ];
    return problems.map((problem) => `${place}, ${handle}: ${problem}`);
  });
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
    ...(product ? [{ place: 'JSON-LD', handle, text: stringsOf(JSON.parse(product)).join('\n') }] : []),
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
        /<section class="section details" aria-labelledby="details-title">(.*?)(?=<section class="section[ "])/gs,
      ),
    ),
    ...parts(html, /<ul class="same-model">(.*?)<\/ul>/gs).flatMap((list) =>
      parts(list, /<li>.*?<\/li>/gs).map((row) => ({
        place: 'same model',
        handle: handleIn(row),
        text: pageText(row.replace(/<small.*?<\/small>/, '')),
      })),
    ),
    ...cardsOf(html),
  ];
}

function cardsOf(html: string): Told[] {
  return parts(html, /<li class="card(?: card--gone)?">.*?<\/li>/gs).map((card) => ({
    place: 'card',
    handle: handleIn(card),
    text: pageText(card),
    notes: notesIn(card.replaceAll(/<small class="price__prior">.*?<\/small>/gs, '')),
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
    for (const place of ['description for search engines', 'JSON-LD', 'head', 'tabs']) {
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
      for (const { handle, name, detail } of (
        JSON.parse(html) as { products: Record<'handle' | 'name' | 'detail', string>[] }
      ).products) {
        told.push({ place: 'suggestion', handle, text: `${name}\n${detail.replaceAll(' · ', '\n')}` });
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
            for (const [at, proposal] of proposals.entries()) {
              const own = shown[at];
              const others = shown.filter((machine) => machine !== undefined && machine !== own) as ToldMachine[];
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
                limitEuro: BUDGETS[budget].toEuro,
              })),
            );
          }
    expect(underived(language, told)).toEqual([]);
    expect(told.length).toBeGreaterThan(256);
    expect([...new Set(trades)]).toEqual([]);
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
  // What the shop promises is of no machine.
  const rows = parts(html, /<tr[^>]*>(.*?)<\/tr>/gs).filter(
    (row) => !row.includes(delivery) && !row.includes(warranty),
  );
  return rows.flatMap((row) => {
    const name = pageText(parts(row, /<th[^>]*scope="row"[^>]*>(.*?)<\/th>/gs)[0] ?? '')
      .replace(/\(.*\)/, '')
      .trim();
    const cells = parts(row, /<td[^>]*>(.*?)<\/td>/gs).map((cell) => pageText(cell).trim());
    if (cells.length !== handles.length || name === '') return [];
    return cells.flatMap((cell, index) =>
      cell.includes(compareWords[language]['compare.unknown'])
        ? []
        : { place: 'comparison', handle: handles[index] ?? '', text: factLine(name, cell) },
    );
  });
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
      'Enough for browsing, e-mail and documents.',
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
