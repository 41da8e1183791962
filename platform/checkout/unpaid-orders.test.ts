/** How many orders a stranger may place whose money comes later, and how one more is confirmed. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNPAID_ORDERS } from '#domain/customer/stranger-limits.ts';
import { databaseKinds } from '#tests/support/databases.ts';
import { paymentSettings } from '#tests/support/payment-settings.ts';
import { openBuyer } from '#tests/support/test-buyer.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { MANUAL_METHODS } from '../payments/manual-methods.ts';
import { openGateways } from '../payments/open-gateways.ts';
import { createCheckout, type HostedCheckout } from './create-checkout.ts';

const HOME = '203.0.113.7';

describe.each(databaseKinds)('orders without money on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  let checkout: HostedCheckout;
  beforeAll(() => {
    const gateways = openGateways(shop.context, paymentSettings(['test', ...MANUAL_METHODS]));
    checkout = createCheckout({ context: shop.context, gateways });
  });
  beforeEach(async () => {
    await db.deleteFrom('rate_limits').execute();
    await db.deleteFrom('outbox').execute();
    await shop.setStock(shop.variants.cheap, 500);
  });

  let strangers = 0;
  const stranger = () => {
    strangers += 1;
    return `stranger${strangers}@example.gr`;
  };
  const COLLECTED = { paymentMethod: 'pickup', deliveryMethod: 'pickup' };
  async function order({ address = HOME, email = stranger(), pieces = 1 } = {}) {
    const cart = await shop.addCart([[shop.variants.cheap, pieces]]);
    const buyer = await openBuyer(checkout, cart.path, address);
    const fields = { ...COLLECTED, email };
    await buyer.press('update', fields);
    await buyer.look();
    return { buyer, fields, answer: await buyer.press('pay', fields) };
  }
  const outcomeOf = ({ answer }: Awaited<ReturnType<typeof order>>) => {
    if (answer.status === 303) return 'placed';
    if (answer.text.includes('Επιβεβαιώστε την παραγγελία από το e-mail σας')) return 'confirm';
    return answer.text.includes('Πολλές απλήρωτες παραγγελίες από εδώ') ? 'tooMany' : answer.text;
  };
  async function times(count: number) {
    const outcomes: Record<string, number> = {};
    for (let index = 0; index < count; index += 1) {
      const outcome = outcomeOf(await order());
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    return outcomes;
  }
  const mails = () =>
    db.selectFrom('outbox').select(['kind', 'recipient', 'text_body']).orderBy('created_at').execute();

  it('25 with invented addresses become five, and the rest waits for a press in a mailbox or for the telephone', async () => {
    expect(await times(25)).toEqual({
      placed: UNPAID_ORDERS.address.capacity,
      confirm: UNPAID_ORDERS.mails.address.capacity,
      tooMany: 25 - UNPAID_ORDERS.address.capacity - UNPAID_ORDERS.mails.address.capacity,
    });
    expect(await shop.stockOf(shop.variants.cheap)).toBe(500 - UNPAID_ORDERS.address.capacity);
    expect(outcomeOf(await order({ address: '198.51.100.7' }))).toBe('placed');
  });

  it('a stranger’s mailbox gets a few mails, however its address is written and wherever they come from', async () => {
    for (let index = 0; index < 20; index += 1)
      await order({ address: `198.51.${index}.7`, email: `vic${index % 2 ? '.' : ''}tim+${index}@example.gr` });
    expect(await mails()).toHaveLength(UNPAID_ORDERS.mailbox.capacity + UNPAID_ORDERS.mails.mailbox.capacity);
  });

  it('one more is placed by whoever reads the mail, and by nobody else', async () => {
    await times(UNPAID_ORDERS.address.capacity);
    const { buyer, fields, answer } = await order();
    expect(answer.status).toBe(422);
    const [mail] = (await mails()).filter((known) => known.kind === 'confirm-order');
    expect(mail?.recipient).toBe(fields.email);
    // Its reader sees what it is about.
    expect(mail?.text_body.replaceAll('\u00a0', ' ')).toMatch(
      /Η παραγγελία\n-+\n.+: \d+,\d\d €\n[\s\S]*Σύνολο: \d+,\d\d €/,
    );
    const link = /https:\/\/shop\.example\.gr(\/checkouts\/\S+)/.exec(mail?.text_body ?? '')?.[1] ?? '';
    const key = new URL(link, 'https://shop.example.gr').searchParams.get('confirm') ?? '';
    const page = await buyer.get(link);
    expect(page.text).toContain('Το e-mail σας επιβεβαιώθηκε');
    expect(page.text).toContain(`name="confirm" value="${key}"`);
    expect((await buyer.get(`${buyer.path}?confirm=guessed`)).text).not.toContain('name="confirm"');
    expect((await buyer.press('pay', { ...fields, confirm: 'guessed' })).status).toBe(422);
    // A link proves one mailbox alone.
    expect((await buyer.press('pay', { ...fields, confirm: key, email: stranger() })).status).toBe(422);
  });

  it('the link places the order, and what is pressed in between keeps it', async () => {
    await times(UNPAID_ORDERS.address.capacity);
    const { buyer, fields } = await order();
    const [mail] = (await mails()).filter((known) => known.kind === 'confirm-order');
    const key = /confirm=([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? '';
    const updated = await buyer.press('update', { ...fields, confirm: key });
    expect(updated.location).toBe(`${buyer.path}?confirm=${key}`);
    expect(await buyer.press('pay', { ...fields, confirm: key })).toMatchObject({ status: 303 });
  });

  it('a large one is confirmed by mail, too', async () => {
    expect(outcomeOf(await order({ pieces: UNPAID_ORDERS.mostPieces }))).toBe('placed');
    expect(outcomeOf(await order({ pieces: UNPAID_ORDERS.mostPieces + 1 }))).toBe('confirm');
    expect(await shop.stockOf(shop.variants.cheap)).toBe(500 - UNPAID_ORDERS.mostPieces);
  });
});
