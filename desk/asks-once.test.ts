/** What cannot be taken back is asked once: the forms that are not behind a question can be, or ask for what they need. */
import { beforeAll, describe, expect, it } from 'vitest';
import { queueMail } from '#platform/mail/outbox.ts';
import { capturePayments } from '#platform/orders/capture/capture-payments.ts';
import { readOwnerOrder } from '#platform/orders/read/list-orders.ts';
import { openReturn } from '#platform/orders/return/returns.ts';
import { fulfilOrder } from '#platform/orders/ship/fulfil-order.ts';
import { gatewaysOf } from '#platform/payments/gateway.ts';
import { databaseKinds } from '#tests/support/databases.ts';
import { type DeskVisitor, openTestDesk } from '#tests/support/desk-visitor.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { givenShop } from '#tests/support/test-shop.ts';

/** Actions that ask nothing before they are done, with the reason. */
const PLAIN: Readonly<Record<string, string>> = {
  pack: 'the parcel’s number is typed',
  scan: 'the parcels’ numbers are typed',
  note: 'adds',
  resend: 'says the same again',
  mail_resend: 'says the same again',
  draft_new: 'the draft can be closed',
  product_save: 'the log has the text before',
  photos_add: 'can be removed',
  photos_save: 'a photo is ticked to be removed',
  product_status: 'goes back',
  product_duplicate: 'the copy can be deleted',
  variant_set: 'goes back',
  code_limit: 'goes back',
  import_plan: 'changes nothing',
  backup: 'adds',
  session_end: 'the person signs in again',
  passkey_add: 'can be removed',
  language: 'goes back',
  leave: 'the person signs in again',
};
const ASKED = [
  'return_refund',
  'return_arrive',
  'draft_end',
  'code_stop',
  'message_close',
  'product_delete',
  'variant_remove',
  'refund',
];

describe.each(databaseKinds)('forms at the desk on %s', (kind) => {
  const { db, shop, location } = givenShop(kind);
  let people: readonly DeskVisitor[];
  const pages: string[] = ['/desk/orders/scan', '/desk/orders/drafts', '/desk/codes', '/desk/messages', '/desk/mails'];
  beforeAll(async () => {
    const gateways = gatewaysOf(willingGateway);
    const desk = openTestDesk(shop.context, location(), gateways);
    const owner = await desk.signIn('owner@example.gr', 'owner');
    people = [owner, await desk.signIn('packer@example.gr', 'packer')];
    const [number, waiting] = [await shop.buy(), await shop.buy()];
    await capturePayments(shop.context, gateways);
    await fulfilOrder(shop.context, number, { carrier: 'ACS', trackingNumber: '1' });
    await openReturn(shop.context, number, { reason: 'withdrawal' });
    const sku = (await readOwnerOrder(db, number))?.lines[0]?.sku ?? '';
    await owner.post('/desk/orders/drafts', { action: 'draft_new', pieces: sku, email: 'link@example.gr' });
    await owner.post('/desk/codes', { action: 'code_add', code_text: 'ONCE', amount: '5' });
    await owner.post('/desk/products', { action: 'product_new', title: 'Dell Once', price: '5' });
    const second = { option_el: 'Χρώμα', first_el: 'Γκρι', 'value_el 0': 'Μαύρο', price: '5', stock: '1' };
    await owner.post('/desk/products/dell-once', { action: 'variant_add', ...second });
    const mail = { kind: 'contact', recipient: 'shop@example.gr', replyTo: 'anna@example.gr' };
    await queueMail(db, { ...mail, id: 'contact-1', subject: 'Hello', text: 'x', html: '' }, shop.clock.now);
    pages.push(
      `/desk/orders/${number}`,
      `/desk/orders/${waiting}`,
      '/desk/products/dell-once',
      '/desk/products/import',
    );
    for (const page of ['passkeys', 'staff', 'backup']) pages.push(`/desk/settings/${page}`);
  });

  /** The names of actions, by whether a question is before their forms. */
  async function readForms() {
    const html = (await Promise.all(people.flatMap((person) => pages.map((page) => person.get(page))))).map((answer) =>
      answer.text(),
    );
    const text = (await Promise.all(html)).join('\n');
    const asked = [...text.matchAll(/<details class="ask"[\s\S]*?<\/details>/g)].map(([part]) => part).join('\n');
    const namesIn = (part: string) =>
      new Set([...part.matchAll(/name="action" value="(\w+)"/g)].map(([, name = '']) => name));
    return { asked: namesIn(asked), plain: namesIn(text.replaceAll(/<details class="ask"[\s\S]*?<\/details>/g, '')) };
  }

  it('ask once before what cannot be taken back', async () => {
    const { asked, plain } = await readForms();
    expect([...plain].filter((name) => !Object.hasOwn(PLAIN, name))).toEqual([]);
    expect(ASKED.filter((name) => !asked.has(name))).toEqual([]);
  });
});
