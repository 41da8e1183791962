/** Everything that a client may do to a cart. Each change happens whole or not at all. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { PlatformContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { foldCode } from '../discounts/discounts.ts';
import { type Attribute, addLines, type CartLine, type LinesResult, removeLines, type StockWarning, updateLines } from './cart-lines.ts';
import {
  type CartRow,
  findCart,
  insertCart,
  lockCart,
  readLines,
  readStock,
  replaceDiscountCodes,
  replaceLines,
  updateCart,
} from './carts.ts';
import {
  type AskedVariant,
  type CartUserError,
  checkAttributes,
  checkCodes,
  checkLines,
  checkNote,
  checkQuantity,
  checkVariant,
} from './check-input.ts';
import { type BuyerIdentity, checkBuyer, toBuyerColumns } from './buyer-identity.ts';

/** How a client addresses a cart: the key proves that it was given to this client. */
export interface CartReference {
  token: string;
  key: string;
}

export type CartChange =
  | { ok: true; token: string; warnings: StockWarning[] }
  /** Nothing was changed. */
  | { ok: false; userErrors: CartUserError[] };

export interface AskedLine {
  merchandise: AskedVariant;
  quantity: number;
  attributes: readonly Attribute[];
  sellingPlanId?: string | null | undefined;
}

export interface AskedUpdate {
  /** The line as the client called it, and the line's id in that name, if it has the form of one. */
  asked: string;
  id: string | null;
  merchandise?: AskedVariant | undefined;
  quantity?: number | undefined;
  attributes?: readonly Attribute[] | undefined;
}

export interface NewCart {
  language: string;
  country: string;
  lines: readonly AskedLine[];
  discountCodes: readonly string[];
  note: string;
  attributes: readonly Attribute[];
  buyer: BuyerIdentity;
}

type Work = (trx: Transaction<Tables>, token: string) => Promise<StockWarning[]>;

/** Carries user errors out of a transaction, so that it is rolled back. */
class Refusal extends Error {
  readonly userErrors: CartUserError[];

  constructor(userErrors: CartUserError[]) {
    super('The cart was not changed');
    this.userErrors = userErrors;
  }
}

export async function createCart(context: PlatformContext, cart: NewCart): Promise<CartChange> {
  const now = context.now().toISOString();
  const token = context.randomToken(16);
  const row: CartRow = {
    token,
    key: context.randomToken(16),
    language: cart.language,
    country: cart.country,
    buyer_email: null,
    buyer_phone: null,
    note: cart.note,
    attributes: JSON.stringify(cart.attributes),
    created_at: now,
    updated_at: now,
    completed_at: null,
    ...toBuyerColumns(cart.buyer),
  };
  return inTransaction(context, token, async (trx) => {
    refuse([
      ...checkNote(cart.note, ['note']),
      ...checkAttributes(cart.attributes, ['attributes']),
      ...checkCodes(cart.discountCodes, ['discountCodes']),
      ...checkBuyer(cart.buyer),
    ]);
    await insertCart(trx, row);
    await replaceDiscountCodes(trx, token, distinctCodes(cart.discountCodes));
    return add(context, trx, token, cart.lines);
  });
}

export async function addCartLines(context: PlatformContext, cart: CartReference, lines: readonly AskedLine[]): Promise<CartChange> {
  return changeCart(context, cart, (trx, token) => add(context, trx, token, lines));
}

export async function updateCartLines(
  context: PlatformContext,
  cart: CartReference,
  updates: readonly AskedUpdate[],
): Promise<CartChange> {
  return changeCart(context, cart, async (trx, token) => {
    const lines = await readLines(trx, token);
    const stock = await stockOf(trx, [...lines, ...updates.map(({ merchandise }) => merchandise ?? { variantId: null })]);
    refuse(updates.flatMap((update, index) => checkUpdate(update, lines, stock, ['lines', String(index)])));
    const changes = updates.map(({ id, merchandise, quantity, attributes }) => ({
      id: id ?? '',
      variantId: merchandise?.variantId ?? undefined,
      quantity,
      attributes,
    }));
    return write(trx, token, updateLines(lines, changes, (variantId) => stock.get(variantId) ?? 0));
  });
}

export async function removeCartLines(
  context: PlatformContext,
  cart: CartReference,
  asked: readonly { asked: string; id: string | null }[],
): Promise<CartChange> {
  return changeCart(context, cart, async (trx, token) => {
    const lines = await readLines(trx, token);
    refuse(asked.flatMap((line, index) => checkKnown(line, lines, ['lineIds', String(index)])));
    return write(trx, token, { lines: removeLines(lines, asked.map(({ id }) => id ?? '')), warnings: [] });
  });
}

/** @param codes null when the client sent none, which is not the same as an empty list */
export async function setDiscountCodes(
  context: PlatformContext,
  cart: CartReference,
  codes: readonly string[] | null,
): Promise<CartChange> {
  return changeCart(context, cart, async (trx, token) => {
    const field = ['discountCodes'];
    if (!codes) throw new Refusal([{ code: 'MISSING_DISCOUNT_CODE', field, message: 'The discount codes are missing.' }]);
    refuse(checkCodes(codes, field));
    await replaceDiscountCodes(trx, token, distinctCodes(codes));
    return [];
  });
}

export async function setBuyerIdentity(context: PlatformContext, cart: CartReference, buyer: BuyerIdentity): Promise<CartChange> {
  return changeCart(context, cart, async (trx, token) => {
    refuse(checkBuyer(buyer));
    await updateCart(trx, token, toBuyerColumns(buyer));
    return [];
  });
}

export async function setNote(context: PlatformContext, cart: CartReference, note: string): Promise<CartChange> {
  return changeCart(context, cart, async (trx, token) => {
    refuse(checkNote(note, ['note']));
    await updateCart(trx, token, { note });
    return [];
  });
}

export async function setAttributes(context: PlatformContext, cart: CartReference, attributes: readonly Attribute[]): Promise<CartChange> {
  return changeCart(context, cart, async (trx, token) => {
    refuse(checkAttributes(attributes, ['attributes']));
    await updateCart(trx, token, { attributes: JSON.stringify(attributes) });
    return [];
  });
}

/** Compares in constant time, so that a key cannot be guessed letter by letter. */
export function holdsKey(cart: CartRow, key: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(cart.key), hash(key));
}

async function changeCart(context: PlatformContext, { token, key }: CartReference, work: Work): Promise<CartChange> {
  const cart = await findCart(context.db, token);
  if (!cart || !holdsKey(cart, key)) return { ok: false, userErrors: [NO_SUCH_CART] };
  return inTransaction(context, token, async (trx) => {
    if (!(await lockCart(trx, token, context.now()))) throw new Refusal([NO_SUCH_CART]);
    return work(trx, token);
  });
}

const NO_SUCH_CART: CartUserError = { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' };

async function inTransaction(context: PlatformContext, token: string, work: Work): Promise<CartChange> {
  try {
    const warnings = await context.db.transaction().execute((trx) => work(trx, token));
    return { ok: true, token, warnings };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, userErrors: error.userErrors };
    throw error;
  }
}

async function add(context: PlatformContext, trx: Transaction<Tables>, token: string, asked: readonly AskedLine[]): Promise<StockWarning[]> {
  const lines = await readLines(trx, token);
  const stock = await stockOf(trx, [...lines, ...asked.map(({ merchandise }) => merchandise)]);
  refuse(asked.flatMap((line, index) => checkAsked(line, stock, ['lines', String(index)])));
  const added = asked.map(({ merchandise, quantity, attributes }) => ({
    variantId: merchandise.variantId ?? 0,
    quantity,
    attributes,
  }));
  const newId = () => toUuid(context.randomToken(16));
  return write(trx, token, addLines(lines, added, (variantId) => stock.get(variantId) ?? 0, newId));
}

async function write(trx: Transaction<Tables>, token: string, { lines, warnings }: LinesResult): Promise<StockWarning[]> {
  refuse(checkLines(lines, ['lines']));
  await replaceLines(trx, token, lines);
  return warnings;
}

async function stockOf(trx: Transaction<Tables>, variants: readonly { variantId: number | null }[]): Promise<Map<number, number>> {
  return readStock(trx, variants.flatMap(({ variantId }) => variantId ?? []));
}

function checkAsked(line: AskedLine, stock: ReadonlyMap<number, number>, field: string[]): CartUserError[] {
  return [
    ...checkVariant(line.merchandise, (id) => stock.has(id), [...field, 'merchandiseId']),
    ...checkQuantity(line.quantity, 1, [...field, 'quantity']),
    ...checkAttributes(line.attributes, [...field, 'attributes']),
    ...(line.sellingPlanId ? [noSellingPlan([...field, 'sellingPlanId'])] : []),
  ];
}

function noSellingPlan(field: string[]): CartUserError {
  return { code: 'SELLING_PLAN_NOT_APPLICABLE', field, message: 'The selling plan is not applicable.' };
}

function checkUpdate(
  update: AskedUpdate,
  lines: readonly CartLine[],
  stock: ReadonlyMap<number, number>,
  field: string[],
): CartUserError[] {
  const { merchandise, quantity, attributes } = update;
  return [
    ...checkKnown(update, lines, [...field, 'id']),
    ...(merchandise ? checkVariant(merchandise, (id) => stock.has(id), [...field, 'merchandiseId']) : []),
    ...(quantity === undefined ? [] : checkQuantity(quantity, 0, [...field, 'quantity'])),
    ...(attributes ? checkAttributes(attributes, [...field, 'attributes']) : []),
  ];
}

function checkKnown({ asked, id }: { asked: string; id: string | null }, lines: readonly CartLine[], field: string[]): CartUserError[] {
  if (lines.some((line) => line.id === id)) return [];
  return [{ code: 'INVALID_MERCHANDISE_LINE', field, message: `The merchandise line with id ${asked} does not exist.` }];
}

function refuse(userErrors: CartUserError[]): void {
  if (userErrors.length > 0) throw new Refusal(userErrors);
}

/** Each code once, as it was typed first; blanks are no codes. */
function distinctCodes(codes: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const code of codes) {
    const folded = foldCode(code);
    if (folded && !byFolded.has(folded)) byFolded.set(folded, code.trim());
  }
  return [...byFolded.values()];
}

/** Lines are named by a UUID, as on the hosted platform. */
function toUuid(randomText: string): string {
  const hex = createHash('sha256').update(randomText).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
