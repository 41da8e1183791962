import { describe, expect, it } from 'vitest';
import { emptyForm, parseForm, parseStoredForm } from './checkout-form.ts';

const typed = {
  email: 'maria@example.gr',
  firstName: 'Μαρία',
  postcode: '54624',
  acceptsMarketing: 'yes',
  document: 'invoice',
  paymentMethod: 'cod',
  deliveryMethod: 'courier',
};

describe('the form of the checkout', () => {
  it('is read from what was sent, and from what was stored of it', () => {
    const form = parseForm(new URLSearchParams(typed));
    expect(form).toEqual({ ...emptyForm(), ...typed, acceptsMarketing: true, document: 'invoice' });
    expect(parseStoredForm(JSON.stringify(form))).toEqual(form);
  });

  it.each([
    ['an empty one', {}],
    ['another sign for yes', { acceptsMarketing: 'on' }],
    ['an unknown document', { document: 'bill' }],
  ])('stays empty for %s', (_, sent) => expect(parseForm(new URLSearchParams(sent))).toEqual(emptyForm()));

  it.each([
    ['no object', '"x"'],
    ['nothing', 'null'],
    ['values of another kind', '{"email":1,"acceptsMarketing":"yes","document":"bill","paymentMethod":null}'],
  ])('stays empty when what is stored is %s', (_, json) => expect(parseStoredForm(json)).toEqual(emptyForm()));

  it('cuts what no field is long enough for', () => {
    expect(parseForm(new URLSearchParams({ email: 'a'.repeat(400) })).email).toBe('a'.repeat(300));
  });
});
