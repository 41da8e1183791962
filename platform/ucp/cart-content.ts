/** What an agent puts into a cart: lines, codes and what is known of the buyer, in place of what was there. */
import type { Message } from '#domain/assistant/catalogue-answers.ts';
import type { CartRequest } from '#domain/assistant/sale-requests.ts';
import { parseEmail } from '#domain/customer/email.ts';
import { parsePhone } from '#domain/customer/phone.ts';
import { cleanCode, cleanLine } from '#domain/customer/typed-text.ts';
import { pageTexts, sayFrom } from '#locales/page-texts.ts';
import { addLines } from '../cart/cart-lines.ts';
import {
  type CartRow,
  findCart,
  readDiscountCodes,
  readLines,
  readStock,
  replaceDiscountCodes,
  replaceLines,
  updateCart,
} from '../cart/carts.ts';
import { changeCart, type Work } from '../cart/change-cart.ts';
import { distinctCodes } from '../cart/change-details.ts';
import { createCart } from '../cart/create-cart.ts';
import { toUuid } from '../cart/line-id.ts';
import { emptyAddress } from '../customers/check-address.ts';
import { countCodes } from '../discounts/count-codes.ts';
import { findGlobalId, rowIdOf } from '../graphql/global-id.ts';
import { isSameSecret } from '../same-secret.ts';
import { type Call, isNegotiated } from './operations.ts';
import { UcpError } from './ucp-error.ts';

type Content = Pick<CartRequest, 'line_items' | 'buyer' | 'discounts' | 'context'>;

/** A cart's id for agents: its token and its key, which proves that it was given to this agent. */
export function toCartId({ token, key }: Pick<CartRow, 'token' | 'key'>): string {
  return `${token}.${key}`;
}

/** @returns null for a cart that there is not, that is another's or that is closed */
export async function findAgentCart({ services }: Call, id: string): Promise<CartRow | null> {
  const [token = '', key = ''] = id.split('.');
  if (!/^[\w-]{1,100}$/.test(token)) return null;
  const cart = await findCart(services.context.db, token);
  return cart && cart.completed_at === null && isSameSecret(cart.key, key) ? cart : null;
}

/** An open cart with nothing in it. */
export async function newCart({ services: { context }, language }: Call): Promise<CartRow> {
  const change = await createCart(context, {
    ...{ language, country: 'GR', lines: [], discountCodes: [], note: '', attributes: [] },
    ...{ buyer: {}, addresses: [], metafields: [] },
  });
  const cart = change.ok ? await findCart(context.db, change.token) : null;
  if (!cart) throw new Error('a new cart was not written');
  return cart;
}

/** @returns what could not be taken as it was asked for */
export async function writeContent(
  call: Call,
  cart: Pick<CartRow, 'token' | 'key'>,
  content: Content,
): Promise<Message[]> {
  const { context } = call.services;
  const codes = codesOf(call, content);
  if (codes) await boundCodes(call, cart.token, codes);
  const messages: Message[] = [];
  const changed = await changeCart(context, cart, writer(call, content, messages));
  if (!changed.ok) throw new UcpError('invalid_request', changed.userErrors[0]?.message ?? 'The cart was not changed.');
  return messages;
}

function codesOf(call: Call, { discounts }: Content): string[] | undefined {
  return isNegotiated(call, 'discount') ? discounts?.codes : undefined;
}

async function boundCodes({ services, address }: Call, cart: string, codes: readonly string[]): Promise<void> {
  const { context, limits } = services;
  const known = await readDiscountCodes(context.db, cart);
  const waitMs = await countCodes(context.db, limits, { codes: [...codes], cart, known, address });
  if (waitMs !== null)
    throw new UcpError('rate_limited', 'Too many discount codes were tried.', Math.ceil(waitMs / 1_000));
}

function writer(call: Call, content: Content, messages: Message[]): Work {
  const { randomToken } = call.services.context;
  return async (trx, cart) => {
    const before = await readLines(trx, cart.token);
    const asked = content.line_items.map(({ item, quantity }, index) => ({
      path: `$.line_items[${index}]`,
      variantId: rowIdOf(findGlobalId(item.id), 'ProductVariant') ?? 0,
      quantity,
    }));
    const stock = await readStock(
      trx,
      asked.map(({ variantId }) => variantId),
    );
    messages.push(
      ...stockMessages(asked, stock, call),
      ...buyerMessages(content.buyer, call),
      ...eligibilityMessages(content.context, call),
    );
    const wanted = asked
      .filter(({ variantId }) => stock.has(variantId))
      .map(({ variantId, quantity }) => ({ variantId, quantity, attributes: [] }));
    const { lines } = addLines(
      [],
      wanted,
      (variantId) => stock.get(variantId) ?? 0,
      () => toUuid(randomToken(16)),
    );
    // A line is the same as long as its goods are.
    const same = lines.map((line) => ({
      ...line,
      id: before.find((old) => old.variantId === line.variantId)?.id ?? line.id,
    }));
    await replaceLines(trx, cart.token, same);
    const codes = codesOf(call, content);
    if (codes) await replaceDiscountCodes(trx, cart.token, distinctCodes(codes.filter(isStorable)));
    if (content.buyer) await updateCart(trx, cart.token, buyerColumns(content.buyer));
    return [];
  };
}

const isStorable = (text: string) => !text.includes('\0');

interface AskedLine {
  path: string;
  variantId: number;
  quantity: number;
}

function stockMessages(asked: readonly AskedLine[], stock: ReadonlyMap<number, number>, { language }: Call): Message[] {
  const say = sayFrom(pageTexts(language).assistant);
  const left = new Map(stock);
  return asked.flatMap(({ path, variantId, quantity }): Message[] => {
    const there = left.get(variantId);
    left.set(variantId, Math.max(0, (there ?? 0) - quantity));
    if (there === undefined) return [error('item_unavailable', say('unknownItem'), path)];
    if (there === 0) return [error('out_of_stock', say('soldOut'), path)];
    if (there >= quantity) return [];
    return [{ type: 'warning', code: 'quantity_adjusted', path, content: say('fewLeft', { n: there }) }];
  });
}

function buyerMessages(buyer: Content['buyer'], { language }: Call): Message[] {
  const say = sayFrom(pageTexts(language).assistant);
  return [
    ...(buyer?.email && !parseEmail(buyer.email).ok ? [error('invalid', say('wrongEmail'), '$.buyer.email')] : []),
    ...(buyer?.phone_number && parsePhone(buyer.phone_number) === null
      ? [error('invalid', say('wrongPhone'), '$.buyer.phone_number')]
      : []),
  ];
}

/** No claim of a buyer changes a price here. */
function eligibilityMessages(context: Content['context'], { language }: Call): Message[] {
  const content = pageTexts(language).assistant.noBenefit;
  return (context?.eligibility ?? []).map((_claim, index) => ({
    ...{ type: 'warning', code: 'eligibility_not_accepted', content },
    path: `$.context.eligibility[${index}]`,
  }));
}

export function error(code: string, content: string, path?: string): Message {
  return { type: 'error', code, content, severity: 'recoverable', ...(path && { path }) };
}

/** Names are stored as those of an address without a place, as the checkout's form is filled in from it. */
function buyerColumns({ email, phone_number, first_name, last_name }: NonNullable<Content['buyer']>): Partial<CartRow> {
  const name = { first_name: text(first_name), last_name: text(last_name) };
  const address = { ...emptyAddress(), ...name };
  const isNamed = name.first_name !== null || name.last_name !== null;
  const known = [{ id: 'buyer', isSelected: true, isOneTimeUse: true, address }];
  return {
    buyer_email: text(email),
    buyer_phone: phone_number === undefined ? null : cleanCode(phone_number) || null,
    delivery_addresses: JSON.stringify(isNamed ? known : []),
  };
}

function text(typed: string | undefined): string | null {
  return cleanLine(typed ?? '').replaceAll('\0', '') || null;
}
