/** Somebody at the checkout, for tests: opens a cart, reads the page, types and presses buttons, without JavaScript. */
import type { HostedCheckout } from './create-checkout.ts';

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
  cardNumber: '1',
  cardExpiry: '03/29',
  cardCvc: '123',
};

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
  /** Follows the cart's link again. */
  get(path: string): Promise<Answer>;
}

export async function send(checkout: HostedCheckout, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await checkout.handle(new Request(`${ORIGIN}${path}`, init));
  if (!response) throw new Error(`${path} is not the checkout's`);
  const { status, headers } = response;
  return { status, headers, location: headers.get('location'), text: await response.text() };
}

export async function openBuyer(checkout: HostedCheckout, cartPath: string): Promise<Buyer> {
  const opened = await send(checkout, cartPath);
  const path = opened.location ?? '';
  let seen = '';
  const remember = (answer: Answer) => {
    seen = readSeen(answer.text) ?? seen;
    return answer;
  };
  remember(await send(checkout, path));
  return {
    path,
    token: path.slice('/checkouts/'.length),
    get: (other) => send(checkout, other),
    look: async () => remember(await send(checkout, path)),
    async press(intent, fields = {}) {
      const body = new URLSearchParams({ ...maria, ...fields, intent, seen: fields.seen ?? seen });
      const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
      return remember(await send(checkout, path, { method: 'POST', body, headers }));
    },
  };
}

function readSeen(page: string): string | undefined {
  return /name="seen" value="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"');
}
