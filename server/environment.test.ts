import { describe, expect, it } from 'vitest';
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

  it('reads a real shop', () => {
    const env = parseEnvironment({ PUBLIC_STORE_DOMAIN: 'xana.myshopify.com', PUBLIC_STOREFRONT_API_TOKEN: 'public' });
    expect(env.hostedShop).toEqual({ domain: 'xana.myshopify.com', publicToken: 'public', privateToken: undefined });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a port number.'],
    [{ PORT: '70000' }, 'PORT must be a port number.'],
    [{ PUBLIC_URL: 'xana.gr' }, 'PUBLIC_URL must be an address like https://shop.example.gr.'],
    [{ DATABASE_URL: 'mysql://root:secret@db/x' }, 'DATABASE_URL must start with postgres://.'],
    [{ CUSTOMER_ACCOUNTS: 'oauth' }, 'CUSTOMER_ACCOUNTS must be "classic".'],
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
