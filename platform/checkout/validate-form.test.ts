import { describe, expect, it } from 'vitest';
import { maria } from '#tests/support/test-buyer.ts';
import { emptyForm, parseForm, parseStoredForm } from './checkout-form.ts';
import { validateForm } from './validate-form.ts';

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
