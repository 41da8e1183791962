/** Custom fields of a cart: what clients keep with it. Codes are those of the API's `MetafieldsSetUserErrorCode`. */
import { parseJson } from '#domain/parse-json.ts';
import type { SchemaType } from '#schema/graphql.ts';
import type { Metafield } from '../catalogue/catalogue.ts';
import type { PlatformContext } from '../context.ts';
import { updateCart } from './carts.ts';
import { type CartReference, changeCart, refusal } from './change-cart.ts';

export type CartMetafield = Omit<Metafield, 'kind' | 'id' | 'owner'>;

export interface AskedMetafield {
  /** `namespace.key`, or a key of the asking app's own namespace. */
  key: string;
  type: string;
  value: string;
}

type MetafieldErrorCode = SchemaType<'MetafieldsSetUserErrorCode'>;

export interface MetafieldError {
  code: MetafieldErrorCode;
  /** Of the list that was sent. */
  elementIndex: number | null;
  field: string[];
  message: string;
}

/** The namespace of a key without one: the hosted platform reserves one for each app. */
export const APP_NAMESPACE = 'app--storefront';

/** As the hosted platform has them. */
const LIMITS = { namespace: 255, key: { least: 2, most: 64 }, value: 65_535, fields: 25 } as const;

type Check = (value: string) => boolean;

const isJson: Check = (value) => parseJson(value) !== undefined;
const isObject: Check = (value) => isJson(value) && /^\s*\{/.test(value);
const isGlobalId: Check = (value) => /^gid:\/\/shopify\/\w+\/[^\s\0]+$/.test(value);
const isAnything: Check = () => true;

/** https://shopify.dev/docs/apps/build/custom-data/metafields/list-of-data-types */
const TYPES = new Map<string, Check>([
  ['boolean', (value) => value === 'true' || value === 'false'],
  ['color', (value) => /^#[0-9a-f]{6}$/i.test(value)],
  ['date', (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))],
  ['date_time', (value) => /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value))],
  ['dimension', isObject],
  ['id', (value) => value.trim() !== ''],
  ['json', isJson],
  ['link', isObject],
  ['money', isObject],
  ['multi_line_text_field', isAnything],
  ['number_decimal', (value) => /^-?\d+(\.\d+)?$/.test(value)],
  ['number_integer', (value) => /^-?\d{1,16}$/.test(value)],
  ['rating', isObject],
  ['rich_text_field', isObject],
  ['single_line_text_field', (value) => !/[\r\n]/.test(value)],
  ['url', (value) => URL.canParse(value)],
  ['volume', isObject],
  ['weight', isObject],
  ...[
    'article',
    'collection',
    'company',
    'customer',
    'file',
    'metaobject',
    'mixed',
    'order',
    'page',
    'product',
    'variant',
  ].map((name): [string, Check] => [`${name}_reference`, isGlobalId]),
]);

/** `list.number_integer` holds a JSON array of what `number_integer` holds. */
function checkOf(type: string): Check | undefined {
  const check = TYPES.get(type.replace(/^list\./, ''));
  if (!check || !type.startsWith('list.')) return check;
  return (text) => {
    const values = parseJson(text);
    return (
      Array.isArray(values) && values.every((value) => check(typeof value === 'string' ? value : JSON.stringify(value)))
    );
  };
}

export function splitKey(key: string): { namespace: string; key: string } {
  const dot = key.indexOf('.');
  return dot < 0 ? { namespace: APP_NAMESPACE, key } : { namespace: key.slice(0, dot), key: key.slice(dot + 1) };
}

function checkMetafield({ key: asked, type, value }: AskedMetafield, index: number): MetafieldError[] {
  const { namespace, key } = splitKey(asked);
  const at = (name: string) => ['metafields', String(index), name];
  const error = (code: MetafieldErrorCode, name: string, message: string): MetafieldError[] => [
    { code, elementIndex: index, field: at(name), message },
  ];
  if (key.trim() === '') return error('BLANK', 'key', "Key can't be blank");
  if (key.length < LIMITS.key.least) return error('TOO_SHORT', 'key', 'Key is too short (minimum is 2 characters)');
  if (key.length > LIMITS.key.most || namespace.length > LIMITS.namespace)
    return error('TOO_LONG', 'key', 'Key is too long');
  if (!/^[\w-]+$/.test(namespace) || !/^[\w-]+$/.test(key))
    return error('INVALID_VALUE', 'key', 'Key may hold letters, digits, _ and - only');
  const check = checkOf(type);
  if (!check) return error('INVALID_TYPE', 'type', `Type ${type.slice(0, 100)} is not supported`);
  if (value === '') return error('BLANK', 'value', "Value can't be blank");
  if (value.length > LIMITS.value) return error('TOO_LONG', 'value', 'Value is too long');
  if (value.includes('\0') || !check(value)) return error('INVALID_VALUE', 'value', `Value is no ${type}`);
  return [];
}

const NO_OWNER = { code: 'INVALID_OWNER' as const, message: 'Owner does not exist' };

export function parseMetafields(json: string): CartMetafield[] {
  return JSON.parse(json) as CartMetafield[];
}

/** The new fields of a cart. If one is wrong, none is written. */
export function putMetafields(
  known: readonly CartMetafield[],
  asked: readonly AskedMetafield[],
  now: Date,
): { errors: MetafieldError[]; metafields: CartMetafield[]; written: CartMetafield[] } {
  const errors = asked.flatMap(checkMetafield);
  const at = now.toISOString();
  const written = asked.map(({ key, type, value }): CartMetafield => {
    const name = splitKey(key);
    const before = known.find((field) => field.namespace === name.namespace && field.key === name.key);
    return { ...name, type, value, createdAt: before?.createdAt ?? at, updatedAt: at };
  });
  const names = new Set(written.map(({ namespace, key }) => `${namespace}.${key}`));
  const metafields = [...known.filter(({ namespace, key }) => !names.has(`${namespace}.${key}`)), ...written];
  if (metafields.length > LIMITS.fields) {
    const message = `A cart takes at most ${LIMITS.fields} metafields`;
    errors.push({ code: 'LESS_THAN_OR_EQUAL_TO', elementIndex: null, field: ['metafields'], message });
  }
  return { errors, metafields, written };
}

/** @param cart by which all fields are owned */
export async function setMetafields(
  context: PlatformContext,
  cart: CartReference,
  asked: readonly AskedMetafield[],
): Promise<{ ok: true; written: CartMetafield[] } | { ok: false; errors: MetafieldError[] }> {
  let errors: MetafieldError[] = [];
  let written: CartMetafield[] = [];
  const change = await changeCart(context, cart, async (trx, { token, metafields }) => {
    const put = putMetafields(parseMetafields(metafields), asked, context.now());
    ({ errors, written } = put);
    if (errors.length > 0) throw refusal([]);
    await updateCart(trx, token, { metafields: JSON.stringify(put.metafields) });
    return [];
  });
  if (change.ok) return { ok: true, written };
  if (errors.length > 0) return { ok: false, errors };
  return {
    ok: false,
    errors: asked.map((_, index) => ({
      ...NO_OWNER,
      elementIndex: index,
      field: ['metafields', String(index), 'ownerId'],
    })),
  };
}

/** @returns why nothing was deleted, or null */
export async function deleteMetafield(
  context: PlatformContext,
  cart: CartReference,
  asked: string,
): Promise<'INVALID_OWNER' | 'METAFIELD_DOES_NOT_EXIST' | null> {
  const { namespace, key } = splitKey(asked);
  let isThere = true;
  const change = await changeCart(context, cart, async (trx, { token, metafields }) => {
    const known = parseMetafields(metafields);
    const left = known.filter((field) => field.namespace !== namespace || field.key !== key);
    isThere = left.length < known.length;
    await updateCart(trx, token, { metafields: JSON.stringify(left) });
    return [];
  });
  if (!change.ok) return 'INVALID_OWNER';
  return isThere ? null : 'METAFIELD_DOES_NOT_EXIST';
}
