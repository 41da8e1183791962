import * as v from 'valibot';
import type { Message } from '#domain/assistant/catalogue-answers.ts';
import {
  type CheckoutRequest,
  checkoutRequest,
  checkoutUpdate,
  completeRequest,
  idRequest,
} from '#domain/assistant/sale-requests.ts';
import { pageTexts } from '#locales/page-texts.ts';
import type { CartRow } from '../cart/carts.ts';
import { type AgentCheckout, checkoutOf, fillIn, findAgentCheckout, writePart } from './agent-checkout.ts';
import { findAgentCart, newCart, writeContent } from './cart-content.ts';
import { close, type Failure, unrecoverable } from './cart-operations.ts';
import { type Call, isNegotiated, type Operation, type Outcome, operation } from './operations.ts';
import { schemaOf } from './protocol.ts';
import { UcpError } from './ucp-error.ts';
import { writeCheckout } from './write-checkout.ts';

const common = { capability: 'checkout' as const, answer: schemaOf('checkout') };

export const checkoutOperations: readonly Operation[] = [
  operation({
    ...common,
    name: 'create_checkout',
    title: 'Begin a checkout',
    description: 'A checkout for goods or for a cart. The buyer reviews and pays it at its continue_url.',
    input: v.object({ checkout: checkoutRequest }),
    isReadOnly: false,
    run: create,
  }),
  operation({
    ...common,
    name: 'get_checkout',
    title: 'Read a checkout',
    description: 'A checkout as it is now; once the buyer has paid, with its order.',
    input: v.object({ id: idRequest }),
    isReadOnly: true,
    run: (asked, { id }) =>
      withCheckout(asked, id, async (call, found) => ({ payload: await writeCheckout(call, found) })),
  }),
  operation({
    ...common,
    name: 'update_checkout',
    title: 'Change a checkout',
    description: 'Replaces goods, codes, buyer and delivery of a checkout.',
    input: v.object({ id: idRequest, checkout: checkoutUpdate }),
    isReadOnly: false,
    run: (asking, { id, checkout: asked }) =>
      withOpenCheckout(asking, id, async (call, found) => {
        const messages = await writeContent(call, found.cart, asked);
        await fillIn(call, found, asked);
        return { payload: await reread(call, id, messages) };
      }),
  }),
  operation({
    ...common,
    name: 'complete_checkout',
    title: 'Complete a checkout',
    description: 'Hands the checkout over to the buyer, who pays at its continue_url: no agent is charged here.',
    input: v.object({ id: idRequest, checkout: v.optional(completeRequest, {}) }),
    isReadOnly: false,
    needsKey: true,
    run: (asking, { id }) =>
      withOpenCheckout(asking, id, async (call, found) => {
        const now = await writeCheckout(call, found);
        if (now.status !== 'ready_for_complete') return { payload: now };
        await writePart(call.services.context, id, { ...found.part, isEscalated: true });
        return { payload: await reread(call, id) };
      }),
  }),
  operation({
    ...common,
    name: 'cancel_checkout',
    title: 'Call a checkout off',
    description: 'Nothing can be bought in this checkout any more.',
    input: v.object({ id: idRequest }),
    isReadOnly: false,
    needsKey: true,
    run: (asking, { id }) =>
      withOpenCheckout(asking, id, async (call, found) => {
        await close(call, found.cart);
        return { payload: await reread(call, id) };
      }),
  }),
];

async function create(call: Call, { checkout: asked }: { checkout: CheckoutRequest }): Promise<Outcome> {
  const known = asked.cart_id === undefined ? null : await cartOf(call, asked.cart_id);
  if (known && 'failure' in known) return known;
  if (!known && asked.line_items.length === 0)
    throw new UcpError('invalid_request', 'checkout.line_items: at least one is needed.');
  const cart = known ?? (await newCart(call));
  const messages = known ? [] : await writeContent(call, cart, asked);
  const id = await checkoutOf(call, cart);
  const found = await findAgentCheckout(call.services.context, id);
  if (!found) throw new Error('a checkout was not opened');
  // What a cart says goes before what the request says besides.
  await fillIn(call, found, known ? { buyer: asked.buyer, fulfillment: asked.fulfillment } : asked);
  const payload = await reread(call, id, messages);
  const [first, ...others] = messages.filter(({ type }) => type === 'error');
  if (payload.line_items.length > 0 || !first) return { payload, isNew: true };
  await close(call, cart);
  return { failure: [unrecoverable(first), ...others.map(unrecoverable)], continuePath: '/products' };
}

async function cartOf(call: Call, id: string): Promise<CartRow | Failure> {
  const cart = isNegotiated(call, 'cart') ? await findAgentCart(call, id) : null;
  return cart ?? fail('not_found', pageTexts(call.language).assistant.noCart);
}

function fail(code: string, content: string): Failure {
  return { failure: [{ type: 'error', code, content, severity: 'unrecoverable' }] };
}

async function withCheckout(
  call: Call,
  id: string,
  work: (call: Call, found: AgentCheckout) => Promise<Outcome>,
): Promise<Outcome> {
  const found = await findAgentCheckout(call.services.context, id);
  if (!found) return fail('not_found', pageTexts(call.language).assistant.noCheckout);
  const language = call.isLanguageAsked ? call.language : found.checkout.language;
  return work({ ...call, language }, found);
}

/** A checkout that became an order or was called off stays as it is, and one whose buyer is just paying. */
async function withOpenCheckout(
  call: Call,
  id: string,
  work: (call: Call, found: AgentCheckout) => Promise<Outcome>,
): Promise<Outcome> {
  return withCheckout(call, id, async (inLanguage, found) => {
    const say = pageTexts(inLanguage.language).assistant;
    const refuse = (code: string, content: string) => ({ ...fail(code, content), isConflict: true });
    if (found.order) return refuse('checkout_completed', say.completed);
    if (found.checkout.isClosed) return refuse('checkout_canceled', say.canceled);
    if (found.isPaying) return refuse('complete_in_progress', say.paying);
    return work(inLanguage, found);
  });
}

async function reread(call: Call, id: string, messages: readonly Message[] = []) {
  const found = await findAgentCheckout(call.services.context, id);
  if (!found) throw new Error('a checkout is gone');
  return writeCheckout(call, found, messages);
}
