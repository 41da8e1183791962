import { expect, it, vi } from 'vitest';

vi.mock('#platform/ready/check-facts.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#platform/ready/check-facts.ts')>()),
  checkFacts: () => [],
}));

const { openingNotice } = await import('./start/deployment.ts');
const { parseEnvironment } = await import('./environment.ts');

it('a shop whose facts and environment are complete starts without a notice', () => {
  const complete = {
    PUBLIC_STORE_DOMAIN: 'xana.myshopify.com',
    PUBLIC_STOREFRONT_API_TOKEN: 'token',
    PUBLIC_URL: 'https://www.xana-shop.gr',
    SMTP_URL: 'smtp://mail.xana-shop.gr',
    MAIL_FROM: 'Ξανά <info@xana-shop.gr>',
    CONTACT_TO: 'info@xana-shop.gr',
    TRUST_PROXY: '1',
  };
  const now = new Date('2026-11-22T10:00:00Z');
  expect(openingNotice(parseEnvironment(complete), now)).toBeNull();
  expect(openingNotice(parseEnvironment({ ...complete, SMTP_URL: '' }), now)).toMatch(/^The shop is not ready/);
});
