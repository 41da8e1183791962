import * as v from 'valibot';
import { cartRequest, idRequest } from '#domain/assistant/sale-requests.ts';
import { pageTexts } from '#locales/page-texts.ts';
import type { CartRow } from '../cart/carts.ts';
import { updateCart } from '../cart/carts.ts';
import { changeCart } from '../cart/change-cart.ts';
import { findAgentCart, newCart, writeContent } from './cart-content.ts';
import { type Call, type Operation, type Outcome, operation } from './operations.ts';
import { schemaOf } from './protocol.ts';
import { writeCart } from './write-cart.ts';

const common = { capability: 'cart' as const, answer: schemaOf('cart') };

export const cartOperations: readonly Operation[] = [
  operation({
    ...common,
    name: 'create_cart',
    title: 'Make a cart',
    description: 'A cart with goods of the shop. Nothing is reserved; the buyer can open it at its continue_url.',
    input: v.object({ cart: cartRequest }),
    isReadOnly: false,
    async run(call, { cart: content }) {
      const cart = await newCart(call);
      const messages = await writeContent(call, cart, content);
      const payload = await writeCart(call, await reread(call, cart), messages);
      const [first, ...others] = messages.filter(({ type }) => type === 'error');
      if (payload.line_items.length > 0 || content.line_items.length === 0 || !first) return { payload, isNew: true };
      await close(call, cart);
      return { failure: [unrecoverable(first), ...others.map(unrecoverable)], continuePath: '/products' };
    },
  }),
  operation({
    ...common,
    name: 'get_cart',
    title: 'Read a cart',
    description: 'A cart at today’s prices and stock.',
    input: v.object({ id: idRequest }),
    isReadOnly: true,
    async run(call, { id }) {
      const cart = await findAgentCart(call, id);
      return cart ? { payload: await writeCart(call, cart) } : noCart(call);
    },
  }),
  operation({
    ...common,
    name: 'update_cart',
    title: 'Change a cart',
    description: 'Replaces the whole content of a cart.',
    input: v.object({ id: idRequest, cart: cartRequest }),
    isReadOnly: false,
    async run(call, { id, cart: content }) {
      const cart = await findAgentCart(call, id);
      if (!cart) return noCart(call);
      const messages = await writeContent(call, cart, content);
      return { payload: await writeCart(call, await reread(call, cart), messages) };
    },
  }),
  operation({
    ...common,
    name: 'cancel_cart',
    title: 'Call a cart off',
    description: 'The cart is gone after this.',
    input: v.object({ id: idRequest }),
    isReadOnly: false,
    needsKey: true,
    async run(call, { id }) {
      const cart = await findAgentCart(call, id);
      if (!cart) return noCart(call);
      const payload = await writeCart(call, cart);
      await close(call, cart);
      return { payload };
    },
  }),
];

export type Failure = Extract<Outcome, { failure: unknown }>;

export function unrecoverable(message: Failure['failure'][number]): Failure['failure'][number] {
  return message.type === 'error' ? { ...message, severity: 'unrecoverable' } : message;
}

function noCart({ language }: Call): Failure {
  const content = pageTexts(language).assistant.noCart;
  return { failure: [{ type: 'error', code: 'not_found', content, severity: 'unrecoverable' }] };
}

async function reread(call: Call, cart: CartRow): Promise<CartRow> {
  return (await findAgentCart(call, `${cart.token}.${cart.key}`)) ?? cart;
}

/** A closed cart is gone, and its checkout sells nothing more. */
export async function close({ services: { context } }: Call, cart: CartRow): Promise<boolean> {
  const at = context.now().toISOString();
  const closed = await changeCart(
    context,
    cart,
    async (trx, { token }) => {
      await updateCart(trx, token, { completed_at: at });
      return [];
    },
    { locksCheckout: true },
  );
  return closed.ok;
}
