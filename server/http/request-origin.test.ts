import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { parseProxyTrust, trustNobody } from './proxy-trust.ts';
import { canonicalLocation, originOf } from './request-origin.ts';

const asked = (headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress: '127.0.0.1' } }) as unknown as IncomingMessage;
const unset = { publicUrl: 'http://localhost:3000', isPublicUrlSet: false, trustProxy: trustNobody };
const behindProxy = { ...unset, trustProxy: parseProxyTrust('1') ?? trustNobody };
const set = { publicUrl: 'https://shop.example.gr', isPublicUrlSet: true, trustProxy: trustNobody };

describe('the origin of a request', () => {
  it.each([
    [{ host: '127.0.0.1:3000' }, 'http://127.0.0.1:3000'],
    [{ host: 'laptop.local:8080' }, 'http://laptop.local:8080'],
    [{ host: '[::1]:3000' }, 'http://[::1]:3000'],
    [{ host: 'x', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }, 'http://x'],
    [{}, unset.publicUrl],
    [{ host: 'a b' }, unset.publicUrl],
    [{ host: 'user@evil.example' }, unset.publicUrl],
    [{ host: 'evil.example/path' }, unset.publicUrl],
    [{ host: 'evil.example?' }, unset.publicUrl],
    [{ host: 'x:99999' }, unset.publicUrl],
    [{ host: '"><script>' }, unset.publicUrl],
  ])('with %j is %s', (headers, origin) => expect(originOf(asked(headers), unset)).toBe(origin));

  it.each([
    [{ host: 'inner:3000', 'x-forwarded-host': 'shop.lan', 'x-forwarded-proto': 'https' }, 'https://shop.lan'],
    [{ host: 'inner:3000', 'x-forwarded-host': 'evil.example, shop.lan' }, 'http://shop.lan'],
    [{ host: 'shop.lan', 'x-forwarded-proto': 'https' }, 'https://shop.lan'],
  ])('with %j from a trusted proxy is %s', (headers, origin) =>
    expect(originOf(asked(headers), behindProxy)).toBe(origin),
  );

  it('is PUBLIC_URL where that is set', () =>
    expect(originOf(asked({ host: 'evil.example' }), set)).toBe('https://shop.example.gr'));
});

describe('a request under another name than PUBLIC_URL', () => {
  it.each([
    [{ host: 'shop.example.gr' }, null],
    [{ host: 'SHOP.example.gr:443' }, null],
    [{ host: '127.0.0.1:3000', 'x-forwarded-host': 'shop.example.gr' }, null],
    [{ host: '127.0.0.1:3000' }, 'https://shop.example.gr/products?q=x'],
    [{ host: 'www.shop.example.gr' }, 'https://shop.example.gr/products?q=x'],
    [{}, 'https://shop.example.gr/products?q=x'],
  ])('with %j is sent to %s', (headers, location) =>
    expect(canonicalLocation(asked(headers), '/products?q=x', set)).toBe(location),
  );

  it('stays where it is while PUBLIC_URL is not set', () =>
    expect(canonicalLocation(asked({ host: 'any' }), '/', unset)).toBeNull());
});

it('is passed on by the proxies that the documents show with its port, without which such a store redirects to itself', () => {
  for (const file of ['deploy/nginx.conf', 'docs/running.md']) {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(text.match(/proxy_set_header Host [^;]*/)?.[0], file).toBe('proxy_set_header Host $http_host');
  }
});
