/** What a call of an assistant costs beside the Storefront API's request that gives the same products or makes the same cart. */
import { FACT_KEYS } from '#domain/facts/fact-definitions.ts';
import { cpuMs, type Surroundings } from './support/child-process.ts';
import type { BenchTable } from './support/markdown-table.ts';
import { startStore, temporaryDataDir } from './support/running-store.ts';

const CALLS = 100;
const ROUNDS = 3;
const TOKEN = 'xana-embedded-storefront';
const WORDS = [
  'thinkpad',
  'latitude',
  'elitebook',
  'macbook',
  'φορητός',
  'laptop',
  'surface',
  'οθόνη',
  'dock',
  'lenovo',
];
const PRODUCT = `fragment Shown on Product {
  id handle title description vendor productType availableForSale featuredImage { url altText width height }
  options { name optionValues { name } } metafields(identifiers: $facts) { namespace key value }
  variants(first: 10) { nodes { id title sku availableForSale price { amount currencyCode } selectedOptions { name value } } } }`;
const DOCUMENTS = {
  search: `query Search($query: String!, $facts: [HasMetafieldsIdentifier!]!) {
    search(query: $query, first: 10, types: [PRODUCT]) { totalCount nodes { ... on Product { ...Shown } } } } ${PRODUCT}`,
  product: `query Product($id: ID!, $images: Int!, $facts: [HasMetafieldsIdentifier!]!) {
    product(id: $id) { ...Shown descriptionHtml images(first: $images) { nodes { url altText width height } } } } ${PRODUCT}`,
  cart: `mutation Cart($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { userErrors { message } cart {
    id checkoutUrl cost { totalAmount { amount } subtotalAmount { amount } } discountCodes { code applicable }
    lines(first: 10) { nodes { id quantity cost { totalAmount { amount } }
      merchandise { ... on ProductVariant { id title price { amount } product { title } } } } } } } }`,
};
const facts = FACT_KEYS.map((key) => ({ namespace: 'xana', key }));

type Kind = keyof typeof DOCUMENTS;
type Ask = (kind: Kind, turn: number) => Promise<Response>;
interface Goods {
  id: string;
  variants: { id: string }[];
}

export async function measureAssistants(env: Surroundings): Promise<BenchTable[]> {
  const dataDir = temporaryDataDir();
  const store = await startStore({ ...env, AGENT_PROFILES: 'loopback', TRUST_PROXY: '1' }, dataDir.path);
  try {
    const doors = await openDoors(store.url);
    const rows: (string | number)[][] = [];
    for (const kind of ['search', 'product', 'cart'] as const) {
      const spent = new Map<string, number[]>();
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [name, ask] of Object.entries(doors)) {
          const before = cpuMs(store.pid).all;
          for (let call = 0; call < CALLS; call += 1) await checked(ask(kind, round * CALLS + call));
          spent.set(name, [...(spent.get(name) ?? []), (cpuMs(store.pid).all - before) / CALLS]);
        }
      const least = (name: string) => Math.min(...(spent.get(name) ?? []));
      const ratio = (name: string) => `× ${(least(name) / least('graphql')).toFixed(1)}`;
      rows.push([kind, least('graphql'), least('rest'), ratio('rest'), least('mcp'), ratio('mcp'), '× 2']);
    }
    return [
      {
        title: 'Calls of assistants beside the Storefront API',
        group: 'assistants',
        header: ['what', 'GraphQL, CPU ms', 'REST, CPU ms', 'ratio', 'MCP, CPU ms', 'ratio', 'limit'],
        rows,
        notes: [
          `Processor time of the whole store; the least of ${ROUNDS} rounds of ${CALLS} calls, in turns, no question twice.`,
        ],
      },
    ];
  } finally {
    await store.close();
    dataDir.remove();
  }
}

async function openDoors(url: string): Promise<Record<string, Ask>> {
  const profile = `${url}/api/ucp/example-agent.json`;
  let caller = 0;
  const post = (path: string, body: object, headers: Record<string, string> = {}) => {
    caller += 1;
    return fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'ucp-agent': `profile="${profile}"`,
        // Each call has an address of its own, so that the limits do not slow it.
        'x-forwarded-for': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
        ...headers,
      },
      body: JSON.stringify(body),
    });
  };
  const first = await checked(post('/api/ucp/catalog/search', { query: 'laptop', pagination: { limit: 50 } }));
  const { products } = JSON.parse(first) as { products: Goods[] };
  const productAt = (turn: number) => products[turn % products.length] as Goods;
  // An answer that is cached costs nothing.
  const queryAt = (turn: number) => `${WORDS[turn % WORDS.length]} ${100 + turn} euro`;
  const variantAt = (turn: number) => productAt(turn).variants[0]?.id ?? '';
  const variablesOf = {
    search: (turn: number) => ({ query: queryAt(turn), facts }),
    // As many pictures as no question before has asked for: such an answer is cached, too.
    product: (turn: number) => ({ id: productAt(turn).id, images: 5 + Math.floor(turn / products.length), facts }),
    cart: (turn: number) => ({ lines: [{ merchandiseId: variantAt(turn), quantity: 1 }] }),
  };
  const inputOf = {
    search: (turn: number) => ({ query: queryAt(turn) }),
    product: (turn: number) => ({ id: productAt(turn).id }),
    cart: (turn: number) => ({ line_items: [{ item: { id: variantAt(turn) }, quantity: 1 }] }),
  };
  const paths = { search: '/catalog/search', product: '/catalog/product', cart: '/carts' };
  const tools = { search: 'search_catalog', product: 'get_product', cart: 'create_cart' };
  const meta = { 'ucp-agent': { profile } };
  return {
    graphql: (kind, turn) =>
      post(
        '/api/2025-07/graphql.json',
        { query: DOCUMENTS[kind], variables: variablesOf[kind](turn) },
        { 'x-shopify-storefront-access-token': TOKEN },
      ),
    rest: (kind, turn) => post(`/api/ucp${paths[kind]}`, inputOf[kind](turn)),
    mcp: (kind, turn) => {
      const input = { [kind === 'cart' ? 'cart' : 'catalog']: inputOf[kind](turn) };
      const params = { name: tools[kind], arguments: { meta, ...input } };
      return post('/api/ucp/mcp', { jsonrpc: '2.0', id: turn, method: 'tools/call', params });
    },
  };
}

async function checked(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  const text = await response.text();
  if (!response.ok || /"errors"|"error":\{/.test(text)) throw new Error(`${response.status}: ${text.slice(0, 300)}`);
  return text;
}
