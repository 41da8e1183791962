import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#domain/locale/locales.ts';
import { inEveryLanguage } from '#domain/locale/owner-texts.ts';
import { ownTexts } from '#domain/shop/own-texts.ts';
import type { Review, ShopConfig } from '#domain/shop/shop-config.ts';
import { reviews, shop } from '#shop.config';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { givenMailServer } from '#tests/support/mail-server.ts';
import { paymentSettings, STRIPE_KEYS, VIVA_KEYS } from '#tests/support/payment-settings.ts';
import { runLine } from '#tests/support/run-line.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { openDatabase } from '../db/database.ts';
import { writeMeta } from '../db/meta.ts';
import { addDiscount } from '../discounts/discounts.ts';
import { queueMail } from '../mail/outbox.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { checkDeployment, checkPayments, type Deployment } from './check-deployment.ts';
import { checkFacts } from './check-facts.ts';
import { findMissing } from './find-missing.ts';
import type { Missing } from './missing.ts';

const NOW = new Date('2026-11-22T10:00:00Z');

const SHOP = inEveryLanguage<ShopConfig>({
  ...shop,
  company: {
    legalName: { el: 'Παράδειγμα ΙΚΕ', en: 'Paradeigma PC' },
    registryNumber: '012345678000',
    taxNumber: '123456783',
    taxOffice: { el: 'Α΄ Θεσσαλονίκης', en: 'Thessaloniki A' },
    parentSite: null,
  },
  contact: {
    ...shop.contact,
    phone: { display: '231 012 3456', tel: '+302310123456' },
    email: 'info@xana-shop.gr',
    viber: '306940123456',
    social: [{ name: 'Facebook', href: 'https://www.facebook.com/xana-shop' }],
    address: { ...shop.contact.address, street: { el: 'Τσιμισκή 1', en: '1 Tsimiski St' } },
  },
  warranty: { ...shop.warranty, harmonisedNotice: { el: '/social-el.jpg', en: '/social-en.jpg' } },
  makers: Object.fromEntries(
    ['Lenovo', 'Microsoft', 'Dell'].map((vendor) => [
      vendor,
      { name: 'Maker Ltd', address: '1 Main St, Dublin', contact: 'https://example.com', responsible: null },
    ]),
  ),
  assistants: { ...shop.assistants, namespace: 'gr.xana-shop' },
  certificates: [{ standard: 'ISO 9001', number: 'GR-1', validUntil: '2026-11-22' }],
  textsRead: [...ownTexts],
});
const REVIEWS: Review[] = reviews.map((review) => ({ ...review, isSample: false }));
const DEPLOYMENT: Deployment = {
  publicUrl: 'https://www.xana-shop.gr',
  smtpUrl: undefined,
  mailFrom: 'Ξανά <info@xana-shop.gr>',
  contactTo: 'info@xana-shop.gr',
  isProxyTrusted: true,
  payments: paymentSettings(['stripe'], { ...STRIPE_KEYS, STRIPE_SECRET_KEY: 'sk_live_1' }),
  hostedShop: null,
};

const whatOf = (missing: readonly Pick<Missing, 'told'>[]) => missing.map(({ told }) => told.en.what);

describe.each(databaseKinds)('a shop on %s', (kind) => {
  const { db, shop: testShop, location } = givenShop(kind);
  beforeAll(async () => {
    await db.deleteFrom('discounts').execute();
    await writeMeta(db, 'public_url', DEPLOYMENT.publicUrl);
  });

  const startMailServer = givenMailServer();
  const find = async (changes: { promo?: ShopConfig['promo']; now?: Date; smtpUrl?: string } = {}) =>
    findMissing({
      shop: { ...SHOP, promo: changes.promo === undefined ? SHOP.promo : changes.promo },
      reviews: REVIEWS,
      deployment: { ...DEPLOYMENT, smtpUrl: changes.smtpUrl ?? (await startMailServer()) },
      location: location(),
      now: changes.now ?? NOW,
    });
  const add = (code: string, value: { percent: number } | { amountCents: number }, minimumSubtotalCents = 0) =>
    addDiscount(testShop.context, {
      code,
      value,
      minimumSubtotalCents,
      firstOrderOnly: true,
      usageLimit: null,
      firstDay: null,
      lastDay: null,
    });

  it('is ready when nothing is missing, and not before', async () => {
    expect((await find()).missing.map(({ check }) => check)).toEqual([
      'promo',
      ...(kind === 'sqlite' ? ['backup'] : []),
    ]);
    await add('xana5', { percent: 5 });
    await writeMeta(db, 'backed_up_at', '2026-11-15T11:00:00.000Z');
    expect(await find()).toEqual({
      missing: [],
      unchecked: [
        'Which places the courier calls remote: its list is not named in delivery.zones.remote (docs/opening.md, step 2).',
        ...(kind === 'sqlite' ? [] : ['Whether PostgreSQL is saved: `npm run shop -- backup FILE` says how.']),
      ],
    });
    const later = await find({ now: new Date('2026-11-23T12:00:00Z') });
    expect(whatOf(later.missing)).toEqual([
      'The certificate of ISO 9001 ended on 2026-11-22',
      ...(kind === 'sqlite' ? ['The last backup is 8 days old'] : []),
    ]);
  });

  it('names an advertised code that does not exist, gives something else, or is refused', async () => {
    await db.deleteFrom('discounts').execute();
    await add('TEN', { percent: 10 });
    await add('EUROS', { amountCents: 500 });
    await add('LARGE', { percent: 5 }, 20_000);
    await add('OVER', { percent: 5 });
    await db.updateTable('discounts').set({ ends_at: '2026-11-01T00:00:00.000Z' }).where('code', '=', 'OVER').execute();
    const whatIs = async (code: string) => whatOf((await find({ promo: { code, percent: 5 } })).missing);
    expect((await find({ promo: null })).missing).toEqual([]);
    expect(await whatIs('NONE')).toEqual(['The pages advertise the code NONE, which does not exist']);
    expect(await whatIs('ten')).toEqual(['The code ten gives 10%, the pages say 5%']);
    expect(await whatIs('EUROS')).toEqual(['The code EUROS gives an amount, the pages say 5%']);
    expect(await whatIs('LARGE')).toEqual(['The code LARGE asks for a minimum that the pages do not tell']);
    expect(await whatIs('OVER')).toEqual(['The code OVER is refused (expired)']);
    await add('XANA5', { percent: 5 });
  });

  it.each([
    ['refuses the password', { isLocked: true }, 'EAUTH'],
    ['never says a word', { isMute: true }, 'ETIMEDOUT'],
  ])('names a mail server that %s, without its password', async (_what, behaviour, code) => {
    const address = (await startMailServer(behaviour)).replace('//', '//shop:secret@');
    const { host } = new URL(address);
    expect(whatOf((await find({ smtpUrl: address })).missing)).toEqual([
      `The mail server ${host} does not work (${code})`,
    ]);
  });

  it('names a mail server that is not there, and one that has no name', async () => {
    const port = await findFreePort();
    expect(whatOf((await find({ smtpUrl: `smtp://127.0.0.1:${port}` })).missing)).toEqual([
      `The mail server 127.0.0.1:${port} does not work (ESOCKET)`,
    ]);
  });

  it('does not take own goods for the demo’s because they are called the same', async () => {
    const product = db.selectFrom('products').select('id').where('status', '=', 'active').limit(1);
    const { handle } = await db
      .selectFrom('products')
      .select('handle')
      .where('id', '=', product)
      .executeTakeFirstOrThrow();
    const rename = (name: string) =>
      db.updateTable('products').set({ handle: name }).where('id', '=', product).execute();
    await rename('microsoft-surface-dock-2-a');
    expect((await find()).missing.filter(({ check }) => check === 'goods')).toEqual([]);
    await rename(handle);
  });

  it('names mails that were given up', async () => {
    const mail = { kind: 'contact', recipient: 'maria@example.gr', subject: 'Θέμα', text: '', html: '' };
    for (const id of ['a', 'b']) await queueMail(db, { ...mail, id }, NOW);
    await db.updateTable('outbox').set({ status: 'failed', last_error: 'EAUTH' }).where('id', '=', 'a').execute();
    await db.updateTable('outbox').set({ status: 'failed', last_error: 'EXPIRED' }).where('id', '=', 'b').execute();
    expect(whatOf((await find()).missing)).toEqual(['1 mail could not be sent and was given up']);
  });
});

describe.each(databaseKinds)('the demo shop on %s', (kind) => {
  const location = useDatabase(kind);

  const call = async (line: string) => {
    const { errors, ...done } = await runLine(line, {
      locate: location,
      deployment: () => ({
        ...DEPLOYMENT,
        mailFrom: 'Ξανά <info@example.gr>',
        payments: paymentSettings(['test']),
      }),
      now: () => NOW,
    });
    return { ...done, errors: errors.replace(/^Database: .*\n/, '') };
  };

  it('is not ready: each lack is one line with what to do and where, and the exit code is 1', async () => {
    if (kind === 'sqlite') {
      expect((await call('ready')).output).toContain(`- There is no shop in ${location().dataDir}`);
    }
    const db = await openDatabase(location());
    await seedDemo({ db, now: () => NOW, log: pino({ level: 'silent' }) });
    await writeMeta(db, 'public_url', 'http://localhost:3000');

    const { code, output, errors } = await call('ready');
    const lines = output.trim().split('\n');
    expect(code).toBe(1);
    expect(errors).toBe(`${lines.filter((line) => line.startsWith('- ')).length} things are missing.\n`);
    for (const expected of [
      '- company.taxNumber is not set: write its tax number (AFM) into own/shop.config.ts.',
      '- company.legalName is still an example (Xana Example PC): write the company’s legal name, in own/shop.config.ts.',
      '- contact.phone is still an example (210 000 0000): write the shop’s phone, or leave it out, in own/shop.config.ts.',
      '- contact.address.street is still an example (1 Example Street)',
      '- contact.email is still an example (info@example.gr)',
      '- contact.viber is still an example',
      '- assistants.namespace is still an example (gr.xana)',
      '- ISO 9001 is claimed without its certificate',
      '- The EU’s harmonised notice',
      '- 5 of 5 reviews are samples',
      '- The store’s address is http://localhost:3000: set PUBLIC_URL',
      '- There is no mail server: set SMTP_URL',
      '- Mails come from example.gr',
      '- Payments go to the test gateway',
      '- 188 products of the demo shop are for sale',
      '- Codes of the demo shop are valid for anybody: EXPIRED10, SAVE20',
      ...(kind === 'sqlite' ? ['- There was never a backup'] : ['? Whether PostgreSQL is saved']),
    ]) {
      expect(lines.filter((line) => line.startsWith(expected))).toHaveLength(1);
    }
    expect(output).not.toContain('XANA5');

    const json = await call('ready --json');
    expect(json.code).toBe(1);
    const parsed = JSON.parse(json.output) as { ready: boolean; missing: { check: string }[] };
    expect(parsed.ready).toBe(false);
    expect(parsed.missing.length).toBe(lines.filter((line) => line.startsWith('- ')).length);
  });
});

it('a complete shop.config.ts lacks nothing, and each picture of the notice must be there', () => {
  expect(checkFacts(SHOP, REVIEWS, NOW)).toEqual([]);
  expect(whatOf(checkFacts({ ...SHOP, textsRead: ['home'] }, REVIEWS, NOW))).toContain(
    'own/shop/texts/*/story.ts was not read: it promises what the demo’s company does',
  );
  const notice = inEveryLanguage<Record<Language, string>>({ el: '/social-el.jpg', en: '/not-there.svg' });
  const warranty = { ...SHOP.warranty, harmonisedNotice: notice };
  expect(whatOf(checkFacts({ ...SHOP, warranty }, REVIEWS, NOW))).toEqual([
    'There is no picture /not-there.svg of the harmonised notice',
  ]);
});

it.each<[Partial<Deployment>, string[]]>([
  [{}, []],
  [{ mailFrom: 'orders@mail.xana-shop.gr' }, []],
  [{ publicUrl: 'http://www.xana-shop.gr' }, ['address']],
  [{ publicUrl: 'https://shop.example.gr' }, ['address', 'mail']],
  [{ isProxyTrusted: false }, ['proxy']],
  [{ smtpUrl: undefined }, ['mail']],
  [{ mailFrom: 'Ξανά <xana@gmail.com>' }, ['mail']],
  [{ contactTo: 'info@example.gr' }, ['mail']],
  [{ payments: null, hostedShop: 'xana.myshopify.com' }, []],
])('a store started with %j lacks %j', (changes, checks) => {
  const deployment = { ...DEPLOYMENT, smtpUrl: 'smtp://mail.xana-shop.gr', ...changes };
  expect(checkDeployment(deployment).map(({ check }) => check)).toEqual(checks);
});

it.each([
  [['stripe', 'viva', 'cod'], {}, []],
  [['stripe'], { STRIPE_SECRET_KEY: 'rk_live_1' }, []],
  [['stripe', 'test'], {}, ['Payments go to the test gateway']],
  [['stripe'], { STRIPE_SECRET_KEY: 'sk_test_51abc' }, ["Stripe's key is no live key (sk_test_…)"]],
  [['stripe'], { STRIPE_SECRET_KEY: 'rk_test_51abc' }, ["Stripe's key is no live key (rk_test_…)"]],
  [['stripe'], { STRIPE_API_URL: 'http://localhost:4010' }, ['Stripe is asked at http://localhost:4010']],
  [['viva'], { VIVA_ENVIRONMENT: 'demo' }, ['Viva is its demo environment']],
  [['viva'], { VIVA_ENVIRONMENT: 'http://127.0.0.1:4020' }, ['Viva is asked at http://127.0.0.1:4020']],
  // Keys of a provider that is not offered take no money.
  [['cod'], { STRIPE_SECRET_KEY: 'sk_test_1' }, []],
])('payments by %j with %j lack %j', (methods, changes, what) => {
  const live = { ...STRIPE_KEYS, ...VIVA_KEYS, STRIPE_SECRET_KEY: 'sk_live_1', VIVA_ENVIRONMENT: 'live' };
  expect(whatOf(checkPayments(paymentSettings(methods, { ...live, ...changes })))).toEqual(what);
});
