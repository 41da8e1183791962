/** Each form that changes what its page shows: two people see the same page, the second form is refused with what changed. */
import { beforeAll, describe, expect, it } from 'vitest';
import { capturePayments } from '#platform/orders/capture/capture-payments.ts';
import { gatewaysOf } from '#platform/payments/gateway.ts';
import { databaseKinds } from '#tests/support/databases.ts';
import { type DeskVisitor, openTestDesk } from '#tests/support/desk-visitor.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { givenShop } from '#tests/support/test-shop.ts';

type Fields = Readonly<Record<string, string>>;

/** Two forms of one page, made of the same values; the first is sent first. */
interface Race {
  what: string;
  path: (order: string) => string;
  /** Whether the order waits for its transfer. */
  isUnpaid?: true;
  one: Fields;
  other: Fields;
  /** How the second is told. */
  told: RegExp;
}

const onOrder = (order: string) => `/desk/orders/${order}`;
const onProduct = () => '/desk/products/stale';
const texts = { action: 'product_save', title_el: 'Τίτλος', title_en: 'Title', vendor: 'Dell', type: 'Laptop' };
const address = { firstName: 'Μαρία', lastName: 'Παπαδοπούλου', phone: '6940000000', email: 'a@example.gr' };

const RACES: readonly Race[] = [
  {
    what: 'a price',
    path: onProduct,
    one: { action: 'variant_set', price: '289', stock: '1' },
    other: { action: 'variant_set', price: '279', stock: '1' },
    told: /Price: €?299\.00.* → <b>€?289\.00/,
  },
  {
    what: 'a stock',
    path: onProduct,
    one: { action: 'variant_set', price: '299', stock: '4' },
    other: { action: 'variant_set', price: '299', stock: '7' },
    told: /Stock: 1 → <b>4<\/b>/,
  },
  {
    what: 'texts',
    path: onProduct,
    one: { ...texts, tags: 'one' },
    other: { ...texts, tags: 'other' },
    told: /Tags: – → <b>one<\/b>/,
  },
  {
    what: 'a status',
    path: onProduct,
    one: { action: 'product_status', status: 'active' },
    other: { action: 'product_delete' },
    told: /Status: draft → <b>on sale/,
  },
  {
    what: 'the limit of a code',
    path: () => '/desk/codes',
    one: { action: 'code_limit', code_text: 'STALE', limit: '9' },
    other: { action: 'code_limit', code_text: 'STALE', limit: '3' },
    told: /Limit: 5 → <b>9<\/b>/,
  },
  {
    what: 'a code that is over',
    path: () => '/desk/codes',
    one: { action: 'code_stop', code_text: 'ENDED' },
    other: { action: 'code_limit', code_text: 'ENDED', limit: '3' },
    told: /Until: – → <b>\w+ \d+, 20/,
  },
  {
    what: 'a note',
    path: onOrder,
    one: { action: 'note', text: 'one' },
    other: { action: 'note', text: 'other' },
    told: /Notes: 0 → <b>1<\/b>/,
  },
  {
    what: 'details of an order',
    path: onOrder,
    one: { action: 'order_edit', ...address, email: 'b@example.gr', note: '' },
    other: { action: 'order_edit', ...address, note: '' },
    told: /E-mail: .*@.* → <b>b…@example\.gr<\/b>/,
  },
  {
    what: 'goods of an order',
    isUnpaid: true,
    path: onOrder,
    one: { action: 'order_goods', add: 'dell-latitude-e6420-i5-2520m-4gb-128gb-14-b-' },
    other: { action: 'order_goods', add: 'dell-latitude-e6420-i5-2520m-4gb-128gb-14-b-=2' },
    told: /Goods: 1 × lenovo\S+ → <b>1 × lenovo\S+, 1 × dell/,
  },
  {
    what: 'a refund',
    path: onOrder,
    one: { action: 'refund', amount: '10' },
    other: { action: 'refund', amount: '20' },
    told: /Refunded: .*0\.00.* → <b>.*10\.00/,
  },
];

describe.each(databaseKinds)('two people at once on %s', (kind) => {
  const { db, shop, location } = givenShop(kind);
  let owner: DeskVisitor;
  let other: DeskVisitor;
  beforeAll(async () => {
    const desk = openTestDesk(shop.context, location(), gatewaysOf(willingGateway));
    owner = await desk.signIn('owner@example.gr', 'owner');
    other = await desk.signIn('other@example.gr', 'owner');
  });

  /** What the form of this action would send besides what is typed. */
  async function hiddenIn(path: string, { action, code_text = '' }: Fields): Promise<Fields> {
    const html = await (await owner.get(path)).text();
    const form =
      html.split('<form').find((part) => [action, code_text].every((text) => part.includes(`value="${text}`))) ?? '';
    const hidden = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    return Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]));
  }

  async function begin(isUnpaid = false): Promise<string> {
    await owner.post('/desk/products/stale', { action: 'product_delete' });
    await owner.post('/desk/products', { action: 'product_new', title: 'Stale', price: '299' });
    await db.deleteFrom('discounts').where('code', 'in', ['STALE', 'ENDED']).execute();
    for (const code_text of ['STALE', 'ENDED'])
      await owner.post('/desk/codes', { action: 'code_add', code_text, amount: '20', limit: '5' });
    const number = await shop.buy();
    await capturePayments(shop.context, gatewaysOf(willingGateway));
    if (isUnpaid) {
      const order = db.selectFrom('orders').select('id').where('number', '=', number);
      const unpaid = { gateway: 'transfer', status: 'pending', captured_cents: 0 } as const;
      await db.updateTable('payments').set(unpaid).where('order_id', '=', order).execute();
      const pending = { financial_status: 'PENDING', payment_method: 'transfer', sold_at: null };
      await db.updateTable('orders').set(pending).where('number', '=', number).execute();
    }
    return String(number);
  }

  /** Two forms of one page as it is now. */
  async function formsOf(race: Race) {
    const path = race.path(await begin(race.isUnpaid));
    const first = { ...(await hiddenIn(path, race.one)), ...race.one };
    const second = { ...(await hiddenIn(path, race.other)), ...race.other };
    return { path, first, second };
  }

  it.each(RACES)('$what: the second form is refused, told what changed, and changes nothing', async (race) => {
    const { path, first, second } = await formsOf(race);
    expect((await owner.post(path, first)).status).toBe(303);
    const now = await hiddenIn(path, race.other);
    const late = await other.post(path, second);
    expect(late.status).toBe(409);
    expect(await late.text()).toMatch(race.told);
    expect(await hiddenIn(path, race.other), 'nothing was overwritten').toEqual(now);
  });

  it.each(RACES)('$what: of two forms in the same moment one is refused', async (race) => {
    const { path, first, second } = await formsOf(race);
    const answers = await Promise.all([owner.post(path, first), other.post(path, second)]);
    const [done, refused] = answers.map(({ status }) => status).sort();
    expect(done).toBe(303);
    // 422: where the product was deleted first, nothing is left to compare.
    expect([409, 422]).toContain(refused);
  });
});
