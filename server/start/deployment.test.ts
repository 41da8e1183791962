import { expect, it } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import { openingNotice, toDeployment } from './deployment.ts';

it('the start of the demo shop says in one line that it is not ready to open', () => {
  const notice = openingNotice(parseEnvironment({}), new Date('2026-11-22T10:00:00Z'));
  expect(notice).toBe('The shop is not ready to open: `npm run shop -- ready` says what is missing.');
});

it('takes from the environment what decides about the opening', () => {
  expect(toDeployment(parseEnvironment({}))).toMatchObject({
    smtpUrl: undefined,
    isProxyTrusted: false,
    hostedShop: null,
  });
  const hosted = {
    PUBLIC_STORE_DOMAIN: 'xana.myshopify.com',
    PUBLIC_STOREFRONT_API_TOKEN: 'token',
    PUBLIC_URL: 'https://www.xana-shop.gr',
    SMTP_URL: 'smtp://mail.xana-shop.gr',
    MAIL_FROM: 'Ξανά <info@xana-shop.gr>',
    CONTACT_TO: 'info@xana-shop.gr',
    TRUST_PROXY: '1',
  };
  expect(toDeployment(parseEnvironment(hosted))).toEqual({
    publicUrl: 'https://www.xana-shop.gr',
    smtpUrl: 'smtp://mail.xana-shop.gr',
    mailFrom: 'Ξανά <info@xana-shop.gr>',
    contactTo: 'info@xana-shop.gr',
    isProxyTrusted: true,
    payments: null,
    hostedShop: 'xana.myshopify.com',
  });
});
