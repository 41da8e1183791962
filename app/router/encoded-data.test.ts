import { data, UNSAFE_ErrorResponseImpl as ErrorResponse, isRouteErrorResponse } from 'react-router';
import { expect, it } from 'vitest';
import { decodeOutcomes, decodeScreen, encodeOutcomes, encodeScreen, Redirect } from './encoded-data.ts';

const screenOf = (screen: Parameters<typeof encodeScreen>[0]) => decodeScreen(JSON.parse(encodeScreen(screen)));
const outcomesOf = (answer: Parameters<typeof encodeOutcomes>[0]) => decodeOutcomes(JSON.parse(encodeOutcomes(answer)));

it('brings data as they are', () => {
  const loaderData = { list: { q: 'κ <b>', count: 0, none: null, on: [true, false] }, empty: {} };
  expect(screenOf({ loaderData, actionData: { form: 1 }, errors: null })).toEqual({
    loaderData,
    actionData: { form: 1 },
    errors: null,
  });
  expect(outcomesOf({ list: { data: loaderData } })).toEqual({ list: { data: loaderData } });
});

it('brings an answer to the visitor with its status and data', () => {
  const errors = { page: new ErrorResponse(503, 'Service Unavailable', { missingReason: 'failed' }) };
  const decoded = screenOf({ loaderData: {}, actionData: null, errors }).errors?.page;
  expect(isRouteErrorResponse(decoded)).toBe(true);
  expect(decoded).toMatchObject({
    status: 503,
    statusText: 'Service Unavailable',
    data: { missingReason: 'failed' },
  });
});

it.each([
  [new TypeError('no such thing'), 'no such thing'],
  ['a text', 'a text'],
])('brings of %o only what it says', (thrown, message) => {
  const answer = outcomesOf({ page: { error: thrown }, menu: { data: 1 } });
  expect(answer).toEqual({ page: { error: new Error(message) }, menu: { data: 1 } });
  expect(encodeOutcomes({ page: { error: thrown } })).not.toContain('encoded-data.test');
});

it('brings a redirect in place of all data', () => {
  expect(outcomesOf(new Redirect('/en/products'))).toEqual(new Redirect('/en/products'));
});

it('refuses in development what JSON would change', () => {
  const loaderData = { list: { names: new Map() } };
  expect(() => encodeScreen({ loaderData, actionData: null, errors: null })).toThrow(
    'data.loaderData.list.names cannot be sent to the browser as JSON: [object Map]',
  );
  expect(() => encodeOutcomes({ list: { data: data(1) } })).toThrow(TypeError);
});
