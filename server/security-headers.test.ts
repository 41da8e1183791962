import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const none = { connect: [], images: [], forms: [] };

it('allows exactly the page’s own inline scripts and styles', () => {
  const html = `<style>a{}</style><script>one()</script><script type="module" src="/a.js"></script><script async="">two()</script>`;
  const policy = contentSecurityPolicy(html, none);
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
  expect(policy).not.toContain('unsafe');
});

it('needs no permission for structured data', () => {
  expect(contentSecurityPolicy('<script type="application/ld+json">{}</script>', none)).toContain("script-src 'self';");
});

it('lets a page on the hosted platform reach it', () => {
  const policy = contentSecurityPolicy('', {
    connect: ['https://x.myshopify.com'],
    images: ['https://cdn.shopify.com'],
    forms: ['https://shopify.com'],
  });
  expect(policy).toContain("connect-src 'self' https://x.myshopify.com;");
  expect(policy).toContain("img-src 'self' data: https://cdn.shopify.com;");
  expect(policy).toContain("form-action 'self' https://shopify.com;");
});
