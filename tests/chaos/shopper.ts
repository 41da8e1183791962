/** A shopper without a browser: cart, checkout and payment over HTTP, as the store's own pages ask for them. */

export const TOKEN = 'xana-embedded-storefront';

const BUYER = {
  firstName: 'Μαρία',
  lastName: 'Παπαδοπούλου',
  address1: 'Αριστοτέλους 12',
  postcode: '546 24',
  city: 'Θεσσαλονίκη',
  phone: '694 000 0000',
  document: 'receipt',
  intent: 'pay',
};

export interface OpenCheckout {
  token: string;
  /** Where the shopper's requests come from. */
  address: string;
  /** What the page told the buyer of prices, to be posted back with the payment. */
  seen: string;
  /** What the buyer chose, if anything. */
  choices?: Record<string, string>;
}

/** A step before the checkout that was not answered as it should be. */
export class NotOpened extends Error {
  override name = 'NotOpened';
  readonly isUnavailable: boolean;

  constructor(what: string, answer: Response) {
    super(`${what}: ${answer.status}`);
    this.isUnavailable = isUnavailable(answer);
  }
}

/** The store asks to come back: it is told so by the status and by a time. */
function isUnavailable({ status, headers }: Response): boolean {
  return status === 503 && headers.has('retry-after');
}

let shoppers = 0;

/** Each shopper is at home somewhere else, as a proxy in front of the store would say (`TRUST_PROXY=1`). */
export function nextAddress(): string {
  shoppers += 1;
  return `10.${Math.floor(shoppers / 250)}.${shoppers % 250}.1`;
}

function from(address: string) {
  return { 'x-forwarded-for': address };
}

/** A cart of one variant, and its checkout. @throws NotOpened */
export async function openCheckout(
  url: string,
  variantId: number,
  { quantity = 1, address = nextAddress() } = {},
): Promise<OpenCheckout> {
  const query = `mutation Create($lines: [CartLineInput!]) {
    cartCreate(input: { lines: $lines }) { cart { checkoutUrl } userErrors { message } }
  }`;
  const lines = [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}`, quantity }];
  const response = await fetch(`${url}/api/2025-07/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': TOKEN, ...from(address) },
    body: JSON.stringify({ query, variables: { lines } }),
  });
  const { data } = (await response.json()) as {
    data?: { cartCreate: { cart: { checkoutUrl: string } | null } | null };
  };
  const checkoutUrl = data?.cartCreate?.cart?.checkoutUrl;
  if (!checkoutUrl) throw new NotOpened('No cart was made', response);
  const page = await fetch(checkoutUrl, { headers: from(address) });
  const html = await page.text();
  const token = /\/checkouts\/([^/?]+)/.exec(page.url)?.[1];
  const [, seen] = /name="seen" value="([^"]*)"/.exec(html) ?? [];
  if (!token || seen === undefined) throw new NotOpened('No checkout was opened', page);
  return { token, address, seen: seen.replaceAll('&quot;', '"') };
}

export type Paid = 'placed' | 'refused' | 'failed' | 'unavailable' | 'unanswered';

const CARD = { cardNumber: '1', cardExpiry: '12/40', cardCvc: '123', intent: 'card' };
const THANK_YOU = /\/thank-you$/;
const GATEWAY = /^\/payments\/test\//;

/** Begins with a letter, as a token may begin with a dash. */
export const emailOf = (token: string): string => `buyer-${token}@example.gr`;

/** Presses the order's button. @returns where that leads, or why it leads nowhere */
export async function order(url: string, checkout: OpenCheckout): Promise<{ location: string } | Paid> {
  const { token, address, seen, choices } = checkout;
  const body = new URLSearchParams({ ...BUYER, email: emailOf(token), ...choices, seen });
  return follow(url, `/checkouts/${token}`, body, address);
}

/** Chooses how to pay and to get the goods, and reads what that costs. */
export async function choose(
  url: string,
  { token, address, seen }: OpenCheckout,
  choices: Record<string, string>,
): Promise<OpenCheckout> {
  const body = new URLSearchParams({ ...BUYER, email: emailOf(token), ...choices, seen, intent: 'update' });
  const init = { method: 'POST', body, headers: from(address) };
  const answer = await fetch(`${url}/checkouts/${token}`, init).catch(() => null);
  const [, now] = /name="seen" value="([^"]*)"/.exec((await answer?.text()) ?? '') ?? [];
  return { token, address, seen: now?.replaceAll('&quot;', '"') ?? seen, choices };
}

/** Comes back from a provider. */
export async function visit(url: string, path: string): Promise<Paid> {
  let at = await follow(url, path);
  for (let step = 0; step < 3 && typeof at === 'object'; step += 1) {
    if (THANK_YOU.test(at.location)) return 'placed';
    at = await follow(url, at.location);
  }
  return typeof at === 'object' ? 'refused' : at;
}

/** Orders, pays by a card that is approved, confirms at the bank, comes back. `placed` only when the store has said so. */
export async function pay(url: string, checkout: OpenCheckout): Promise<Paid> {
  let at = await order(url, checkout);
  // Order → card → bank → return → thank-you; another press may be ahead of this one.
  for (let step = 0; step < 6 && typeof at === 'object'; step += 1) {
    const { location } = at;
    if (THANK_YOU.test(location)) return 'placed';
    at = GATEWAY.test(location) ? await answerGateway(url, location) : await follow(url, location);
  }
  return typeof at === 'object' ? (THANK_YOU.test(at.location) ? 'placed' : 'refused') : at;
}

/** Does what the gateway's page asks for: a card, the bank's consent, or to go back. */
async function answerGateway(url: string, location: string): Promise<{ location: string } | Paid> {
  const response = await fetch(url + location).catch(() => null);
  const page = await response?.text().catch(() => null);
  if (!response || page === null || page === undefined) return 'unanswered';
  if (response.status >= 500) return isUnavailable(response) ? 'unavailable' : 'failed';
  const back = /href="(\/payments\/return\/[^"]+)"/.exec(page)?.[1];
  if (back !== undefined) return { location: back };
  const isAsked = page.includes('value="approve"');
  return follow(url, location, new URLSearchParams(isAsked ? { intent: 'approve' } : CARD));
}

async function follow(
  url: string,
  path: string,
  body?: URLSearchParams,
  address = '127.0.0.1',
): Promise<{ location: string } | Paid> {
  const init = { headers: from(address), ...(body && { method: 'POST', body }) };
  const response = await fetch(url + path, { ...init, redirect: 'manual' }).catch(() => null);
  if (!response) return 'unanswered';
  await response.arrayBuffer().catch(() => null);
  const location = response.headers.get('location');
  if (location !== null && (response.status === 303 || response.status === 302)) return { location };
  if (isUnavailable(response)) return 'unavailable';
  return response.status >= 500 ? 'failed' : 'refused';
}
