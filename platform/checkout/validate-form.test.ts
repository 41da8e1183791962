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

  it.each([
    [{ phone: '\u202A6912345678\u202C' }, { address: { phone: '+306912345678' } }],
    [{ phone: '+357 99 123456' }, { address: { phone: '+35799123456' } }],
    [{ phone: '2310123456 εσωτ. 5' }, { address: { phone: '+302310123456;ext=5' } }],
    [{ postcode: 'Τ.Κ. 54624' }, { address: { postcode: '54624' } }],
    [{ email: 'maria@example.gr\u200B' }, { email: 'maria@example.gr' }],
    [{ lastName: '\u202EΠαπά' }, { address: { lastName: 'Παπά' } }],
  ])('takes %j', (more, details) => expect(validateForm(form(more), 'el')).toMatchObject({ ok: true, details }));

  it.each([
    [{ email: '.maria@example.gr' }, { email: 'dots' }],
    [{ email: 'maria..p@example.gr' }, { email: 'dots' }],
    [{ postcode: '99999' }, { postcode: 'unknown' }],
    [{ postcode: '5462' }, { postcode: 'format' }],
    [{ phone: '694000000' }, { phone: 'format' }],
  ])('refuses %j: %j', (more, errors) => expect(validateForm(form(more), 'el')).toEqual({ ok: false, errors }));

  it.each(['ΕL090000045', 'ΑΦΜ 090000045', '\u202A090000045\u202C'])('takes the tax number %s', (invoiceTaxNumber) => {
    const party = { invoiceName: 'Ν', invoiceTaxOffice: 'Ο', invoiceProfession: 'Π', invoiceAddress: 'Δ' };
    expect(validateForm(form({ document: 'invoice', ...party, invoiceTaxNumber }), 'el')).toMatchObject({
      details: { invoice: { taxNumber: '090000045' } },
    });
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
