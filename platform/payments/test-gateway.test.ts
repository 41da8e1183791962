import { expect, it } from 'vitest';
import { createTestGateway } from './test-gateway.ts';

const ask = (number: string, idempotencyKey: string) => ({
  amountCents: 44_460,
  currency: 'EUR',
  card: { number, expiry: { month: 12, year: 2030 }, cvc: '123' },
  idempotencyKey,
});

it('approves 1 and 4242…, declines 2, fails on 3', async () => {
  const gateway = createTestGateway();
  expect(await gateway.authorize(ask('1', 'a'))).toMatchObject({ status: 'approved', amountCents: 44_460 });
  expect(await gateway.authorize(ask('4242424242424242', 'b'))).toMatchObject({ status: 'approved' });
  expect(await gateway.authorize(ask('2', 'c'))).toEqual({ status: 'declined', reason: 'card_declined' });
  expect(await gateway.authorize(ask('3', 'd'))).toEqual({ status: 'failed' });
});

it('answers the same key with the same outcome, whatever the card', async () => {
  const gateway = createTestGateway();
  const first = await gateway.authorize(ask('1', 'key'));
  expect(await gateway.authorize(ask('2', 'key'))).toEqual(first);
  expect(await gateway.authorize(ask('1', 'other key'))).not.toEqual(first);
});

it('finds an authorisation again after a restart', async () => {
  const before = await createTestGateway().authorize(ask('1', 'key'));
  expect(await createTestGateway().authorize(ask('1', 'key'))).toEqual(before);
});
