/** The buyer of an assistant, who pays on the shop's own page. */
import { AGENT_SHOP_URL, type AgentShop } from './agent-shop.ts';

export const ELENI = {
  first_name: 'Ελένη',
  last_name: 'Κωστοπούλου',
  email: 'eleni@example.gr',
  phone_number: '6971234567',
};
export const HOME = {
  street_address: 'Εγνατία 12',
  address_locality: 'Θεσσαλονίκη',
  postal_code: '54624',
  address_country: 'GR',
};
export const SHIPPING = { methods: [{ type: 'shipping', destinations: [HOME] }] };

/** Opens the page that the assistant hands over and pays there. @returns where the buyer is then */
export async function payAtPage(send: AgentShop['send'], continueUrl: string): Promise<string> {
  const path = continueUrl.slice(AGENT_SHOP_URL.length);
  const html = await (await send(path)).text();
  const page = path.split('?')[0] ?? '';
  const fields = new URLSearchParams();
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    const [name, type] = [attribute('name'), attribute('type')];
    if (!name || ((type === 'radio' || type === 'checkbox') && !/ checked/.test(tag))) continue;
    fields.set(name, (attribute('value') ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  }
  fields.set('intent', 'pay');
  const post = (to: string, body: URLSearchParams) =>
    send(to, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: AGENT_SHOP_URL },
      body,
    });
  const paying = await post(page, fields);
  if (paying.status !== 303) throw new Error(`The payment did not begin: ${paying.status}`);
  const at = new URL(paying.headers.get('location') ?? '', AGENT_SHOP_URL).pathname;
  const card = { cardNumber: '4242424242424242', cardExpiry: '12/30', cardCvc: '123' };
  await post(at, new URLSearchParams({ ...card, intent: 'card' }));
  const challenge = await post(at, new URLSearchParams({ intent: 'approve' }));
  const back = new URL(challenge.headers.get('location') ?? at, AGENT_SHOP_URL);
  const done = await send(back.pathname + back.search);
  return done.headers.get('location') ?? '';
}
