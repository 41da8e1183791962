import { describe, expect, it } from 'vitest';
import { databaseKinds, givenDatabase } from '#tests/support/databases.ts';
import { answerTestPayment, enterTestCard, type TestAnswer } from './test-books.ts';
import { createTestGateway } from './test-gateway.ts';

describe.each(databaseKinds)('the test gateway on %s', (kind) => {
  const { db } = givenDatabase(kind);
  const clock = { now: new Date('2026-11-20T08:00:00Z') };
  let keys = 0;
  let tokens = 0;
  const settings = () => ({
    db,
    now: () => clock.now,
    randomToken: () => {
      tokens += 1;
      return `token-${tokens}-0123456789abcdef`;
    },
  });

  const request = (idempotencyKey: string) => ({
    amountCents: 44_460,
    language: 'el' as const,
    email: 'maria@example.gr',
    description: 'T480',
    returnUrl: 'https://shop.example.gr/payments/return/x',
    cancelUrl: 'https://shop.example.gr/payments/return/x?left=1',
    expiresAt: new Date(clock.now.getTime() + 30 * 60_000),
    idempotencyKey,
  });
  const start = async () => {
    keys += 1;
    const started = await createTestGateway(settings()).start(request(`key-${keys}`));
    if (started.status !== 'started') throw new Error(started.status);
    return started.session;
  };
  const state = async (session: string) => (await createTestGateway(settings()).fetch(session)).state;
  const handle = (session: string) => ({ session, reference: session, amountCents: 44_460, refundedCents: 0 });

  it.each([
    ['1', 'approve', 'authorized'],
    ['4242424242424242', 'approve', 'authorized'],
    ['1', 'decline', 'declined'],
    ['1', 'fail', 'failed'],
    ['1', 'leave', 'cancelled'],
  ] as const)('card %s, then %s at the bank: %s', async (number, answer: TestAnswer, outcome) => {
    const session = await start();
    await enterTestCard(settings(), session, number);
    expect(await state(session)).toBe('open');
    await answerTestPayment(settings(), session, answer);
    expect(await state(session)).toBe(outcome);
  });

  it.each([
    ['2', 'declined'],
    ['3', 'failed'],
  ])('card %s: %s', async (number, outcome) => {
    const session = await start();
    await enterTestCard(settings(), session, number);
    expect(await state(session)).toBe(outcome);
    expect(await answerTestPayment(settings(), session, 'approve')).toBe(false);
    expect(await state(session)).toBe(outcome);
  });

  it('tells of a session what is paid in it, and of none that nothing is', async () => {
    const gateway = createTestGateway(settings());
    const session = await start();
    expect(await gateway.fetch(session)).toEqual({
      state: 'open',
      reference: session,
      amountCents: 44_460,
      currency: 'EUR',
    });
    expect(await gateway.fetch('none')).toEqual({ state: 'failed', reference: '', amountCents: 0, currency: 'EUR' });
  });

  it('is one session for one key, also for another process', async () => {
    const first = await createTestGateway(settings()).start(request('same'));
    expect(await createTestGateway(settings()).start(request('same'))).toEqual(first);
    expect(await createTestGateway(settings()).start(request('other'))).not.toEqual(first);
  });

  it('takes no card when its time is over', async () => {
    const session = await start();
    clock.now = new Date(clock.now.getTime() + 30 * 60_000);
    expect(await enterTestCard(settings(), session, '1')).toBe(false);
    expect(await state(session)).toBe('expired');
  });

  it('captures, gives back in parts and never more than it took', async () => {
    const gateway = createTestGateway(settings());
    const session = await start();
    expect(await gateway.capture(handle(session), 44_460, 'c')).toEqual({ status: 'failed' });
    await enterTestCard(settings(), session, '1');
    await answerTestPayment(settings(), session, 'approve');
    expect(await gateway.capture(handle(session), 50_000, 'c')).toEqual({ status: 'failed' });
    expect(await gateway.capture(handle(session), 44_460, 'c')).toEqual({ status: 'captured' });
    expect(await gateway.refund(handle(session), 20_000, `${session}-1`)).toEqual({ status: 'refunded' });
    expect(await gateway.refund(handle(session), 20_000, `${session}-1`)).toEqual({ status: 'refunded' });
    expect(await gateway.refund(handle(session), 24_461, `${session}-2`)).toEqual({ status: 'failed' });
    expect(await gateway.refund(handle(session), 24_460, `${session}-2`)).toEqual({ status: 'refunded' });
    expect(await gateway.refund(handle(session), 1, `${session}-3`)).toEqual({ status: 'failed' });
  });
});
