import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type ForeignOrigins, finishPage, securityHeaders } from './security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const none = { connect: [], images: [], forms: [] };
const policyOf = (html: string, origins: ForeignOrigins = none) =>
  finishPage(html, [], origins, 'm').contentSecurityPolicy;

it('allows exactly the page’s own inline scripts and styles', () => {
  const html = `<style nonce="m">a{}</style><script nonce="m">one()</script><script type="module" src="/a.js"></script><script async="" nonce="m">two()</script>`;
  const policy = policyOf(html);
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
  expect(policy).not.toContain('unsafe');
});

it.each([
  '<script>evil()</script>',
  '<script nonce="guess">evil()</script>',
  '<script nonce="">evil()</script>',
  '<style>evil()</style>',
])('allows nothing that came into the page some other way: %s', (slipped) => {
  const policy = policyOf(`<p>${slipped}</p>`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
});

it('allows no script that took one of ours in', () => {
  const policy = policyOf('<script>evil() <script nonce="m">one()</script>');
  expect(policy).not.toContain(hash('evil() <script nonce="m">one()'));
  expect(policy).not.toContain(hash('evil() <script>one()'));
});

it('knows a long style again, and another one as another', () => {
  const styles = ['a{}'.repeat(1_000), 'b{}'.repeat(1_000)];
  for (const style of [...styles, ...styles])
    expect(policyOf(`<style nonce="m">${style}</style>`)).toContain(`style-src 'self' ${hash(style)};`);
});

it('does not tell the mark, and loses nothing else', () => {
  const html =
    '<p>Ελληνικά</p><style nonce="m">a{}</style><link nonce="m" href="/x"/><script nonce="m" async="">m()</script><i>€</i>';
  expect(finishPage(html, [], none, 'm').body.toString()).toBe(html.replaceAll(' nonce="m"', ''));
});

it('puts the parts that were rendered before into their places', () => {
  const place = '<kept-part nonce="m"></kept-part>';
  const html = `<ul><li>${place}</li><li>δύο</li><li>${place}</li></ul><style nonce="m">a{}</style>`;
  const parts = ['ένα', '<b>3</b>'].map((text) => new TextEncoder().encode(text));
  const { body, contentSecurityPolicy } = finishPage(html, parts, none, 'm');
  expect(body.toString()).toBe('<ul><li>ένα</li><li>δύο</li><li><b>3</b></li></ul><style>a{}</style>');
  expect(contentSecurityPolicy).toContain(`style-src 'self' ${hash('a{}')};`);
  expect(() => finishPage(html, parts.slice(1), none, 'm')).toThrow('more places');
  expect(finishPage('<kept-part nonce="x"></kept-part>', parts, none, 'm').body.toString()).toContain(
    '<kept-part nonce="x">',
  );
});

it('needs no permission for structured data', () => {
  const html = '<script type="application/ld+json">{}</script>';
  expect(policyOf(html)).toContain("script-src 'self';");
});

it('lets a page on the hosted platform reach it', () => {
  const origins = {
    connect: ['https://x.myshopify.com'],
    images: ['https://cdn.shopify.com'],
    forms: ['https://shopify.com'],
  };
  const policy = policyOf('', origins);
  expect(policy).toContain("connect-src 'self' https://x.myshopify.com;");
  expect(policy).toContain("img-src 'self' data: https://cdn.shopify.com;");
  expect(policy).toContain("form-action 'self' https://shopify.com;");
});

it.each([
  ['http://localhost:3000', false, undefined],
  ['https://shop.example.gr', false, 'max-age=63072000'],
  ['https://shop.example.gr', true, 'max-age=63072000; includeSubDomains'],
])('asks for https at %s (sub-domains: %s) by %s', (publicUrl, hstsSubdomains, header) => {
  const headers = securityHeaders({ publicUrl, hstsSubdomains });
  for (const path of ['/', '/assets/router.js']) expect(headers(path)['strict-transport-security']).toBe(header);
});

it.each([
  ['/', true],
  ['/en/products?kind=laptop', true],
  ['/checkouts/1', true],
  ['/assets/router-1.js', false],
  ['/cdn/shop/files/a.webp?v=1', false],
  ['/page-data/0123456789012345678901/products', false],
])('sends what only documents use with %s: %s', (path, expected) => {
  const headers = securityHeaders({ publicUrl: 'https://shop.example.gr', hstsSubdomains: false })(path);
  expect(headers['x-content-type-options']).toBe('nosniff');
  for (const name of ['x-frame-options', 'referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'])
    expect(name in headers, name).toBe(expected);
});
