import { describe, expect, it } from 'vitest';
import { maria } from '#tests/support/test-buyer.ts';
import { parseCard } from './card-form.ts';
import { emptyForm, parseForm, parseStoredForm } from './checkout-form.ts';
import { validateForm } from './validate-form.ts';

const now = new Date('2026-11-20T08:00:00Z');
const form = (more: Record<string, string> = {}) => parseForm(new URLSearchParams({ ...maria, ...more }));

describe('validateForm', () => {
  it('reads an order', () => {
    expect(validateForm(form(), 'el')).toMatchObject({
      ok: true,
      details: { email: 'maria@example.gr', invoice: null, address: { postcode: '54624', phone: '+306940000000' } },
    });
  });

  it('tells all mistakes at once', () => {
    const result = validateForm(form({ email: 'maria@', postcode: '5462', city: ' ' }), 'el');
    const errors = { email: 'format', postcode: 'format', city: 'required' };
    expect(result).toEqual({ ok: false, errors });
  });

  it('does not mind an unfinished invoice when a receipt is wanted', () => {
    expect(validateForm(form({ invoiceTaxNumber: '1' }), 'el').ok).toBe(true);
    const result = validateForm(form({ document: 'invoice', invoiceTaxNumber: '1' }), 'el');
    expect(result).toMatchObject({ ok: false, errors: { invoiceTaxNumber: 'format', invoiceName: 'required' } });
  });
});

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

describe('the stored form', () => {
  it('comes back as it was typed, without the card', () => {
    const typed = form({ acceptsMarketing: 'yes' });
    expect(parseStoredForm(JSON.stringify(typed))).toEqual(typed);
    expect(JSON.stringify(typed)).not.toContain('card');
  });

  it.each(['{}', '[]', 'null', '{"email":1,"document":"x"}'])('takes %s for empty', (json) => {
    expect(parseStoredForm(json)).toEqual(emptyForm());
  });
});
