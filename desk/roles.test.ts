/** Each action of the desk × owner, packer, a visitor without a login, another site. */
import { beforeAll, describe, expect, it } from 'vitest';
import { queueMail } from '#platform/mail/outbox.ts';
import { readAuditLog } from '#platform/staff/audit-log.ts';
import { databaseKinds } from '#tests/support/databases.ts';
import { type DeskVisitor, openTestDesk } from '#tests/support/desk-visitor.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import type { Actions } from './actions.ts';
import { codeActions } from './codes/codes.tsx';
import { draftActions } from './orders/drafts.tsx';
import { orderActions } from './orders/order-actions.ts';
import { scanActions } from './orders/scan.tsx';
import { customerActions, mailActions, messageActions } from './people/people-actions.ts';
import { importActions } from './products/import-page.tsx';
import { productActions, productListActions } from './products/product-actions.ts';
import { backupActions } from './settings/backup.tsx';
import { passkeyActions } from './settings/passkeys.tsx';
import { staffActions } from './settings/staff.tsx';

/** By the page whose forms they are. */
const TABLES: Readonly<Record<string, Actions>> = {
  '/desk/orders/1001': orderActions,
  '/desk/orders/scan': scanActions,
  '/desk/orders/drafts': draftActions,
  '/desk/products': productListActions,
  '/desk/products/import': importActions,
  '/desk/products/none': productActions,
  '/desk/customers': customerActions,
  '/desk/messages': messageActions,
  '/desk/mails': mailActions,
  '/desk/codes': codeActions,
  '/desk/settings/backup': backupActions,
  '/desk/settings/passkeys': passkeyActions,
  '/desk/settings/staff': staffActions,
};
const ACTIONS = Object.entries(TABLES).flatMap(([path, actions]) =>
  Object.entries(actions).map(([name, { role }]) => ({ path, name, role })),
);

/** Pages for owners alone. */
const OWNERS_PAGES = /^\/desk\/(?:settings\/(?:backup|staff)|customers|messages|mails|codes|products\/|orders\/drafts)/;

describe.each(databaseKinds)('who may do what on %s', (kind) => {
  const { db, shop, location } = givenShop(kind);
  let people: { owner: DeskVisitor; packer: DeskVisitor; nobody: DeskVisitor };
  beforeAll(async () => {
    const desk = openTestDesk(shop.context, location());
    people = {
      owner: await desk.signIn('owner@example.gr', 'owner'),
      packer: await desk.signIn('packer@example.gr', 'packer'),
      nobody: desk.nobody,
    };
    await shop.buy();
  });
  const countChanges = async () => (await readAuditLog(db, { limit: 1000 })).length;

  it.each(ACTIONS)('$name on $path is for $role', async ({ path, name, role }) => {
    const before = await countChanges();
    const form = { action: name };
    expect((await people.nobody.post(path, form)).status).toBe(401);
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await people.owner.post(path, form, site)).status).toBe(403);
    if (role === 'owner') expect((await people.packer.post(path, form)).status).toBe(403);
    expect(await countChanges(), 'nothing was begun').toBe(before);
    const allowed = role === 'owner' ? people.owner : people.packer;
    expect([303, 404, 422]).toContain((await allowed.post(path, form)).status);
  });

  it.each(Object.keys(TABLES))('a packer sees %s if it has work for packers', async (path) => {
    const answer = await people.packer.get(path);
    expect(answer.status).toBe(OWNERS_PAGES.test(path) ? 403 : 200);
    if (!OWNERS_PAGES.test(path))
      expect(await answer.text()).not.toMatch(/value="(?:refund|cancel|capture|mark_paid)"/);
  });

  it('a packer’s day names no work of owners', async () => {
    const mail = { kind: 'contact', recipient: 'shop@example.gr', replyTo: 'anna@example.gr' };
    await queueMail(db, { ...mail, id: 'contact-1', subject: 'Hello', text: 'x', html: '' }, shop.clock.now);
    const linksOf = async (person: DeskVisitor) =>
      [...(await (await person.get('/desk')).text()).matchAll(/href="(\/desk\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(await linksOf(people.owner)).toContain('/desk/messages');
    const links = (await linksOf(people.packer)).filter((href) => !href.includes('/assets/'));
    const statuses = await Promise.all(links.map(async (href) => [href, (await people.packer.get(href)).status]));
    expect(statuses).toEqual(links.map((href) => [href, 200]));
  });

  it('an action that no table has changes nothing', async () => {
    expect((await people.owner.post('/desk/orders/1001', { action: 'constructor' })).status).toBe(422);
  });
});
