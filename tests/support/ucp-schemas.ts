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

/**
 * The faults of an answer; none where the schemas are not here.
 *
 * @param schemas paths like `schemas/shopping/cart.json`, with `#/$defs/…`; an answer fits one of them
 */
export function ucpFaults(answer: unknown, ...schemas: readonly string[]): string[] {
  if (!hasUcpSchemas) return [];
  ajv ??= load();
  const faults = schemas.map((schema) => {
    const validate = known.get(schema) ?? ajv?.compile({ $ref: BASE + schema });
    if (!validate) return ['no schema'];
    known.set(schema, validate);
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

/** The schemas of each operation's answer, as the service's OpenRPC document names them. */
export const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  search_catalog: [`${SHOPPING}/catalog_search.json#/$defs/search_response`, ERROR],
  lookup_catalog: [`${SHOPPING}/catalog_lookup.json#/$defs/lookup_response`, ERROR],
  get_product: [`${SHOPPING}/catalog_lookup.json#/$defs/get_product_response`, ERROR],
  ...each('cart', ['create_cart', 'get_cart', 'update_cart', 'cancel_cart']),
  ...each('checkout', ['create_checkout', 'get_checkout', 'update_checkout', 'complete_checkout', 'cancel_checkout']),
  ...each('order', ['get_order']),
  // Both answer with products besides their own.
  recommend_laptop: [`${SHOPPING}/catalog_search.json#/$defs/search_response`, ERROR],
  compare_laptops: [`${SHOPPING}/catalog_search.json#/$defs/search_response`, ERROR],
};

function each(schema: string, operations: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(operations.map((name) => [name, [`${SHOPPING}/${schema}.json`, ERROR]]));
}
