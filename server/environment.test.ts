import { describe, expect, it, vi } from 'vitest';
import { testMethod } from '#platform/payments/test/test-provider.ts';
import { EnvironmentError, parseEnvironment } from './environment.ts';

describe('parseEnvironment', () => {
  it('needs nothing', () => {
    const env = parseEnvironment({});
    expect(env).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      seed: 'demo',
      hostedShop: null,
    });
  });

  it('takes an empty value for an absent one and drops trailing slashes', () => {
    const env = parseEnvironment({ PORT: '', SMTP_URL: '', PUBLIC_URL: 'https://xana.example//' });
    expect(env).toMatchObject({ port: 3000, smtpUrl: undefined, publicUrl: 'https://xana.example' });
  });

  it.each([
    [{}, 'demo'],
    [{ PUBLIC_URL: 'http://shop.lan' }, 'demo'],
    [{ PUBLIC_URL: 'https://xana.example' }, 'none'],
    [{ PUBLIC_URL: 'https://xana.example', SEED: 'demo' }, 'demo'],
    [{ SEED: 'none' }, 'none'],
  ])('with %j fills an empty database with: %s', (source, seed) => expect(parseEnvironment(source).seed).toBe(seed));

  it('reads a real shop', () => {
    const env = parseEnvironment({ PUBLIC_STORE_DOMAIN: 'xana.myshopify.com', PUBLIC_STOREFRONT_API_TOKEN: 'public' });
    expect(env.hostedShop).toEqual({ domain: 'xana.myshopify.com', publicToken: 'public', privateToken: undefined });
  });

  it('logs in by the embedded platform’s authorization page, or by the real shop’s', () => {
    expect(parseEnvironment({}).oauth).toBeNull();
    expect(parseEnvironment({ CUSTOMER_ACCOUNTS: 'oauth' }).oauth).toEqual({
      shopId: '1',
      clientId: 'xana-embedded-storefront',
    });
    const real = parseEnvironment({
      CUSTOMER_ACCOUNTS: 'oauth',
      PUBLIC_URL: 'https://xana.example',
      PUBLIC_STORE_DOMAIN: 'xana.myshopify.com',
      PUBLIC_STOREFRONT_API_TOKEN: 'public',
      SHOP_ID: '59003928632',
      PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'shp_1-2',
    });
    expect(real.oauth).toEqual({ shopId: '59003928632', clientId: 'shp_1-2' });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a port number.'],
    [{ PORT: '70000' }, 'PORT must be a port number.'],
    [{ PUBLIC_URL: 'xana.gr' }, 'PUBLIC_URL must be an address like https://shop.example.gr.'],
    [{ DATABASE_URL: 'mysql://root:secret@db/x' }, 'DATABASE_URL must start with postgres://.'],
    [{ CUSTOMER_ACCOUNTS: 'new' }, 'CUSTOMER_ACCOUNTS must be ("classic" or "oauth").'],
    [{ SHOP_ID: 'xana' }, 'SHOP_ID must be the shop’s number, digits only.'],
    [
      { PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'a b' },
      'PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID must be a client id: letters, digits, - and _.',
    ],
    [
      { CUSTOMER_ACCOUNTS: 'oauth', PUBLIC_STORE_DOMAIN: 'xana.myshopify.com', PUBLIC_STOREFRONT_API_TOKEN: 'public' },
      'CUSTOMER_ACCOUNTS is oauth and PUBLIC_STORE_DOMAIN is set, so SHOP_ID must be set too.',
    ],
    [
      {
        CUSTOMER_ACCOUNTS: 'oauth',
        PUBLIC_STORE_DOMAIN: 'xana.myshopify.com',
        PUBLIC_STOREFRONT_API_TOKEN: 'public',
        SHOP_ID: '12',
      },
      'CUSTOMER_ACCOUNTS is oauth and PUBLIC_STORE_DOMAIN is set, so PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID must be set too.',
    ],
    [
      { CUSTOMER_ACCOUNTS: 'oauth', PUBLIC_URL: 'http://192.168.1.7:3000' },
      'CUSTOMER_ACCOUNTS is oauth, so PUBLIC_URL must start with https://: browsers refuse the needed cryptography elsewhere.',
    ],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a number of proxies, or networks like 10.0.0.0/8, 127.0.0.1.'],
    [{ HSTS_SUBDOMAINS: '1' }, 'HSTS_SUBDOMAINS must be ("yes" or "no").'],
    [{ SEED: 'full' }, 'SEED must be ("demo" or "none").'],
    [
      { PUBLIC_STORE_DOMAIN: 'xana.myshopify.com' },
      'PUBLIC_STORE_DOMAIN is set, so PUBLIC_STOREFRONT_API_TOKEN must be set too.',
    ],
  ])('refuses %j with a sentence that names it', (source, sentence) => {
    expect(() => parseEnvironment(source)).toThrow(new EnvironmentError(sentence));
  });

  it('never repeats a value, which may be a password', () => {
    expect(() => parseEnvironment({ DATABASE_URL: 'mysql://root:secret@db' })).not.toThrow(/secret/);
  });
});

it.each([
  [{}, 'hstsSubdomains', false],
  [{ HSTS_SUBDOMAINS: 'yes' }, 'hstsSubdomains', true],
  [{}, 'warmsUp', true],
  [{ WARM_UP: 'no' }, 'warmsUp', false],
  [{}, 'isSeedAsked', false],
  [{ SEED: 'none' }, 'isSeedAsked', true],
  [{}, 'isPublicUrlSet', false],
  [{ PUBLIC_URL: 'https://xana.example' }, 'isPublicUrlSet', true],
  [{ PORT: '8080' }, 'publicUrl', 'http://localhost:8080'],
  [{ PORT: '65535' }, 'port', 65_535],
  [{}, 'mode', 'production'],
  [{ NODE_ENV: 'development' }, 'mode', 'development'],
  [{}, 'ownerWebhook', null],
  [
    { OWNER_WEBHOOK_URL: 'https://a.example/', OWNER_WEBHOOK_SECRET: '0123456789abcdef' },
    'ownerWebhook',
    { url: 'https://a.example', secret: '0123456789abcdef' },
  ],
  [{ OWNER_WEBHOOK_SECRET: '0123456789abcdef' }, 'ownerWebhook', null],
  [{}, 'analytics', null],
  [
    { ANALYTICS_SCRIPT: 'https://a.example/s.js', ANALYTICS_ENDPOINT: 'https://a.example/e' },
    'analytics',
    { script: 'https://a.example/s.js', endpoint: 'https://a.example/e', attributes: [] },
  ],
] as const)('%j: %s is %j', (source, name, value) => expect(parseEnvironment(source)[name]).toEqual(value));

it('a folder of data is absolute', () =>
  expect(parseEnvironment({ DATA_DIR: 'x' }).dataDir).toMatch(/^(?:\/|\w:).*x$/));

it.each([
  [{ PORT: '65536' }, /PORT must be a port number/],
  [{ OWNER_WEBHOOK_URL: 'https://a.example' }, /OWNER_WEBHOOK_SECRET must be set too/],
  [
    { OWNER_WEBHOOK_URL: 'https://a.example', OWNER_WEBHOOK_SECRET: '0123456789abcde' },
    /OWNER_WEBHOOK_SECRET must have 16 characters or more/,
  ],
  [{ ANALYTICS_SCRIPT: 'https://a.example/s.js' }, /ANALYTICS_SCRIPT is set, so ANALYTICS_ENDPOINT must be set too/],
  [{ ANALYTICS_ENDPOINT: 'https://a.example/e' }, /ANALYTICS_ENDPOINT is set, so ANALYTICS_SCRIPT must be set too/],
])('%j is refused', (source, sentence) => expect(() => parseEnvironment(source)).toThrow(sentence));

it.each(['https://xana.example', 'http://localhost:3000', 'http://127.0.0.2', 'http://[::1]:3000'])(
  'logs in by the authorization page at %s',
  (PUBLIC_URL) => expect(parseEnvironment({ CUSTOMER_ACCOUNTS: 'oauth', PUBLIC_URL }).oauth).not.toBeNull(),
);

describe('ways of paying', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

  it('is the test gateway unless told', () => {
    expect(parseEnvironment({}).payments).toEqual({ methods: [testMethod] });
  });

  it('keeps the order of the list', () => {
    const { payments } = parseEnvironment({ PAYMENTS: 'cod, stripe,pickup', ...stripe });
    expect(payments.methods.map(({ name }) => name)).toEqual(['cod', 'stripe', 'pickup']);
  });

  it('are taken by staff where that is asked for', () => {
    expect(parseEnvironment({ CAPTURE: 'manual' }).payments.isCapturedByStaff).toBe(true);
    expect(parseEnvironment({ CAPTURE: 'automatic' }).payments).not.toHaveProperty('isCapturedByStaff');
  });

  const viva = { VIVA_CLIENT_ID: 'c', VIVA_CLIENT_SECRET: 's', VIVA_MERCHANT_ID: 'm', VIVA_API_KEY: 'k' };
  it.each([
    [{}, { ways: ['card'], installments: [], missing: [{ en: { what: 'Viva is its demo environment' } }] }],
    [
      { VIVA_IRIS: 'yes', VIVA_INSTALLMENTS: '100:3', VIVA_ENVIRONMENT: 'live' },
      { ways: ['card', 'iris'], installments: [{ fromCents: 10_000, count: 3 }], missing: [] },
    ],
  ])('Viva with %j', (more, expected) =>
    expect(parseEnvironment({ PAYMENTS: 'viva', ...viva, ...more }).payments.methods).toMatchObject([expected]),
  );

  it('needs no keys of a provider that it does not name, but they must make sense', () => {
    expect(parseEnvironment({ PAYMENTS: 'cod', ...stripe, ...viva }).payments.methods).toHaveLength(1);
    expect(() => parseEnvironment({ PAYMENTS: 'cod', VIVA_ENVIRONMENT: 'x' })).toThrow(
      'VIVA_ENVIRONMENT must be demo, live, or an address.',
    );
  });

  it.each(['VIVA_CLIENT_SECRET', 'VIVA_MERCHANT_ID', 'VIVA_API_KEY'])('Viva needs %s', (name) =>
    expect(() => parseEnvironment({ PAYMENTS: 'viva', ...viva, [name]: '' })).toThrow(name),
  );

  it.each([
    [{ PAYMENTS: 'paypal' }, /PAYMENTS must be a list/],
    [{ PAYMENTS: 'cod,cod' }, /PAYMENTS must be a list/],
    [{ PAYMENTS: 'stripe' }, /PAYMENTS names stripe, so STRIPE_SECRET_KEY must be set too/],
    [{ PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'x' }, /STRIPE_WEBHOOK_SECRET/],
    [{ PAYMENTS: 'viva' }, /VIVA_CLIENT_ID/],
    [{ PAYMENTS: 'transfer' }, /payments\.transfer\.iban/],
  ])('says what is missing of %o', (variables, sentence) => {
    expect(() => parseEnvironment(variables)).toThrow(sentence);
  });

  it('takes no money over a counter that the shop does not have', async () => {
    vi.resetModules();
    vi.doMock('#shop.config', async (original) => {
      const config = await original<typeof import('#shop.config')>();
      return { ...config, shop: { ...config.shop, delivery: { ...config.shop.delivery, pickup: null } } };
    });
    const { parseEnvironment: parse } = await import('./environment.ts');
    vi.doUnmock('#shop.config');
    expect(() => parse({ PAYMENTS: 'pickup' })).toThrow(
      /PAYMENTS names pickup, so delivery\.pickup in shop\.config\.ts/,
    );
    expect(parse({ PAYMENTS: 'cod' }).payments.methods).toMatchObject([{ name: 'cod' }]);
  });
});
