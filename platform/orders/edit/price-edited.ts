/** The goods of an order that is being edited, and their price. */
import type { Selectable } from 'kysely';
import { ASSUMED_GRAMS, type DeliveryMethodId, deliveryCents } from '#domain/delivery/delivery-methods.ts';
import { defaultLanguage, parseContentLanguage } from '#domain/locale/locales.ts';
import { priceLines } from '#domain/money/pricing.ts';
import { insertCart, replaceLines } from '../../cart/carts.ts';
import { discountGoods } from '../../cart/price-goods.ts';
import { type CartLineFacts, readCartLines } from '../../cart/read-cart-lines.ts';
import type { PlatformContext } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { grantedDiscount } from '../../discounts/discounts.ts';
import type { StockRequest } from '../../stock/take-stock.ts';
import { allowsPayment, charge, type PricedCart, type PriceRules } from '../price/price-cart.ts';
import type { SelectedLine } from '../read/order-selection.ts';
import { type EditedGoods, joinGoods, toGoods } from './change-pieces.ts';
import { refused } from './lines-outcome.ts';

type OrderRow = Selectable<Tables['orders']>;

/** The goods that the order has then, with the weights of today. */
export async function readEditedGoods(
  trx: Trx,
  context: PlatformContext,
  order: OrderRow,
  { lines, added }: { lines: readonly SelectedLine[]; added: readonly StockRequest[] },
): Promise<EditedGoods[]> {
  const left = lines.filter(({ quantity }) => quantity > 0);
  const ids = left.map(({ line }) => line.variant_id);
  const rows =
    ids.length > 0
      ? await trx.selectFrom('product_variants').select(['id', 'weight_grams']).where('id', 'in', ids).execute()
      : [];
  const weights = new Map(rows.map(({ id, weight_grams }) => [id, weight_grams]));
  const goods = left.map((one) => toGoods(one, weights.get(one.line.variant_id) ?? ASSUMED_GRAMS));
  return joinGoods(goods, added.length > 0 ? await readAdded(trx, context, order, added) : []);
}

/** Reads them in a cart that this transaction takes away again: goods have their price, words and VAT in a cart. */
async function readAdded(
  trx: Trx,
  { now, randomToken }: PlatformContext,
  order: OrderRow,
  added: readonly StockRequest[],
): Promise<CartLineFacts[]> {
  const token = randomToken(16);
  const at = now().toISOString();
  const cart = { token, key: token, language: 'EL', country: 'GR', note: '', attributes: '[]' };
  await insertCart(trx, { ...cart, created_at: at, updated_at: at });
  const lines = added.map((one, index) => ({ ...one, id: `${token}-${index}`, attributes: [] }));
  await replaceLines(trx, token, lines);
  const goods = await readCartLines(trx, token, parseContentLanguage(order.language) ?? defaultLanguage);
  await trx.deleteFrom('carts').where('token', '=', token).execute();
  const free = goods.filter(({ unitPriceCents }) => unitPriceCents === 0);
  if (free.length > 0) throw refused({ status: 'no_stock', names: free.map(({ sku }) => sku) });
  return goods;
}

/** @throws Undone where delivery or payment do not fit any more */
export async function priceEdited(
  trx: Trx,
  order: OrderRow,
  goods: readonly EditedGoods[],
  rules: PriceRules,
): Promise<PricedCart> {
  const { subtotalCents } = priceLines(goods, null);
  const { lines, pricing } = discountGoods(goods, await grantedDiscount(trx, order, subtotalCents));
  const grams = goods.reduce((sum, line) => sum + line.grams * line.quantity, 0);
  const { postcode } = JSON.parse(order.shipping_address) as { postcode: string };
  const choices = {
    deliveryMethod: order.shipping_method as DeliveryMethodId,
    postcode: postcode || null,
    isBusiness: order.invoice !== null,
    paymentMethod: order.payment_method,
  };
  const parcel = { goodsCents: pricing.goodsCents, grams, postcode: choices.postcode };
  if (deliveryCents(choices.deliveryMethod, parcel, rules) === null) throw refused({ status: 'no_delivery' });
  const { discountCents } = pricing;
  const priced = { lines, subtotalCents, discountCents, grams, discount: null, codes: [] };
  const cart = charge(priced, choices, { ...rules, vatPercent: order.vat_percent });
  if (!allowsPayment(order.payment_method, cart, choices.deliveryMethod, rules))
    throw refused({ status: 'no_payment' });
  return cart;
}
