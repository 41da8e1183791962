/** A checkout of the shop's as an agent prepares it: its form is filled in, and the buyer finds it so on the shop's own page. */
import * as v from 'valibot';
import { type CheckoutRequest, consents } from '#domain/assistant/sale-requests.ts';
import { cleanCode, cleanLine } from '#domain/customer/typed-text.ts';
import { parseJson } from '#domain/parse-json.ts';
import type { CartRow } from '../cart/carts.ts';
import { findCart } from '../cart/carts.ts';
import type { CheckoutForm } from '../checkout/checkout-form.ts';
import { type Checkout, findCheckout, openCheckout, saveCheckout } from '../checkout/checkouts.ts';
import type { PlatformContext } from '../context.ts';
import { lastAttempt } from '../orders/pay/attempts.ts';
import { type Order, readOrderOfCheckout } from '../orders/read/read-order.ts';
import type { Call } from './operations.ts';
import { languageOfCall } from './write-cart.ts';

/** What an agent said that the form has no field for. */
const agentPart = v.object({
  country: v.optional(v.string()),
  region: v.optional(v.string()),
  destinationId: v.optional(v.string()),
  /** Whether the agent has asked to complete what only the buyer can. */
  isEscalated: v.optional(v.boolean()),
  /** Where news of the order goes (orders/mail/queue-agent-news.ts). */
  webhookUrl: v.optional(v.string()),
  /** The buyer's consents besides marketing, which is the form's. */
  consent: v.optional(consents),
});

export type AgentPart = v.InferOutput<typeof agentPart>;

export interface AgentCheckout {
  checkout: Checkout;
  cart: CartRow;
  part: AgentPart;
  order: Order | null;
  /** Whether the buyer is at a provider of payments. */
  isPaying: boolean;
}

export async function findAgentCheckout({ db }: PlatformContext, id: string): Promise<AgentCheckout | null> {
  const checkout = await findCheckout(db, id);
  const cart = checkout && (await findCart(db, checkout.cartToken));
  if (!checkout || !cart) return null;
  const order = await readOrderOfCheckout(db, id);
  const attempt = order ? undefined : await lastAttempt(db, id);
  return { checkout, cart, part: await readPart(db, id), order, isPaying: attempt?.status === 'started' };
}

async function readPart(db: PlatformContext['db'], token: string): Promise<AgentPart> {
  const row = await db.selectFrom('checkouts').select('agent').where('token', '=', token).executeTakeFirst();
  const read = v.safeParse(agentPart, parseJson(row?.agent ?? '{}'));
  return read.success ? read.output : {};
}

export async function writePart({ db }: PlatformContext, token: string, part: AgentPart): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ agent: JSON.stringify(part) })
    .where('token', '=', token)
    .execute();
}

/** The checkout of a cart; the one that exists where there is one. @returns its id */
export async function checkoutOf(call: Call, cart: CartRow): Promise<string> {
  const token = await openCheckout(call.services.context, cart.token, cart.key);
  if (token === null) throw new Error('a checkout was not opened');
  return token;
}

type Asked = Pick<CheckoutRequest, 'buyer' | 'fulfillment'>;

/** Fills the form in with what the agent says of its buyer and of the delivery; what it leaves out stays. */
export async function fillIn(
  call: Call,
  { checkout, part }: Pick<AgentCheckout, 'checkout' | 'part'>,
  { buyer, fulfillment }: Asked,
): Promise<void> {
  const { context } = call.services;
  const delivery = fulfillment && deliveryOf(fulfillment, checkout.form);
  const form: CheckoutForm = { ...checkout.form, ...delivery?.form, ...(buyer && buyerFields(buyer)) };
  await saveCheckout(context, { token: checkout.token, language: languageOfCall(call), form });
  const { marketing: _, ...consent } = buyer?.consent ?? {};
  const webhookUrl = part.webhookUrl ?? call.agent.webhookUrl ?? undefined;
  await writePart(context, checkout.token, {
    ...part,
    ...delivery?.part,
    ...(buyer?.consent && { consent }),
    ...{ webhookUrl, isEscalated: false },
  });
}

function buyerFields(buyer: NonNullable<Asked['buyer']>): Partial<CheckoutForm> {
  return {
    ...defined({
      email: buyer.email && cleanCode(buyer.email),
      firstName: buyer.first_name,
      lastName: buyer.last_name,
      phone: buyer.phone_number,
    }),
    ...(buyer.consent?.marketing !== undefined && { acceptsMarketing: buyer.consent.marketing }),
  };
}

function deliveryOf({ methods = [] }: NonNullable<Asked['fulfillment']>, before: CheckoutForm) {
  const chosen =
    methods.find(({ groups }) => groups?.some(({ selected_option_id: option }) => option)) ??
    methods.find(({ selected_destination_id: destination }) => destination) ??
    methods[0];
  if (!chosen) return null;
  const option = chosen.groups?.find(({ selected_option_id: asked }) => asked)?.selected_option_id;
  const isPickup = chosen.type === 'pickup' || chosen.id === 'pickup';
  const destinations = chosen.destinations ?? [];
  const destination = destinations.find(({ id }) => id && id === chosen.selected_destination_id) ?? destinations[0];
  const deliveryMethod = option ?? (isPickup ? 'pickup' : before.deliveryMethod === 'pickup' ? 'courier' : undefined);
  return {
    form: {
      ...(deliveryMethod && { deliveryMethod: cleanLine(deliveryMethod) }),
      ...(destination &&
        !isPickup && {
          address1: line(destination.street_address),
          address2: line(destination.extended_address),
          postcode: line(destination.postal_code),
          city: line(destination.address_locality),
          ...defined({
            firstName: destination.first_name,
            lastName: destination.last_name,
            phone: destination.phone_number,
          }),
        }),
    },
    part:
      destination && !isPickup
        ? {
            country: line(destination.address_country) || undefined,
            region: line(destination.address_region) || undefined,
            destinationId: destination.id,
          }
        : {},
  };
}

function line(typed: string | undefined): string {
  return cleanLine(typed ?? '').replaceAll('\0', '');
}

function defined(fields: Partial<Record<'email' | 'firstName' | 'lastName' | 'phone', string | undefined>>) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [[key, line(value)]])),
  );
}
