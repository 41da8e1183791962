import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import {
  type Attribute,
  addLines,
  type CartLine,
  type LinesResult,
  removeLines,
  type StockWarning,
  updateLines,
} from './cart-lines.ts';
import { readLines, readStock, replaceLines } from './carts.ts';
import { refuse, type Work } from './change-cart.ts';
import {
  type AskedVariant,
  type CartUserError,
  checkAttributes,
  checkLines,
  checkQuantity,
  checkVariant,
} from './check-input.ts';
import { toUuid } from './line-id.ts';

export interface AskedLine {
  merchandise: AskedVariant;
  quantity: number;
  attributes: readonly Attribute[];
  sellingPlanId?: string | null | undefined;
  /** Asked for as a part of another line, which no line here is. */
  hasParent?: boolean;
}

interface AskedUpdate {
  /** The line as the client called it, and the line's id in that name, if it has the form of one. */
  asked: string;
  id: string | null;
  merchandise?: AskedVariant | undefined;
  quantity?: number | undefined;
  attributes?: readonly Attribute[] | undefined;
}

export function addCartLines(context: PlatformContext, lines: readonly AskedLine[]): Work {
  return (trx, { token }) => putNewLines(context, trx, token, lines);
}

export function updateCartLines(updates: readonly AskedUpdate[]): Work {
  return async (trx, { token }) => {
    const lines = await readLines(trx, token);
    const stock = await stockOf(trx, [
      ...lines,
      ...updates.map(({ merchandise }) => merchandise ?? { variantId: null }),
    ]);
    refuse(updates.flatMap((update, index) => checkUpdate(update, lines, stock, ['lines', String(index)])));
    const changes = updates.map(({ id, merchandise, quantity, attributes }) => ({
      id: id ?? '',
      variantId: merchandise?.variantId ?? undefined,
      quantity,
      attributes,
    }));
    return write(
      trx,
      token,
      updateLines(lines, changes, (variantId) => stock.get(variantId) ?? 0),
    );
  };
}

export function removeCartLines(asked: readonly { asked: string; id: string | null }[]): Work {
  return async (trx, { token }) => {
    const lines = await readLines(trx, token);
    refuse(asked.flatMap((line, index) => checkKnown(line, lines, ['lineIds', String(index)])));
    return write(trx, token, {
      lines: removeLines(
        lines,
        asked.map(({ id }) => id ?? ''),
      ),
      warnings: [],
    });
  };
}

/** Adds lines inside a transaction that holds the cart. */
export async function putNewLines(
  context: PlatformContext,
  trx: Trx,
  token: string,
  asked: readonly AskedLine[],
): Promise<StockWarning[]> {
  const lines = await readLines(trx, token);
  const stock = await stockOf(trx, [...lines, ...asked.map(({ merchandise }) => merchandise)]);
  refuse(asked.flatMap((line, index) => checkAsked(line, stock, ['lines', String(index)])));
  const added = asked.map(({ merchandise, quantity, attributes }) => ({
    variantId: merchandise.variantId ?? 0,
    quantity,
    attributes,
  }));
  const newId = () => toUuid(context.randomToken(16));
  return write(
    trx,
    token,
    addLines(lines, added, (variantId) => stock.get(variantId) ?? 0, newId),
  );
}

async function write(trx: Trx, token: string, { lines, warnings }: LinesResult): Promise<StockWarning[]> {
  refuse(checkLines(lines, ['lines']));
  await replaceLines(trx, token, lines);
  return warnings;
}

async function stockOf(trx: Trx, variants: readonly { variantId: number | null }[]): Promise<Map<number, number>> {
  return readStock(
    trx,
    variants.flatMap(({ variantId }) => variantId ?? []),
  );
}

function checkAsked(line: AskedLine, stock: ReadonlyMap<number, number>, field: string[]): CartUserError[] {
  return [
    ...checkVariant(line.merchandise, (id) => stock.has(id), [...field, 'merchandiseId']),
    ...checkQuantity(line.quantity, 1, [...field, 'quantity']),
    ...checkAttributes(line.attributes, [...field, 'attributes']),
    ...(line.sellingPlanId ? [noSellingPlan([...field, 'sellingPlanId'])] : []),
    ...(line.hasParent ? [noParent([...field, 'parent'])] : []),
  ];
}

function noSellingPlan(field: string[]): CartUserError {
  return { code: 'SELLING_PLAN_NOT_APPLICABLE', field, message: 'The selling plan is not applicable.' };
}

function noParent(field: string[]): CartUserError {
  return { code: 'PARENT_LINE_NOT_FOUND', field, message: 'No line of this shop belongs to another.' };
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

function checkKnown(
  { asked, id }: { asked: string; id: string | null },
  lines: readonly CartLine[],
  field: string[],
): CartUserError[] {
  if (lines.some((line) => line.id === id)) return [];
  return [
    { code: 'INVALID_MERCHANDISE_LINE', field, message: `The merchandise line with id ${asked} does not exist.` },
  ];
}
