/** Which of their orders a customer's query means. Key of the API: `processed_at`; the others are those of its newer accounts. */
import { foldTexts, instantMatcher, listMatcher, matching, type Searchable } from '../catalogue/match-query.ts';
import type { CustomerOrder } from './customer-orders.ts';

const nameOf = ({ number }: CustomerOrder) => [`#${number}`, String(number)];

const orders: Searchable<CustomerOrder> = {
  fields: {
    processed_at: (value, comparison, now) => instantMatcher(value, comparison, now, ({ processedAt }) => processedAt),
    name: (value) => listMatcher([value], nameOf),
    financial_status: (value) => listMatcher([value], ({ financialStatus }) => [financialStatus]),
    fulfillment_status: (value) => listMatcher([value], ({ fulfillmentStatus }) => [fulfillmentStatus]),
  },
  wordsOf: (order) => foldTexts(nameOf(order)),
};

export const matchingOrders = matching(orders);
