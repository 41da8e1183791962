import { COLLECTION_SORTS, type Collection, type CollectionSort } from '../../catalogue/catalogue.ts';
import {
  addCollection,
  changeCollection,
  deleteCollection,
  findCollection,
  type PlacementRefusal,
  putProducts,
  takeProducts,
} from '../../catalogue/collections.ts';
import { sameInEveryLanguage } from '../../catalogue/localized.ts';
import { readCatalogue } from '../../catalogue/read-catalogue.ts';
import { ruleProblem } from '../../catalogue/search/collection-rule.ts';
import type { PlatformContext } from '../../context.ts';
import { CommandFailure, type CommandInput, positional, type ShopCommand, UsageError } from '../command.ts';
import { readHandle, readOptional, readPlace, readTexts, textOptions } from '../read-values.ts';
import { textTable } from '../text-table.ts';

const COLLECTION = { name: 'COLLECTION', help: 'The last part of its address; `collections list` shows them' };
const PRODUCTS = { name: 'PRODUCTS', help: 'Their handles, with commas; `products export` shows them' };
const OPTIONS = {
  ...textOptions('title', 'Its name'),
  ...textOptions('description', 'What it says of itself, as HTML'),
  rule: {
    value: 'RULE',
    help: 'Gathers every product that matches, now and later; without a rule products are put in by hand',
  },
  sort: { value: 'ORDER', help: `In what order it is shown: ${COLLECTION_SORTS.join(', ')}` },
};
const NOTES = [
  'A rule is written in the syntax of the API: vendor:Dell product_type:Laptop variants.price:<=250 tag:light. Conditions side by side',
  'all apply; OR, NOT and parentheses work. Facts are fields too: fact.weight:<=1.3, fact.touch:true.',
];

const collectionsList: ShopCommand = {
  path: ['collections', 'list'],
  summary: 'List the collections',
  examples: ['collections list'],
  async run(_, { context, output }) {
    const { collections } = await readCatalogue(context.db);
    const rows = collections.map(({ handle, title, products, rule, sort }) => [
      handle,
      title.el,
      title.en,
      String(products.length),
      sort,
      rule ?? 'by hand',
    ]);
    const header = ['Handle', 'Title', 'Title (en)', 'Products', 'Order', 'Rule'];
    output.write(rows.length > 0 ? textTable([header, ...rows], [3]) : 'There are no collections yet.\n');
  },
};

const collectionsShow: ShopCommand = {
  path: ['collections', 'show'],
  summary: 'Show a collection and its products, in the order of their places',
  positionals: [COLLECTION],
  examples: ['collections show dell'],
  async run(input, { context, output }) {
    const collection = await theCollection(context, input);
    const rows = collection.products.map(({ handle, title }, index) => [String(index + 1), handle, title.el]);
    output.write(`${describe(collection)}\n${textTable(rows, [0])}`);
  },
};

const collectionsAdd: ShopCommand = {
  path: ['collections', 'add'],
  summary: 'Make a collection',
  positionals: [{ name: 'HANDLE', help: 'The last part of its address, such as light-laptops' }],
  options: OPTIONS,
  notes: NOTES,
  examples: [
    'collections add light --title "Έως 1,3 κιλά" --title-en "Up to 1.3 kilos" --rule "product_type:Laptop fact.weight:<=1.3"',
    'collections add gifts --title Δώρα --title-en Gifts',
  ],
  async run(input, { context, output }) {
    const handle = readHandle(positional(input, 0));
    const title = readTexts(input, 'title', null);
    if (!title) throw new UsageError('The collection has no name; write --title TEXT.');
    const added = await addCollection(context, {
      handle,
      title,
      descriptionHtml: readTexts(input, 'description', null) ?? sameInEveryLanguage(''),
      rule: readOptional(input, 'rule', readRule) ?? null,
      sort: readOptional(input, 'sort', readSort) ?? 'manual',
    });
    if (!added) throw new CommandFailure(`There is a collection ${handle} already; \`collections change\` changes it.`);
    output.write(`${describe(await theCollection(context, input))}\n`);
  },
};

const collectionsChange: ShopCommand = {
  path: ['collections', 'change'],
  summary: "Change a collection's texts, rule or order",
  positionals: [COLLECTION],
  options: { ...OPTIONS, 'by-hand': { help: 'Give up the rule: the products that are in it stay in it' } },
  notes: [...NOTES, 'What is not written stays as it is.'],
  examples: ['collections change under-250 --rule "product_type:Laptop variants.price:<=250" --sort cheapest'],
  async run(input, { context, output }) {
    const collection = await theCollection(context, input);
    const isByHand = input.options.has('by-hand');
    if (isByHand && input.options.has('rule')) throw new UsageError('Write either --rule or --by-hand.');
    await changeCollection(context, collection, {
      title: readTexts(input, 'title', collection.title) ?? collection.title,
      descriptionHtml: readTexts(input, 'description', collection.descriptionHtml) ?? collection.descriptionHtml,
      rule: isByHand ? null : (readOptional(input, 'rule', readRule) ?? collection.rule),
      sort: readOptional(input, 'sort', readSort) ?? collection.sort,
    });
    output.write(`${describe(await theCollection(context, input))}\n`);
  },
};

const collectionsDelete: ShopCommand = {
  path: ['collections', 'delete'],
  summary: 'Remove a collection',
  positionals: [COLLECTION],
  notes: ['Its products stay in the shop. Menus no longer show links to it.'],
  examples: ['collections delete gifts'],
  async run(input, { context, output }) {
    const collection = await theCollection(context, input);
    await deleteCollection(context, collection);
    output.write(`${collection.handle} is gone.\n`);
  },
};

const collectionsPut: ShopCommand = {
  path: ['collections', 'put'],
  summary: 'Put products into a collection, or to another place in it',
  positionals: [COLLECTION, PRODUCTS],
  options: { at: { value: 'N', help: 'From this place on, counted from 1; without it, at the end' } },
  notes: ['Of a collection with a rule it changes the order only. Places count where the order is `manual`.'],
  examples: ['collections put gifts dell-latitude-7490,apple-ipad-air', 'collections put gifts apple-ipad-air --at 1'],
  async run(input, { context, output }) {
    const collection = await theCollection(context, input);
    const handles = readHandles(positional(input, 1));
    failWhenRefused(collection, await putProducts(context, collection, handles, readOptional(input, 'at', readPlace)));
    output.write(`${describe(await theCollection(context, input))}\n`);
  },
};

const collectionsTake: ShopCommand = {
  path: ['collections', 'take'],
  summary: 'Take products out of a collection without a rule',
  positionals: [COLLECTION, PRODUCTS],
  examples: ['collections take gifts apple-ipad-air'],
  async run(input, { context, output }) {
    const collection = await theCollection(context, input);
    failWhenRefused(collection, await takeProducts(context, collection, readHandles(positional(input, 1))));
    output.write(`${describe(await theCollection(context, input))}\n`);
  },
};

async function theCollection(context: PlatformContext, input: CommandInput): Promise<Collection> {
  const handle = positional(input, 0);
  const collection = await findCollection(context, handle);
  if (collection) return collection;
  throw new CommandFailure(`There is no collection ${handle}; \`collections list\` shows those that are there.`);
}

function failWhenRefused({ handle: collection, rule }: Collection, refusal: PlacementRefusal | null): void {
  if (refusal) throw new CommandFailure(REFUSALS[refusal.reason](refusal.handle, collection, rule ?? ''));
}

const REFUSALS: Record<PlacementRefusal['reason'], (handle: string, collection: string, rule: string) => string> = {
  unknown_product: (handle) => `There is no product ${handle}; \`products export\` shows the handles that are there.`,
  not_in_rule: (handle, collection, rule) =>
    `${handle} does not match the rule of ${collection}: ${rule}. Change the rule, or give it up with \`collections change ${collection} --by-hand\`.`,
  not_inside: (handle, collection) =>
    `${handle} is not in ${collection}; \`collections show ${collection}\` shows what is.`,
  has_rule: (collection, _, rule) =>
    `${collection} gathers its products by a rule: ${rule}. Change it, or give it up with \`collections change ${collection} --by-hand\`.`,
};

function readRule(text: string): string {
  const problem = ruleProblem(text);
  if (problem !== null) throw new UsageError(problem);
  return text.trim();
}

function readSort(text: string, name: string): CollectionSort {
  const sort = COLLECTION_SORTS.find((one) => one === text);
  if (sort) return sort;
  throw new UsageError(`${name} is "${text}"; write one of ${COLLECTION_SORTS.join(', ')}.`);
}

function readHandles(text: string): string[] {
  const handles = text.split(',').flatMap((handle) => handle.trim() || []);
  if (handles.length > 0) return handles;
  throw new UsageError('PRODUCTS is empty; write handles with commas.');
}

function describe({ handle, title, products, rule, sort }: Collection): string {
  const count = products.length === 1 ? '1 product' : `${products.length} products`;
  return `${handle}: ${title.el} / ${title.en}, ${count}, ${rule === null ? 'by hand' : `by the rule ${rule}`}, order ${sort}`;
}

export const collections = [
  collectionsList,
  collectionsShow,
  collectionsAdd,
  collectionsChange,
  collectionsDelete,
  collectionsPut,
  collectionsTake,
];
