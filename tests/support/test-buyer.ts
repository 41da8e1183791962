/** Somebody at the checkout, for tests: opens a cart, reads the page, types and presses buttons, without JavaScript. */
import { CLIENT_ADDRESS_HEADER } from '#domain/customer/client-address.ts';
import type { HostedCheckout } from '#platform/checkout/create-checkout.ts';

const ORIGIN = 'https://shop.example.gr';

export const maria = {
  email: 'maria@example.gr',
  firstName: 'Μαρία',
  lastName: 'Παπαδοπούλου',
  address1: 'Αριστοτέλους 12',
  address2: '',
  postcode: '546 24',
  city: 'Θεσσαλονίκη',
  phone: '694 000 0000',
  document: 'receipt',
};

const card = { cardNumber: '1', cardExpiry: '03/29', cardCvc: '123' };

export interface Answer {
  status: number;
  location: string | null;
  headers: Headers;
  text: string;
}

export interface Buyer {
  /** Path of the checkout, `/checkouts/{token}`. */
  path: string;
  token: string;
  /** The page as it is now; what it says was seen is posted with the next button. */
  look(): Promise<Answer>;
  /** Posts the form with this button; `fields` go over what Maria types. */
  press(intent: string, fields?: Record<string, string>): Promise<Answer>;
  /**
   * Presses the order's button and pays at the test gateway, with `cardNumber` of `fields`; an approved card is confirmed at
   * its bank. Ends at the thank-you page's address, or with the page that tells why not.
   */
  pay(fields?: Record<string, string>): Promise<Answer>;
  /** Follows the cart's link again. */
  get(path: string): Promise<Answer>;
}

export async function send(checkout: HostedCheckout, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await checkout.handle(new Request(`${ORIGIN}${path}`, init));
  if (!response) throw new Error(`${path} is not the checkout's`);
  const { status, headers } = response;
  return { status, headers, location: headers.get('location'), text: await response.text() };
}

/** @param address where the buyer's requests come from, as the server would say; without it nothing is counted for an address */
export async function openBuyer(checkout: HostedCheckout, cartPath: string, address?: string): Promise<Buyer> {
  const opened = await send(checkout, cartPath);
  const path = opened.location ?? '';
  let seen = '';
  const remember = (answer: Answer) => {
    seen = readSeen(answer.text) ?? seen;
    return answer;
  };
  remember(await send(checkout, path));
  const press = async (intent: string, fields: Record<string, string> = {}) => {
    const body = new URLSearchParams({ ...maria, ...fields, intent, seen: fields.seen ?? seen });
    return remember(await post(checkout, path, body, address));
  };
  return {
    path,
    token: path.slice('/checkouts/'.length),
    get: (other) => send(checkout, other),
    look: async () => remember(await send(checkout, path)),
    press,
    async pay(fields = {}) {
      const pressed = await press('pay', fields);
      const gateway = pressed.location ?? '';
      if (!gateway.startsWith('/payments/test/')) return pressed;
      const returned = await payAtTestGateway(checkout, gateway, fields);
      const ended = await send(checkout, returned);
      return ended.location?.endsWith('/thank-you') ? ended : remember(await send(checkout, ended.location ?? ''));
    },
  };
}

function post(checkout: HostedCheckout, path: string, body: URLSearchParams, address?: string): Promise<Answer> {
  const headers = {
    origin: ORIGIN,
    'sec-fetch-site': 'same-origin',
    ...(address && { [CLIENT_ADDRESS_HEADER]: address }),
  };
  return send(checkout, path, { method: 'POST', body, headers });
}

/** @returns the address by which the buyer comes back to the shop */
async function payAtTestGateway(
  checkout: HostedCheckout,
  path: string,
  fields: Record<string, string> = {},
  answer = 'approve',
): Promise<string> {
  const entered = await post(checkout, path, new URLSearchParams({ ...card, ...fields, intent: 'card' }));
  if (entered.location !== path) return entered.location ?? '';
  const answered = await post(checkout, path, new URLSearchParams({ intent: answer }));
  if (answered.location !== path) return answered.location ?? '';
  // It was over before, by another press: the page has the way back.
  return /href="(\/payments\/return\/[^"]+)"/.exec((await send(checkout, path)).text)?.[1] ?? '';
}

function readSeen(page: string): string | undefined {
  return /name="seen" value="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"');
}
