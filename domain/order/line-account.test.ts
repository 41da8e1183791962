import { expect, it } from 'vitest';
import { accountOf, type LineHistory } from './line-account.ts';

const none: LineHistory = { ordered: 3, sent: 0, returns: [], refunds: [] };
const refund = (quantity: number, more: object = {}) => ({ quantity, returnId: null, isRestocked: true, ...more });
const arrived = { id: 7, quantity: 1, hasArrived: true, isRestocked: true };
const zero = { ordered: 3, refunded: 0, restocked: 0, sent: 0, awaited: 0, returned: 0, unsent: 0, left: 0 };

it.each([
  ['nothing happened', {}, { unsent: 3, left: 3 }],
  [
    'a refund of unsent pieces: they are not sent and on sale again',
    { refunds: [refund(2)] },
    { refunded: 2, restocked: 2, unsent: 1, left: 1 },
  ],
  ['a refund of broken pieces', { refunds: [refund(2, { isRestocked: false })] }, { refunded: 2, unsent: 1, left: 1 }],
  ['a part was sent', { sent: 2 }, { sent: 2, unsent: 1, left: 1 }],
  ['the unsent part was refunded', { sent: 2, refunds: [refund(1)] }, { sent: 2, refunded: 1, restocked: 1 }],
  ['money for pieces that the buyer has', { sent: 3, refunds: [refund(1)] }, { sent: 3, refunded: 1 }],
  ['more refunded than is unsent', { sent: 2, refunds: [refund(2)] }, { sent: 2, refunded: 2, restocked: 1 }],
  [
    'first the unsent piece, then one that was sent',
    { sent: 2, refunds: [refund(1, { isRestocked: false }), refund(1)] },
    { sent: 2, refunded: 2 },
  ],
  [
    'a return is awaited',
    { sent: 3, returns: [{ ...arrived, hasArrived: false, isRestocked: false }] },
    { sent: 3, awaited: 1 },
  ],
  ['a return is here', { sent: 3, returns: [arrived] }, { sent: 3, returned: 1, restocked: 1 }],
  [
    'a return is paid back while pieces are left',
    { sent: 1, returns: [arrived], refunds: [refund(1, { returnId: 7 })] },
    { sent: 1, returned: 1, refunded: 1, restocked: 1, unsent: 2, left: 2 },
  ],
  [
    'the rest is paid back with the return',
    { sent: 1, returns: [arrived], refunds: [refund(3, { returnId: 7 })] },
    { sent: 1, returned: 1, refunded: 3, restocked: 3 },
  ],
])('%s', (_what, history, account) => {
  expect(accountOf({ ...none, ...history }, false)).toEqual({ ...zero, ...account });
});

it('sends nothing of an order that is called off, and knows what is still in the house', () => {
  expect(accountOf({ ...none, sent: 1 }, true)).toMatchObject({ unsent: 2, left: 0 });
});
