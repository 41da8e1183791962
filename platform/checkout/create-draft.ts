/** Orders that staff write down: by telephone, or for a buyer who gets a link and pays. They go through the checkout like all others. */
import { findCart } from '../cart/carts.ts';
import { createCart } from '../cart/create-cart.ts';
import { findVariant } from '../catalogue/find-variant.ts';
import type { Trx } from '../db/database.ts';
import { addDiscount, type NewDiscount } from '../discounts/discounts.ts';
import { queueMail } from '../mail/outbox.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { PaymentServices } from '../orders/pay/reconcile.ts';
import { reserveGoods } from '../orders/pay/reserve-goods.ts';
import { placeManualOrder } from '../orders/place/place-manual-order.ts';
import type { Pieces } from '../orders/read/order-selection.ts';
import { readOrderOfCheckout } from '../orders/read/read-order.ts';
import { isManualMethod, moneyComes } from '../payments/manual-methods.ts';
import { type CheckoutForm, emptyForm } from './checkout-form.ts';
import { type Offer, price } from './checkout-offer.ts';
import { type Checkout, findCheckout, openCheckout, saveCheckout } from './checkouts.ts';
import { type DraftMail, toDraftMail } from './draft-mail.ts';
import { type FormErrors, validateForm } from './validate-form.ts';

export interface NewDraft {
  /** Each by its SKU, or as `findVariant` reads it. */
  pieces: readonly Pieces[];
  /** What is known of the buyer and the delivery. */
  form: Partial<CheckoutForm>;
  language: Checkout['language'];
  note: string;
  /** Codes of the shop. */
  codes: readonly string[];
  /** Taken off this one order. */
  discount?: NewDiscount['value'] | undefined;
  /** Places the order at once, to be paid so; without it the buyer gets a link. */
  paymentMethod?: string | undefined;
  /** Whether the link is mailed to the buyer. */
  isMailed: boolean;
}

export type DraftOutcome =
  | { status: 'placed'; number: number }
  | { status: 'draft'; path: string; totalCents: number; until: Date }
  | { status: 'unknown_pieces'; names: string[] }
  | { status: 'invalid'; errors: FormErrors }
  /** Too few pieces, a code that does nothing, or a delivery or way of paying that is not offered for it; cash has a limit of its own. */
  | { status: 'no_stock' | 'no_code' | 'no_delivery' | 'no_payment' | 'no_cash' };

export async function createDraft(services: PaymentServices, draft: NewDraft): Promise<DraftOutcome> {
  const { context } = services;
  const lines = await Promise.all(
    draft.pieces.map(async ({ sku, quantity }) => ({ sku, quantity, variantId: await findVariant(context.db, sku) })),
  );
  const unknown = lines.filter(({ variantId }) => variantId === null).map(({ sku }) => sku);
  if (unknown.length > 0) return { status: 'unknown_pieces', names: unknown };
  const form = { ...emptyForm(), ...draft.form, paymentMethod: draft.paymentMethod ?? '' };
  const valid = validateForm(form, draft.language);
  const errors = valid.ok ? {} : draft.paymentMethod ? valid.errors : withoutGaps(valid.errors);
  if (Object.keys(errors).length > 0) return { status: 'invalid', errors };
  const code = draft.discount && (await oneTimeCode(services, draft.discount));
  const cart = await createCart(context, {
    language: draft.language.toUpperCase(),
    country: 'GR',
    lines: lines.map(({ sku, quantity, variantId }) => ({
      merchandise: { asked: sku, variantId },
      quantity,
      attributes: [],
    })),
    discountCodes: code ? [code] : draft.codes,
    note: draft.note,
    attributes: [{ key: '_channel', value: 'staff' }],
    buyer: {},
    addresses: [],
    metafields: [],
  });
  if (!cart.ok || cart.warnings.length > 0) return { status: 'no_stock' };
  const key = (await findCart(context.db, cart.token))?.key ?? '';
  const token = (await openCheckout(context, cart.token, key)) ?? '';
  await saveCheckout(context, { token, language: draft.language, form });
  const checkout = await findCheckout(context.db, token);
  if (!checkout) throw new Error('a checkout was not opened');
  const offer = await price(services, checkout);
  const refusal = refusalOf(draft, offer);
  if (refusal) return refusal;
  return draft.paymentMethod && valid.ok
    ? placeNow(services, { token, offer, details: { ...valid.details, deliveryMethod: offer.delivery } })
    : sendLink(services, { checkout, offer, isMailed: draft.isMailed });
}

/** The buyer fills in what is missing. */
function withoutGaps(errors: FormErrors): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== 'required'));
}

function refusalOf(
  { form, codes, discount, paymentMethod }: NewDraft,
  { cart, delivery, method, isCashRefused }: Offer,
): DraftOutcome | null {
  if (form.deliveryMethod && form.deliveryMethod !== delivery) return { status: 'no_delivery' };
  if (paymentMethod && paymentMethod !== method)
    return { status: moneyComes(paymentMethod) === 'to-courier' && isCashRefused ? 'no_cash' : 'no_payment' };
  return (codes.length > 0 || discount) && cart.discountCents === 0 ? { status: 'no_code' } : null;
}

async function oneTimeCode({ context }: PaymentServices, value: NewDiscount['value']): Promise<string> {
  const code = `OFFER-${context
    .randomToken(6)
    .replaceAll(/[^a-z0-9]/gi, '')
    .toUpperCase()}`;
  const always = { minimumSubtotalCents: 0, firstOrderOnly: false, firstDay: null, lastDay: null };
  await addDiscount(context, { code, value, usageLimit: 1, ...always });
  return code;
}

async function placeNow(
  services: PaymentServices,
  {
    token,
    offer,
    details,
  }: { token: string; offer: Offer; details: Parameters<typeof placeManualOrder>[1]['details'] },
): Promise<DraftOutcome> {
  if (offer.method === null || !isManualMethod(offer.method)) return { status: 'no_payment' };
  const placed = await placeManualOrder(services, {
    checkoutToken: token,
    method: offer.method,
    totalCents: offer.cart.totalCents,
    details,
  });
  const order = placed === 'placed' ? await readOrderOfCheckout(services.context.db, token) : null;
  return order ? { status: 'placed', number: order.number } : { status: 'no_stock' };
}

async function sendLink(
  services: PaymentServices,
  { checkout, offer: { cart }, isMailed }: { checkout: Checkout; offer: Offer; isMailed: boolean },
): Promise<DraftOutcome> {
  const { context } = services;
  const { totalCents } = cart;
  const lines = cart.lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
  const path = `/checkouts/${checkout.token}?lang=${checkout.language}`;
  const tell = async (trx: Trx, until: Date) => {
    if (!isMailed || checkout.form.email === '') return;
    const mail: DraftMail = { language: checkout.language, cart, path, until };
    await queueMail(
      trx,
      {
        id: `draft-order-${context.randomToken(12)}`,
        kind: 'draft-order',
        recipient: checkout.form.email,
        sendBefore: until,
        ...renderMail(toDraftMail(mail), context.publicUrl),
      },
      context.now(),
    );
  };
  const until = await reserveGoods(context, checkout.token, { lines, amountCents: totalCents }, tell);
  if (until === null) return { status: 'no_stock' };
  return { status: 'draft', path, totalCents, until };
}
