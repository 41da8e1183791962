/** What the cart's address asks for, and where its form leads. */
import { isRouteErrorResponse } from 'react-router';
import { expect, it } from 'vitest';
import type { LoaderContext } from '../../storefront/services.ts';
import { loadCart } from './load-cart.ts';
import { startCheckout } from './start-checkout.ts';

const ORIGIN = 'https://shop.example.gr';

const variant = (number: number, availableForSale = true) => ({
  __typename: 'ProductVariant',
  id: `gid://shopify/ProductVariant/${number}`,
  title: '16 GB',
  availableForSale,
  price: { amount: '259.0', currencyCode: 'EUR' },
  selectedOptions: [{ name: 'Memory', value: '16 GB' }],
  product: { id: 'gid://shopify/Product/1', handle: 't480', title: 'Lenovo ThinkPad T480' },
});

const cartAt = (checkoutUrl: string) => ({
  cartCreate: {
    cart: { id: 'c', checkoutUrl, lines: { nodes: [] }, buyerIdentity: { customer: null } },
    userErrors: [],
  },
});

/** A store whose platform gives these answers, one after the other, and what it was asked. */
function storeOf(...answers: unknown[]) {
  const asked: unknown[] = [];
  const reported: unknown[] = [];
  const services = {
    publicUrl: ORIGIN,
    reportError: (error: unknown) => reported.push(error),
    storefront: {
      need: <Part>(part: Promise<Part>) => part,
      ask: async (_document: unknown, variables: unknown) => {
        asked.push(variables);
        return answers.shift();
      },
    },
  };
  return { asked, reported, context: { get: () => services } as unknown as LoaderContext };
}

/** The answer, also one that was thrown. */
async function answerTo(work: Promise<unknown>) {
  const answer = await work.catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('location') };
  const { init, data } = answer as { init?: { status?: number } | null; data?: unknown };
  return init === undefined && !isRouteErrorResponse(answer) ? answer : { status: init?.status ?? 200, data };
}

const load = (path: string, ...answers: unknown[]) => {
  const { asked, context } = storeOf(...answers);
  return answerTo(loadCart(new URL(ORIGIN + path), context)).then((answer) => ({ answer, asked }));
};

const post = (add: string, ...answers: unknown[]) => {
  const { reported, context } = storeOf(...answers);
  const request = new Request(`${ORIGIN}/en/cart`, { method: 'POST', body: new URLSearchParams({ add }) });
  return answerTo(startCheckout({ request, url: new URL(request.url) }, context)).then((answer) => ({
    answer,
    reported,
  }));
};

it('asks the platform nothing for an empty cart', async () => {
  expect(await load('/cart')).toEqual({ answer: { asked: [], gone: 0, discount: null }, asked: [] });
});

it('reads lines with their quantities, and counts those that are gone', async () => {
  const { answer } = await load('/cart?add=41:2,42,43', { nodes: [variant(41), null, variant(43, false)] });
  expect(answer).toMatchObject({
    asked: [
      { variantId: 'gid://shopify/ProductVariant/41', quantity: 2, isAvailable: true },
      { variantId: 'gid://shopify/ProductVariant/43', quantity: 1, isAvailable: false },
    ],
    gone: 1,
  });
});

const warned = (...codes: string[]) => ({
  cartCreate: { cart: null, userErrors: [], warnings: codes.map((code) => ({ code, message: '', target: '' })) },
});

it.each([
  ['/en/cart?discount=+spring%E2%80%8B', [], { code: 'spring', problem: null, to: '/en' }],
  [
    '/cart?discount=xana5&redirect=/products/t480?variant=7',
    [],
    { code: 'XANA5', problem: null, to: '/product/laptop/t480?variant=7' },
  ],
  [
    '/cart?discount=A&redirect=https://evil.example/',
    ['DISCOUNT_NOT_FOUND'],
    { code: 'A', problem: 'Unknown', to: '/' },
  ],
  [
    '/cart?discount=A',
    ['MERCHANDISE_NOT_ENOUGH_STOCK', 'DISCOUNT_CURRENTLY_INACTIVE'],
    { code: 'A', problem: 'Inactive', to: '/' },
  ],
  ['/cart?discount=A', ['DISCOUNT_USAGE_LIMIT_REACHED'], { code: 'A', problem: 'UsedUp', to: '/' }],
  ['/cart?discount=A', ['DISCOUNT_PURCHASE_NOT_IN_RANGE'], { code: 'A', problem: null, to: '/' }],
] as const)('%s, of which the platform says %j', async (path, codes, discount) => {
  expect((await load(path, warned(...codes))).answer).toEqual({ asked: [], gone: 0, discount });
});

it('asks about a permalink’s code with its goods, and hands it over with them', async () => {
  const { answer, asked } = await load('/cart?add=41:2&discount=SPRING', { nodes: [variant(41)] }, warned());
  const input = { lines: [{ merchandiseId: variant(41).id, quantity: 2 }], discountCodes: ['SPRING'] };
  expect(asked.at(-1)).toEqual({ input, language: 'EL' });
  expect(answer).toMatchObject({ discount: { code: 'SPRING', problem: null, to: null } });
});

it.each([
  ['/cart?add=x', []],
  ['/cart?add=41', [{ nodes: [null] }]],
  ['/cart?product=none', [{ product: null }]],
])('%s is not found', async (path, answers) => {
  expect((await load(path, ...answers)).answer).toMatchObject({ status: 404 });
});

it('leads a product’s form to the variant of its options, in its language', async () => {
  const path = '/en/cart?product=t480&option%3AMemory=16+GB';
  const { answer, asked } = await load(path, { product: { variantBySelectedOptions: { id: variant(41).id } } });
  expect(asked).toEqual([{ handle: 't480', options: [{ name: 'Memory', value: '16 GB' }], language: 'EN' }]);
  expect(answer).toEqual({ status: 302, to: '/en/cart?add=41:1' });
});

it('leads options that are not sold together back to the product', async () => {
  const { answer } = await load('/cart?product=t480', { product: { variantBySelectedOptions: null } });
  expect(answer).toEqual({ status: 302, to: '/product/laptop/t480' });
});

it('leads to a checkout of this store, and names one on another host', async () => {
  const own = await post('41:1', { nodes: [variant(41)] }, cartAt('/cart/c/1?key=k'));
  expect(own.answer).toEqual({ status: 303, to: `${ORIGIN}/cart/c/1?key=k&channel=online_store` });
  const other = await post('41:1', { nodes: [variant(41)] }, cartAt('https://pay.example.com/c/1'));
  expect(other.answer).toEqual({
    status: 200,
    data: { kind: 'leaves', checkoutUrl: 'https://pay.example.com/c/1?channel=online_store' },
  });
});

it('makes no checkout without a piece that can be bought', async () => {
  const { answer, reported } = await post('41:1', { nodes: [variant(41, false)] });
  expect(answer).toEqual({ status: 409, data: { kind: 'failed' } });
  expect(reported).toEqual([]);
});

it('says and logs that no checkout came to be', async () => {
  const { answer, reported } = await post('41:1', { nodes: [variant(41)] }, { cartCreate: null });
  expect(answer).toEqual({ status: 502, data: { kind: 'failed' } });
  expect(reported).toHaveLength(1);
});

it('refuses a form that names no cart', async () => {
  expect((await post('nothing')).answer).toMatchObject({ status: 400 });
});
