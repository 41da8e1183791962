import { expect, it } from 'vitest';
import { parseDelivery } from './order-delivery.ts';

const promised = { method: 'locker', from: '2026-11-24', to: '2026-11-26' };

it('reads the way and the days that were promised', () => {
  expect(parseDelivery(JSON.stringify(promised))).toEqual(promised);
});

it.each([
  ['no field', undefined],
  ['no JSON', '{'],
  ['another way', JSON.stringify({ ...promised, method: 'drone' })],
  ['a day that is none', JSON.stringify({ ...promised, to: 'soon' })],
])('knows nothing of %s', (_what, value) => {
  expect(parseDelivery(value)).toBeNull();
});
