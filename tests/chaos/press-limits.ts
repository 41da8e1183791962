import { UNPAID_ORDERS, WRONG_CODES } from '#domain/customer/stranger-limits.ts';
import { createFindings, type Outcome } from './report.ts';
import { createShopDatabase, type DatabaseKind, stockOneVariant } from './shop-database.ts';
import { choose, openCheckout, order, pay, TOKEN } from './shopper.ts';
import { createStoreProcess } from './store-process.ts';

const GUESSES = 1_000;
const ORDERS = 60;
const AT_ONCE = 16;
/** A /24 has four times the share of one address. */
const SHARE = 4;
/** What comes back while the scenario runs is less than what was there. */
const AND_REFILL = 2;
const KNOWN_CODE = 'XANA5';
const VICTIM = 'maria@example.gr';

/**
 * Somebody who has a whole /24 guesses at discount codes, and orders without money for invented buyers and for one mailbox. Few guesses
 * are answered, few orders are made, few mails go to the mailbox; a buyer elsewhere has the code, and one with a card buys at the same address.
 */
export async function pressLimits(kind: DatabaseKind, postgresUrl: string): Promise<Outcome> {
  const findings = createFindings();
  const find = (text: string) => findings.find('unexpected', text);
  const shop = await createShopDatabase(kind, postgresUrl);
  const environment = { ...shop.environment, PAYMENTS: 'test,cod' };
  const store = await createStoreProcess({ dataDir: shop.dataDir, environment });
  await store.start();
  const db = await shop.open();
  const variantId = await stockOneVariant(db, 10 * ORDERS);

  let answered = 0;
  await inParallel(GUESSES, async (index) => {
    const told = await tryCode(store.url, `GUESS${index}`, hostOf(index));
    if (told === 'failed') find('a guess at a code fails');
    if (told === 'no such code') answered += 1;
  });
  if (answered > SHARE * WRONG_CODES.address.capacity * AND_REFILL) find(`${answered} guesses at codes were answered`);
  // After the limit a code that exists is told no more of than one that does not.
  const [pressed, elsewhere] = [hostOf(7), '203.0.115.7'];
  if ((await tryCode(store.url, KNOWN_CODE, pressed)) === 'known') find('a guess beyond the limit is answered');
  if ((await tryCode(store.url, KNOWN_CODE, elsewhere)) !== 'known') find('a code that exists is refused elsewhere');

  const toVictim = await orderUnpaid(
    (index) => `m.a.r.i.a+${index}@example.gr`,
    (index) => `198.51.${index}.7`,
  );
  if (toVictim > UNPAID_ORDERS.mailbox.capacity) find(`${toVictim} unpaid orders of one mailbox`);
  const mails = (await db.selectFrom('outbox').select('recipient').execute()).filter(({ recipient }) => {
    return recipient.replace(/\+.*@|\.(?=.*@)/g, (mark) => (mark.endsWith('@') ? '@' : '')) === VICTIM;
  });
  const mostMails = UNPAID_ORDERS.mailbox.capacity + UNPAID_ORDERS.mails.mailbox.capacity;
  if (mails.length > mostMails) find(`${mails.length} mails to one mailbox`);
  const invented = await orderUnpaid((index) => `buyer${index}@example${index}.gr`, hostOf);
  if (invented > SHARE * UNPAID_ORDERS.address.capacity * AND_REFILL) find(`${invented} unpaid orders from one /24`);

  const honest = await openCheckout(store.url, variantId, { address: pressed });
  if ((await pay(store.url, honest)) !== 'placed')
    find('a buyer with a card cannot buy from an address that was used up');
  await store.stop();
  await db.destroy();
  shop.remove();
  const did = `${GUESSES} guesses, ${answered} answered; ${2 * ORDERS} unpaid orders, ${toVictim + invented} made, ${mails.length} mails to one mailbox`;
  return findings.toOutcome(`pressed limits, ${kind}`, did);

  /** @returns how many orders were made */
  async function orderUnpaid(
    emailOf: (index: number) => string,
    addressOf: (index: number) => string,
  ): Promise<number> {
    let made = 0;
    await inParallel(ORDERS, async (index) => {
      const checkout = await openCheckout(store.url, variantId, { address: addressOf(index) });
      const chosen = await choose(store.url, checkout, { paymentMethod: 'cod', email: emailOf(index) });
      const at = await order(store.url, chosen);
      if (at === 'failed' || at === 'unanswered') find(`an unpaid order is ${at}`);
      if (typeof at === 'object' && at.location.endsWith('/thank-you')) made += 1;
    });
    return made;
  }
}

function hostOf(index: number): string {
  return `203.0.113.${index % 256}`;
}

async function inParallel(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let index = next++; index < count; index = next++) await work(index);
    }),
  );
}

/** Makes a cart with a code. */
async function tryCode(url: string, code: string, address: string) {
  const query = `mutation Guess($codes: [String!]) {
    cartCreate(input: { discountCodes: $codes }) { cart { discountCodes { code } } warnings { code } }
  }`;
  const response = await fetch(`${url}/api/2025-07/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': TOKEN,
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ query, variables: { codes: [code] } }),
  });
  const { data, errors } = (await response.json()) as {
    data?: { cartCreate: { warnings: { code: string }[] } | null } | null;
    errors?: { extensions?: { code?: string } }[];
  };
  if (errors) return errors.every(({ extensions }) => extensions?.code === 'THROTTLED') ? 'refused' : 'failed';
  const isUnknown = data?.cartCreate?.warnings.some((warning) => warning.code === 'DISCOUNT_NOT_FOUND');
  return isUnknown ? 'no such code' : 'known';
}
