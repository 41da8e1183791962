import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Layout } from '#tests/support/draw.tsx';
import { endSession, startSession } from '../../../state/auth-state.ts';
import { Orders } from './orders.tsx';

const money = (amount: string) => ({ amount, currencyCode: 'EUR' });
const order = (number: number) => ({
  ...{ id: `gid://shopify/Order/${number}`, name: `#${number}`, orderNumber: number },
  ...{ processedAt: '2026-11-02T08:00:00Z', financialStatus: 'PAID', fulfillmentStatus: 'UNFULFILLED' },
  ...{ statusUrl: 'https://shop.example.gr/orders/1', returns: null, delivery: null, successfulFulfillments: [] },
  ...{ subtotalPrice: money('229.0'), totalShippingPrice: money('4.9'), totalPrice: money('233.9') },
  ...{ totalRefunded: money('0.0'), lineItems: { nodes: [] } },
});
/** One page of the orders, by the number of the one that begins it. */
const page = (number: number, endCursor: string | null) => ({
  nodes: [order(number)],
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});

/** Answers with these pages, one after the other; null is a platform that refuses. */
async function open(...pages: (ReturnType<typeof page> | { nodes: []; pageInfo: object } | null)[]) {
  vi.stubGlobal('fetch', async () => {
    const orders = pages.shift();
    return orders ? Response.json({ data: { customer: { orders } } }) : new Response('', { status: 400 });
  });
  await act(async () => void render(<Orders />, { wrapper: Layout }));
}
const listed = () => [...document.querySelectorAll('.order h3 small')].map(({ textContent }) => textContent);
const press = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click());

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  startSession({ accessToken: 'token', expiresAt: '2999-01-01T00:00:00.000Z' });
});
afterEach(() => endSession());

it('adds the older ones below the newer ones, until there are no more', async () => {
  await open(page(1002, 'after'), page(1001, null));
  expect(listed()).toEqual([expect.stringContaining('#1002')]);
  await press(/older/i);
  expect(listed()).toEqual([expect.stringContaining('#1002'), expect.stringContaining('#1001')]);
  expect(screen.queryByRole('button', { name: /older/i })).toBeNull();
});

it('says that there are none only when the platform has said so', async () => {
  await open(null, { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } });
  expect(document.body.textContent).not.toContain('No orders');
  await press(/again|reload/i);
  expect(document.body.textContent).toMatch(/no orders/i);
});
