import { type IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '#domain/customer/client-address.ts';
import { hasBody, sendResponse, toHeaders, toRequest, toUrl } from './node-http.ts';
import { parseProxyTrust, trustNobody } from './proxy-trust.ts';

const asked = (headers: Record<string, string>, url = '/') =>
  ({ url, headers, socket: { remoteAddress: '127.0.0.1' } }) as unknown as IncomingMessage;

it.each([
  ['nobody', trustNobody, '127.0.0.1'],
  ['one proxy', parseProxyTrust('1') ?? trustNobody, '203.0.113.7'],
])('takes the visitor’s address from the connection, or from a proxy: trusting %s', (_whom, trustProxy, address) => {
  const message = asked({ 'x-forwarded-for': '203.0.113.7', [CLIENT_ADDRESS_HEADER]: '198.51.100.1' });
  expect(toHeaders(message, { trustProxy }).get(CLIENT_ADDRESS_HEADER)).toBe(address);
});

it.each(['//evil.example/x', 'http://evil.example/x', '/\\evil.example/x'])('never lets %s name the host', (url) =>
  expect(toUrl(asked({}, url), 'https://shop.example.gr').host).toBe('shop.example.gr'),
);

it.each([
  [[], undefined],
  [['a=1; Path=/'], ['a=1; Path=/']],
  [
    ['a=1', 'b=2'],
    ['a=1', 'b=2'],
  ],
])('sends the cookies %j one by one, and no empty header', async (cookies, sent) => {
  const reply = new ServerResponse({ method: 'HEAD' } as IncomingMessage);
  const headers = new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]));
  await sendResponse(new Response('page', { headers }), { method: 'HEAD' } as IncomingMessage, reply);
  expect(reply.getHeader('set-cookie')).toEqual(sent);
});

const SITE = { publicUrl: 'https://shop.example.gr', isPublicUrlSet: true, trustProxy: trustNobody };

it.each(['GET', 'HEAD', 'POST', 'DELETE', undefined])('makes a request of %s without its body', (method) => {
  const message = Object.assign(asked({ host: 'x', 'content-length': '3' }, '/a?b=1'), { method });
  const request = toRequest(message, SITE);
  expect([request.method, request.url, request.body]).toEqual([method ?? 'GET', 'https://shop.example.gr/a?b=1', null]);
});

it.each([
  ['POST', { 'content-length': '3' }, true],
  ['POST', { 'transfer-encoding': 'chunked' }, true],
  ['DELETE', { 'content-length': '3' }, true],
  ['POST', { 'content-length': '0' }, false],
  ['POST', {}, false],
  ['GET', { 'content-length': '3' }, false],
])('knows whether there is a body to read: %s, %j', (method, headers, expected) =>
  expect(hasBody(Object.assign(asked(headers as Record<string, string>), { method }))).toBe(expected),
);

it('takes over the headers that a request may have', () => {
  const headers = { ':path': '/', accept: 'text/html', none: undefined, 'x-many': ['a', 'b'] };
  const taken = toHeaders(asked(headers as never), { trustProxy: trustNobody });
  expect(Object.fromEntries(taken)).toEqual({
    accept: 'text/html',
    'x-many': 'a, b',
    [CLIENT_ADDRESS_HEADER]: '127.0.0.1',
  });
});

it('sends nothing to a client that has left, and cancels the body', async () => {
  const reply = new ServerResponse({ method: 'GET' } as IncomingMessage);
  reply.destroy();
  const cancelled: string[] = [];
  const body = new ReadableStream({ cancel: () => void cancelled.push('body') });
  await sendResponse(new Response(body, { status: 201 }), { method: 'GET' } as IncomingMessage, reply);
  expect([cancelled, reply.statusCode]).toEqual([['body'], 200]);
});
