/** What an assistant asks of carts, checkouts and orders, as the Universal Commerce Protocol shapes it (version 2026-04-08). */
import * as v from 'valibot';
import { surroundings } from './catalogue-requests.ts';

const line = v.pipe(v.string(), v.maxLength(300));
/** More pieces or lines are no shopper's. */
const MOST = { lines: 100, pieces: 1_000_000, codes: 20 };

const lineItem = v.looseObject({
  id: v.optional(line),
  item: v.looseObject({ id: v.pipe(line, v.description('The id of a variant.')) }),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST.pieces)),
});

export const consents = v.object({
  analytics: v.optional(v.boolean()),
  preferences: v.optional(v.boolean()),
  marketing: v.optional(v.boolean()),
  sale_of_data: v.optional(v.boolean()),
});

const buyer = v.looseObject({
  first_name: v.optional(line),
  last_name: v.optional(line),
  email: v.optional(line),
  phone_number: v.optional(line),
  consent: v.optional(consents),
});

const destination = v.looseObject({
  id: v.optional(line),
  street_address: v.optional(line),
  extended_address: v.optional(line),
  address_locality: v.optional(line),
  address_region: v.optional(line),
  address_country: v.optional(line),
  postal_code: v.optional(line),
  first_name: v.optional(line),
  last_name: v.optional(line),
  phone_number: v.optional(line),
});

const method = v.looseObject({
  id: v.optional(line),
  type: v.optional(v.picklist(['shipping', 'pickup'])),
  destinations: v.optional(v.pipe(v.array(destination), v.maxLength(20))),
  selected_destination_id: v.nullish(line),
  groups: v.optional(v.pipe(v.array(v.looseObject({ selected_option_id: v.nullish(line) })), v.maxLength(20))),
});

const content = {
  line_items: v.pipe(v.array(lineItem), v.maxLength(MOST.lines)),
  buyer: v.optional(buyer),
  discounts: v.optional(v.looseObject({ codes: v.optional(v.pipe(v.array(line), v.maxLength(MOST.codes))) })),
  ...surroundings,
};

export const cartRequest = v.looseObject(content);

const fulfillment = v.optional(v.looseObject({ methods: v.optional(v.pipe(v.array(method), v.maxLength(5))) }));

export const checkoutRequest = v.looseObject({
  ...content,
  line_items: v.optional(content.line_items, []),
  cart_id: v.optional(v.pipe(line, v.description('A cart whose content the checkout takes over.'))),
  fulfillment,
});

/** Goods that an agent forgets to name must not be taken out. */
export const checkoutUpdate = v.looseObject({ ...content, fulfillment });

export const completeRequest = v.looseObject({ payment: v.optional(v.looseObject({})), ...surroundings });

export const idRequest = v.pipe(line, v.minLength(1));

export type CartRequest = v.InferOutput<typeof cartRequest>;
export type CheckoutRequest = v.InferOutput<typeof checkoutRequest>;
