import { describe, expect, it } from 'vitest';
import { parseCard } from './card-form.ts';

const now = new Date('2026-11-20T08:00:00Z');

describe('parseCard', () => {
  const typed = { cardNumber: '4242 4242 4242 4242', cardExpiry: '03/29', cardCvc: '123' };
  const read = (more: Partial<typeof typed> = {}) => parseCard(new URLSearchParams({ ...typed, ...more }), now);

  it('reads a card', () => {
    const card = { number: '4242424242424242', expiry: { month: 3, year: 2029 }, cvc: '123' };
    expect(read()).toEqual({ ok: true, card });
  });

  it.each([
    [{ cardNumber: '' }, { cardNumber: 'required' }],
    [{ cardNumber: '4242' }, { cardNumber: 'format' }],
    [{ cardExpiry: ' ' }, { cardExpiry: 'required' }],
    [{ cardExpiry: '13/29' }, { cardExpiry: 'format' }],
    [{ cardExpiry: '10/26' }, { cardExpiry: 'expired' }],
    [{ cardCvc: '' }, { cardCvc: 'required' }],
    [{ cardCvc: '12' }, { cardCvc: 'format' }],
  ])('tells what is wrong with %j alone', (more, errors) => expect(read(more)).toEqual({ ok: false, errors }));

  it('tells all mistakes at once', () => {
    const errors = { cardNumber: 'format', cardExpiry: 'expired', cardCvc: 'required' };
    expect(read({ cardNumber: '4', cardExpiry: '10/26', cardCvc: '' })).toEqual({ ok: false, errors });
  });
});
