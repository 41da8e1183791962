import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type ForeignOrigins, finishPage, securityHeaders } from './security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const none = { connect: [], images: [], forms: [] };
const policyOf = (html: string, origins: ForeignOrigins = none) => finishPage(html, origins, 'm').contentSecurityPolicy;

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

it('does not tell the mark, and loses nothing else', () => {
  const html =
    '<p>Ελληνικά</p><style nonce="m">a{}</style><link nonce="m" href="/x"/><script nonce="m" async="">m()</script><i>€</i>';
  expect(finishPage(html, none, 'm').html).toBe(html.replaceAll(' nonce="m"', ''));
});

it.each(['<script nonce="m" src="/a.js"></script>', '<script src="/a.js" nonce="m"></script>'])(
  'takes a script of a file for no inline one: %s',
  (html) => expect(policyOf(html)).toContain("script-src 'self';"),
);

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
])('sends what only documents use with %s: %s', (path, expected) => {
  const headers = securityHeaders({ publicUrl: 'https://shop.example.gr', hstsSubdomains: false })(path);
  expect(headers['x-content-type-options']).toBe('nosniff');
  for (const name of ['x-frame-options', 'referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'])
    expect(name in headers, name).toBe(expected);
});

it.each([
  ['/', 'same-origin'],
  ['/api/2025-07/graphql.json', 'same-origin'],
  ['/assets/router-1.js', 'same-origin'],
  ['/cdn/shop/files/a.webp?v=1', 'cross-origin'],
  ['/favicon.ico', 'cross-origin'],
  ['/search?q=a.webp', 'same-origin'],
])('lets other sites show of %s: %s', (path, expected) => {
  const headers = securityHeaders({ publicUrl: 'https://shop.example.gr', hstsSubdomains: false })(path);
  expect(headers['cross-origin-resource-policy']).toBe(expected);
});
