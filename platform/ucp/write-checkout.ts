/** A checkout as the protocol writes it: what is missing stands in `messages`, and the status follows from it. */
import type { Message } from '#domain/assistant/catalogue-answers.ts';
import { policyLinks } from '#domain/assistant/policy-links.ts';
import { formatDayRange } from '#domain/delivery/dates.ts';
import { deliveryRange } from '#domain/delivery/delivery.ts';
import { type DeliveryMethodId, deliveryDays } from '#domain/delivery/delivery-methods.ts';
import { parsePostcode } from '#domain/delivery/postal-address.ts';
import { pageTexts, sayFrom } from '#locales/page-texts.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import { shopDelivery } from '../cart/shop-delivery.ts';
import type { TextField } from '../checkout/checkout-form.ts';
import { type Offer, price } from '../checkout/checkout-offer.ts';
import { validateForm } from '../checkout/validate-form.ts';
import { priceRules } from '../orders/price/price-rules.ts';
import type { AgentCheckout } from './agent-checkout.ts';
import { error } from './cart-content.ts';
import { type Call, isNegotiated } from './operations.ts';
import { discountMessages, goodsTotals, languageOfCall, writeDiscounts, writeLine } from './write-cart.ts';

type Status =
  | 'incomplete'
  | 'requires_escalation'
  | 'ready_for_complete'
  | 'complete_in_progress'
  | 'completed'
  | 'canceled';

export async function writeCheckout(call: Call, found: AgentCheckout, more: readonly Message[] = []) {
  const { context, gateways } = call.services;
  const { checkout, order } = found;
  const language = languageOfCall(call);
  const offer = await price({ context, gateways, rules: priceRules }, { ...checkout, language });
  const { cart } = offer;
  const faults = order || checkout.isClosed ? [] : faultsOf(call, found, offer, more);
  const status = statusOf(found, faults);
  const messages = [...more, ...faults.filter((fault) => !more.includes(fault)), ...discountMessages(cart, language)];
  const say = pageTexts(call.language).assistant;
  const isOpen = status !== 'completed' && status !== 'canceled';
  return {
    id: checkout.token,
    status,
    line_items: cart.lines.map((line) => writeLine(line, context.publicUrl)),
    currency: 'EUR',
    totals: [
      ...goodsTotals(cart),
      { type: 'fulfillment', amount: cart.shippingCents, display_text: say.shippingText },
      ...(cart.paymentFeeCents > 0 ? [{ type: 'fee', amount: cart.paymentFeeCents, display_text: say.feeText }] : []),
      { type: 'total', amount: cart.totalCents },
    ],
    buyer: writeBuyer(found, isNegotiated(call, 'buyerConsent')),
    ...(isNegotiated(call, 'discount') && writeDiscounts(cart)),
    ...(isNegotiated(call, 'fulfillment') && { fulfillment: writeFulfillment(call, found, offer) }),
    ...(messages.length > 0 && { messages }),
    payment: { instruments: [] },
    links: policyLinks({ language: call.language, publicUrl: context.publicUrl }, say),
    ...(isOpen && { continue_url: `${context.publicUrl}/checkouts/${checkout.token}?lang=${language}` }),
    ...(order && {
      order: { id: checkout.token, label: `#${order.number}`, permalink_url: context.publicUrl + order.statusPath },
    }),
  };
}

function statusOf({ checkout, order, part, isPaying }: AgentCheckout, faults: readonly Message[]): Status {
  if (order) return 'completed';
  if (checkout.isClosed) return 'canceled';
  if (isPaying) return 'complete_in_progress';
  const severities = faults.flatMap((fault) => (fault.type === 'error' ? fault.severity : []));
  if (severities.includes('recoverable')) return 'incomplete';
  return severities.length > 0 || part.isEscalated ? 'requires_escalation' : 'ready_for_complete';
}

/** Where the protocol has each field of the form. */
const PATHS: Readonly<Partial<Record<TextField, string>>> = {
  email: '$.buyer.email',
  firstName: '$.buyer.first_name',
  lastName: '$.buyer.last_name',
  phone: '$.buyer.phone_number',
  address1: '$.fulfillment.methods[0].destinations[0].street_address',
  address2: '$.fulfillment.methods[0].destinations[0].extended_address',
  postcode: '$.fulfillment.methods[0].destinations[0].postal_code',
  city: '$.fulfillment.methods[0].destinations[0].address_locality',
};

/** All that keeps the order from being placed. */
function faultsOf(call: Call, found: AgentCheckout, { cart }: Offer, more: readonly Message[]): Message[] {
  const say = sayFrom(pageTexts(call.language).assistant);
  const { checkout, part, isPaying } = found;
  const short = cart.lines.flatMap((line, index): Message[] => {
    if (line.stock >= line.quantity) return [];
    const content = line.stock === 0 ? say('soldOut') : say('fewLeft', { n: line.stock });
    return [error('out_of_stock', content, `$.line_items[${index}]`)];
  });
  const abroad =
    part.country && !/^(?:gr|grc|greece)$/i.test(part.country) && checkout.form.deliveryMethod !== 'pickup'
      ? [error('address_undeliverable', say('greeceOnly'), '$.fulfillment.methods[0].destinations[0].address_country')]
      : [];
  const escalated: Message[] = [
    { type: 'error', code: 'payment_required', severity: 'requires_buyer_review', content: say('buyerPays') },
  ];
  return [
    ...more.filter(({ type }) => type === 'error'),
    ...(cart.lines.length === 0 ? [error('empty', say('empty'), '$.line_items')] : []),
    ...short,
    ...abroad,
    ...fieldFaults(call, found),
    ...(part.isEscalated && !isPaying ? escalated : []),
  ];
}

function fieldFaults(call: Call, { checkout }: AgentCheckout): Message[] {
  const say = sayFrom(pageTexts(call.language).assistant);
  const valid = validateForm(checkout.form, checkout.language);
  if (valid.ok) return [];
  return Object.entries(valid.errors).map(([field, fault]): Message => {
    const path = PATHS[field as TextField];
    const name = path ? say(field as 'email') : field;
    const content = say(fault === 'required' ? 'missing' : 'wrong', { field: name });
    const code = fault === 'required' ? 'missing' : 'invalid';
    const isOurs = path !== undefined && (path.startsWith('$.buyer') || isNegotiated(call, 'fulfillment'));
    if (isOurs) return error(code, content, path);
    return { type: 'error', code, content, severity: 'requires_buyer_input' };
  });
}

function writeBuyer({ checkout: { form }, part }: AgentCheckout, hasConsent: boolean) {
  return {
    ...(form.firstName && { first_name: form.firstName }),
    ...(form.lastName && { last_name: form.lastName }),
    ...(form.email && { email: form.email }),
    ...(form.phone && { phone_number: form.phone }),
    ...(hasConsent && { consent: { ...part.consent, marketing: form.acceptsMarketing } }),
  };
}

function writeFulfillment(
  call: Call,
  { checkout: { form }, part }: AgentCheckout,
  { cart, deliveries, delivery }: Offer,
) {
  const ids = cart.lines.map(({ id }) => id);
  const isPickup = delivery === 'pickup';
  const destinationId = part.destinationId || 'destination';
  const address = {
    ...(form.address1 && { street_address: form.address1 }),
    ...(form.address2 && { extended_address: form.address2 }),
    ...(form.city && { address_locality: form.city }),
    ...(form.postcode && { postal_code: form.postcode }),
    ...(part.region && { address_region: part.region }),
  };
  const hasAddress = Object.keys(address).length > 0;
  const option = (id: DeliveryMethodId, cents: number) => writeOption(call, id, cents, form.postcode);
  const sent = deliveries.filter(({ id }) => id !== 'pickup');
  const collected = deliveries.filter(({ id }) => id === 'pickup');
  return {
    methods: [
      {
        id: 'shipping',
        type: 'shipping',
        line_item_ids: isPickup ? [] : ids,
        ...(hasAddress && {
          destinations: [{ id: destinationId, ...address, address_country: part.country ?? 'GR' }],
          selected_destination_id: isPickup ? null : destinationId,
        }),
        groups: [
          {
            id: 'parcel',
            line_item_ids: isPickup ? [] : ids,
            options: sent.map(({ id, cents }) => option(id, cents)),
            selected_option_id: isPickup ? null : delivery,
          },
        ],
      },
      ...collected.map(({ id, cents }) => ({
        id: 'pickup',
        type: 'pickup',
        line_item_ids: isPickup ? ids : [],
        destinations: [shopAddress(call)],
        selected_destination_id: isPickup ? 'shop' : null,
        groups: [
          {
            id: 'collected',
            line_item_ids: isPickup ? ids : [],
            options: [option(id, cents)],
            selected_option_id: isPickup ? 'pickup' : null,
          },
        ],
      })),
    ],
  };
}

function writeOption(call: Call, id: DeliveryMethodId, cents: number, postcode: string) {
  const say = sayFrom(pageTexts(call.language).assistant);
  const language = languageOfCall(call);
  const { city } = shop.contact.address;
  const words = serviceWords.checkout[language].deliveries(shop.delivery.locker?.carrier ?? '', city[language]);
  const rule = deliveryDays(id, parsePostcode(postcode), shopDelivery);
  const days = formatDayRange(deliveryRange(call.services.context.now(), rule), call.language, 'long');
  return {
    id,
    title: words[id].title,
    description: say(id === 'pickup' ? 'ready' : 'arrives', { days }),
    ...(id === 'courier' && { carrier: shop.delivery.carrier }),
    totals: [
      { type: 'subtotal', amount: cents },
      { type: 'total', amount: cents },
    ],
  };
}

/** Without a name: the protocol's schema wants one shape, and a destination with a name fits two. */
function shopAddress({ language }: Call) {
  const { street, postcode, city } = shop.contact.address;
  return {
    id: 'shop',
    ...(street && { street_address: street[language] }),
    address_locality: city[language],
    postal_code: postcode,
    address_country: 'GR',
  };
}
