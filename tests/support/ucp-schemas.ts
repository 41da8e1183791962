/** The official schemas of the Universal Commerce Protocol, from the folder beside the repository where it exists. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const FOLDER = join(import.meta.dirname, '../../../shared/ucp');
const hasUcpSchemas = existsSync(FOLDER);
if (!hasUcpSchemas)
  process.stderr.write(
    'The official schemas of UCP (../shared/ucp) are not here: answers are not held against them.\n',
  );

const BASE = 'https://ucp.dev/';

function load(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const file of globSync('{schemas,discovery}/**/*.json', { cwd: FOLDER })) {
    const schema = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { $id?: string };
    ajv.addSchema({ ...schema, $id: BASE + file.replaceAll('\\', '/') });
  }
  return ajv;
}

let ajv: Ajv2020 | undefined;
const known = new Map<string, ValidateFunction>();

/** Paths of schemas like `schemas/shopping/cart.json`, with `#/$defs/…`; all of those in one list must hold. */
type Schema = string | readonly string[];

/**
 * The faults of an answer; none where the schemas are not here.
 *
 * @param schemas an answer fits one of them
 */
export function ucpFaults(answer: unknown, ...schemas: readonly Schema[]): string[] {
  if (!hasUcpSchemas) return [];
  ajv ??= load();
  const faults = schemas.map((schema) => {
    const name = String(schema);
    const validate = known.get(name) ?? ajv?.compile({ allOf: [schema].flat().map((path) => ({ $ref: BASE + path })) });
    if (!validate) return ['no schema'];
    known.set(name, validate);
    return validate(answer)
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
        );
  });
  return faults.some((found) => found.length === 0) ? [] : faults.flat();
}

const SHOPPING = 'schemas/shopping';
const ERROR = `${SHOPPING}/types/error_response.json`;
const extended = (root: 'cart' | 'checkout', ...extensions: readonly string[]) => [
  `${SHOPPING}/${root}.json`,
  ...extensions.map((name) => `${SHOPPING}/${name}.json#/$defs/dev.ucp.shopping.${root}`),
];
const CART = extended('cart', 'discount');
const CHECKOUT = extended('checkout', 'discount', 'fulfillment', 'buyer_consent');
const SEARCH = `${SHOPPING}/catalog_search.json#/$defs/search_response`;

/** The schemas of each operation's answer, as the service's OpenRPC document names them, with those of the extensions. */
export const ANSWERS: Readonly<Record<string, readonly Schema[]>> = {
  search_catalog: [SEARCH, ERROR],
  lookup_catalog: [`${SHOPPING}/catalog_lookup.json#/$defs/lookup_response`, ERROR],
  get_product: [`${SHOPPING}/catalog_lookup.json#/$defs/get_product_response`, ERROR],
  ...each(CART, ['create_cart', 'get_cart', 'update_cart', 'cancel_cart']),
  ...each(CHECKOUT, ['create_checkout', 'get_checkout', 'update_checkout', 'complete_checkout', 'cancel_checkout']),
  get_order: [`${SHOPPING}/order.json`, ERROR],
  // Both answer with products besides their own.
  recommend_laptop: [SEARCH, ERROR],
  compare_laptops: [SEARCH, ERROR],
};

function each(schema: Schema, operations: readonly string[]): Record<string, readonly Schema[]> {
  return Object.fromEntries(operations.map((name) => [name, [schema, ERROR]]));
}

// biome-ignore lint/suspicious/noExplicitAny: what is checked has any shape
type Wire = any;

/** The faults of whatever comes over the wire: of an operation's answer, and of what the protocol says besides. */
export function wireFaults(path: string, init: RequestInit, text: string): string[] {
  if (!path.startsWith('/api/ucp/') || path.endsWith('.json') || text === '') return [];
  const answer: Wire = JSON.parse(text);
  if (path !== '/api/ucp/mcp') return answerFaults(answer, operationOf(init.method ?? 'GET', path));
  const asked: Wire[] = [parsed(String(init.body))].flat();
  return [answer].flat().flatMap(({ jsonrpc, id, result, error }: Wire) => {
    const call = asked.find((one) => one?.id === id);
    if (jsonrpc !== '2.0' || (result === undefined) === (error === undefined)) return [`no JSON-RPC: ${text}`];
    if (error) return Number.isInteger(error.code) ? (error.data?.code ? errorFaults(error.data) : []) : ['no code'];
    if (call?.method !== 'tools/call') return [];
    const said = JSON.stringify(result.structuredContent) === result.content?.[0]?.text;
    return [
      ...(said ? [] : ['text and structure differ']),
      ...answerFaults(result.structuredContent, call.params.name),
    ];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function answerFaults(answer: Wire, operation: string | undefined): string[] {
  if (answer.ucp === undefined) return errorFaults(answer);
  if (operation === undefined) return [];
  return ucpFaults(answer, ...(ANSWERS[operation] ?? []));
}

/** What keeps a call from being processed has no schema of its own (overview, “Transport Bindings”). */
function errorFaults({ code, content, continue_url, ...more }: Wire): string[] {
  const isRight = /^[a-z_]+$/.test(code) && typeof content === 'string' && URL.canParse(continue_url);
  const others = Object.keys(more).filter((key) => key !== 'retry_after');
  return isRight && others.length === 0 ? [] : [`no error of the protocol: ${JSON.stringify({ code, content, more })}`];
}

function operationOf(method: string, path: string): string | undefined {
  const all: [string, Record<string, { operationId?: string }>][] = hasUcpSchemas ? Object.entries(restPaths()) : [];
  const found = all.find(([template]) =>
    new RegExp(`^/api/ucp${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?')[0] ?? ''),
  );
  return found?.[1][method.toLowerCase()]?.operationId;
}

function restPaths(): Record<string, Record<string, { operationId?: string }>> {
  const text = readFileSync(join(FOLDER, 'services/shopping/rest.openapi.json'), 'utf8');
  return (JSON.parse(text) as { paths: ReturnType<typeof restPaths> }).paths;
}
