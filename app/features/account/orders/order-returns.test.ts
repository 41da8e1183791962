import { describe, expect, it } from 'vitest';
import { type OrderReturn, parseReturns, stepsOf } from './order-returns.ts';

const ONE: OrderReturn = {
  name: '1001-R1',
  status: 'OPEN',
  requestedAt: '2026-11-20T08:00:00Z',
  sentAt: null,
  receivedAt: null,
  refundedAt: null,
  refunded: null,
  returnLineItems: [{ title: 'ThinkPad T480', quantity: 1 }],
};

describe('the field of an order’s returns', () => {
  it('is read as it is written', () => {
    const refunded = { ...ONE, refunded: { amount: '269.0', currencyCode: 'EUR' } };
    expect(parseReturns(JSON.stringify([ONE, refunded]))).toEqual([ONE, refunded]);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '['],
    ['no list', JSON.stringify(ONE)],
    ['no name', JSON.stringify([{ ...ONE, name: 7 }])],
    ['no day', JSON.stringify([{ ...ONE, sentAt: undefined }])],
    ['no money', JSON.stringify([{ ...ONE, refunded: { amount: 269 } }])],
    ['half a piece', JSON.stringify([{ ...ONE, returnLineItems: [{ title: 'T480', quantity: 0.5 }] }])],
    ['no goods', JSON.stringify([{ ...ONE, returnLineItems: undefined }])],
  ])('is none when it has %s', (_, text) => expect(parseReturns(text)).toEqual([]));
});

describe('the steps of a return', () => {
  const [sentAt, receivedAt, refundedAt] = ['2026-11-21T08:00:00Z', '2026-11-22T08:00:00Z', '2026-11-23T08:00:00Z'];
  const keys = (more: Partial<OrderReturn>) => stepsOf({ ...ONE, ...more }).map(({ key, at }) => [key, at]);
  const asked = ['requested', ONE.requestedAt];

  it.each<[string, Partial<OrderReturn>, unknown[]]>([
    ['while it waits for an answer', { status: 'REQUESTED' }, [asked]],
    ['once it was declined', { status: 'DECLINED' }, [asked, ['declined', null]]],
    ['while the buyer has the goods', {}, [asked, ['send', null], ['received', null], ['refunded', null]]],
    ['on the way', { sentAt }, [asked, ['sent', sentAt], ['received', null], ['refunded', null]]],
    [
      'that nobody said was sent',
      { receivedAt },
      [asked, ['sent', receivedAt], ['received', receivedAt], ['refunded', null]],
    ],
    [
      'at the end',
      { status: 'CLOSED', sentAt, receivedAt, refundedAt },
      [asked, ['sent', sentAt], ['received', receivedAt], ['refunded', refundedAt]],
    ],
  ])('%s', (_, more, steps) => expect(keys(more)).toEqual(steps));
});
