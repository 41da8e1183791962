/** A shopper without a browser: cart, checkout and payment over HTTP, as the store's own pages ask for them. */

const TOKEN = 'xana-embedded-storefront';

const BUYER = {
  firstName: 'Μαρία',
  lastName: 'Παπαδοπούλου',
  address1: 'Αριστοτέλους 12',
  postcode: '546 24',
  city: 'Θεσσαλονίκη',
  phone: '694 000 0000',
  document: 'receipt',
  cardNumber: '1',
  cardExpiry: '12/40',
  cardCvc: '123',
  intent: 'pay',
};

export interface OpenCheckout {
  token: string;
  /** What the page told the buyer of prices, to be posted back with the payment. */
  seen: string;
}

/** A cart with one piece of the variant, and its checkout. @throws when any step is not answered as it should be */
export async function openCheckout(url: string, variantId: number): Promise<OpenCheckout> {
  const query = `mutation Create($lines: [CartLineInput!]) {
    cartCreate(input: { lines: $lines }) { cart { checkoutUrl } userErrors { message } }
  }`;
  const lines = [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}`, quantity: 1 }];
  const response = await fetch(`${url}/api/2025-07/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': TOKEN },
    body: JSON.stringify({ query, variables: { lines } }),
  });
  const { data } = (await response.json()) as { data?: { cartCreate: { cart: { checkoutUrl: string } | null } } };
  const checkoutUrl = data?.cartCreate.cart?.checkoutUrl;
  if (!checkoutUrl) throw new Error(`No cart was made: ${response.status}`);
  const page = await fetch(checkoutUrl);
  const html = await page.text();
  const token = /\/checkouts\/([^/?]+)/.exec(page.url)?.[1];
  const [, seen] = /name="seen" value="([^"]*)"/.exec(html) ?? [];
  if (!token || seen === undefined) throw new Error(`No checkout was opened: ${page.status}`);
  return { token, seen: seen.replaceAll('&quot;', '"') };
}

export type Paid = 'placed' | 'refused' | 'failed' | 'unanswered';

/** Presses «pay» once. `placed` only when the store has said so. */
export async function pay(url: string, { token, seen }: OpenCheckout): Promise<Paid> {
  const body = new URLSearchParams({ ...BUYER, email: `${token}@example.gr`, seen });
  const response = await fetch(`${url}/checkouts/${token}`, { method: 'POST', body, redirect: 'manual' }).catch(
    () => null,
  );
  if (!response) return 'unanswered';
  await response.arrayBuffer().catch(() => null);
  if (response.status === 303 && response.headers.get('location')?.endsWith('/thank-you')) return 'placed';
  return response.status >= 500 ? 'failed' : 'refused';
}
