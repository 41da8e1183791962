/** Looking a company up for an invoice, in a registry that the test plays. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COMPANY_QUESTIONS } from '#domain/customer/stranger-limits.ts';
import { serviceWords } from '#locales/words.ts';
import { openBuyer } from '#tests/support/test-buyer.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { gatewaysOf } from '../payments/gateway.ts';
import { createCheckout } from './create-checkout.ts';
import { createTaxRegistry } from './tax-registry.ts';

const words = serviceWords.checkout.el;
const TAX_NUMBER = '090000045';
const ADDRESS = '203.0.113.7';

let registry: Server;
let url = '';
let answer: { status: number; body: string };
let asked: string[] = [];
let warnings: unknown[] = [];

beforeAll(async () => {
  registry = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/ms/EL/vat`;
});
afterAll(() => new Promise((resolve) => registry.close(resolve)));
beforeEach(() => {
  asked = [];
  warnings = [];
});

const find = (taxNumber: string) =>
  createTaxRegistry(url, { warn: (detail: unknown) => void warnings.push(detail) })(taxNumber);
const answers = (fields: object, status = 200) => {
  answer = { status, body: JSON.stringify(fields) };
};
const DEI = {
  isValid: true,
  userError: 'VALID',
  name: 'ΔΗΜΟΣΙΑ ΕΠΙΧΕΙΡΗΣΗ ΗΛΕΚΤΡΙΣΜΟΥ  ΑΕ||ΔΕΗ ΑΕ',
  address: 'ΧΑΛΚΟΚΟΝΔΥΛΗ   30 \n10432 - ΑΘΗΝΑ\n',
};

describe('the registry', () => {
  it('tells the firm and its seat on one line', async () => {
    answers(DEI);
    const company = { name: 'ΔΗΜΟΣΙΑ ΕΠΙΧΕΙΡΗΣΗ ΗΛΕΚΤΡΙΣΜΟΥ ΑΕ', address: 'ΧΑΛΚΟΚΟΝΔΥΛΗ 30, 10432 ΑΘΗΝΑ' };
    expect(await find(TAX_NUMBER)).toEqual(company);
    expect(asked).toEqual([`/ms/EL/vat/${TAX_NUMBER}`]);
  });

  it('says nothing where it writes dashes or nothing', async () => {
    answers({ isValid: true, userError: 'VALID', name: '---', address: null });
    expect(await find(TAX_NUMBER)).toEqual({ name: '', address: '' });
  });

  it('does not have a number', async () => {
    answers({ isValid: false, userError: 'INVALID', name: '---', address: '---' });
    expect(await find(TAX_NUMBER)).toBe('unknown');
    expect(warnings).toEqual([]);
  });

  it.each([
    ['the country’s registry rests', { isValid: false, userError: 'MS_UNAVAILABLE' }, 200],
    ['it is overrun', { isValid: false, userError: 'MS_MAX_CONCURRENT_REQ' }, 200],
    ['it fails', {}, 500],
    ['it answers something else', { hello: 'there' }, 200],
  ])('gives no answer where %s, and the log names no number', async (_what, fields, status) => {
    answers(fields, status);
    expect(await find(TAX_NUMBER)).toBe('unavailable');
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify(warnings)).not.toContain(TAX_NUMBER);
  });

  it('gives no answer where nothing listens', async () => {
    const nowhere = createTaxRegistry('http://127.0.0.1:1/vat', { warn: () => undefined });
    expect(await nowhere(TAX_NUMBER)).toBe('unavailable');
  });
});

describe('the button of the invoice', () => {
  const { shop } = givenShop('sqlite');
  async function open(hasRegistry = true) {
    const cart = await shop.addCart([[shop.variants.t480, 1]]);
    const findCompany = hasRegistry ? find : null;
    const checkout = createCheckout({ context: shop.context, gateways: gatewaysOf(willingGateway), findCompany });
    return openBuyer(checkout, cart.path, ADDRESS);
  }
  const press = async (fields: Record<string, string>) => {
    const buyer = await open();
    const invoice = { document: 'invoice', invoiceTaxNumber: TAX_NUMBER, ...fields };
    const pressed = await buyer.press('company', invoice);
    const { text } = pressed.location ? await buyer.get(pressed.location.split('#')[0] ?? '') : pressed;
    return { ...pressed, text };
  };

  it('fills the fields, and says so', async () => {
    answers(DEI);
    const { status, location, text } = await press({ firstName: 'Μαρία' });
    expect([status, location?.replace(/^[^?]*/, '')]).toEqual([303, '?company=filled#invoiceTaxNumber']);
    expect(text).toContain('value="ΔΗΜΟΣΙΑ ΕΠΙΧΕΙΡΗΣΗ ΗΛΕΚΤΡΙΣΜΟΥ ΑΕ"');
    expect(text).toContain('value="ΧΑΛΚΟΚΟΝΔΥΛΗ 30, 10432 ΑΘΗΝΑ"');
    expect(text).toContain('value="Μαρία"');
    expect(text).toContain(words.company.filled);
  });

  it('writes over what another number brought', async () => {
    answers(DEI);
    const { text } = await press({ invoiceName: 'Άλλη εταιρεία', invoiceAddress: 'Αλλού 1' });
    expect([text.includes('Άλλη εταιρεία'), text.includes('Αλλού 1')]).toEqual([false, false]);
    expect(text).toContain(words.company.filled);
  });

  it('leaves what the registry does not tell, and says so', async () => {
    answers({ isValid: true, userError: 'VALID', name: '---', address: '---' });
    const { text } = await press({ invoiceName: 'Η δική μου', invoiceAddress: 'Αλλού 1' });
    expect([text.includes('value="Η δική μου"'), text.includes('value="Αλλού 1"')]).toEqual([true, true]);
    expect(text).toContain(words.company.same);
  });

  it.each([
    ['unknown', { isValid: false, userError: 'INVALID' }],
    ['unavailable', { isValid: false, userError: 'TIMEOUT' }],
  ] as const)('says «%s», and everything typed is there', async (news, fields) => {
    answers(fields);
    const { text } = await press({ invoiceName: 'Η δική μου' });
    expect([text.includes(words.company[news]), text.includes('value="Η δική μου"')]).toEqual([true, true]);
  });

  it.each([
    ['', words.errors.invoiceTaxNumber?.required],
    ['123456789', words.errors.invoiceTaxNumber?.format],
  ])('refuses the number «%s» beside its field, and asks nothing', async (invoiceTaxNumber, sentence) => {
    const { status, text } = await press({ invoiceTaxNumber, invoiceName: 'Η δική μου' });
    expect([status, asked]).toEqual([422, []]);
    expect([text.includes(sentence ?? '?'), text.includes('value="Η δική μου"')]).toEqual([true, true]);
  });

  it('asks no more than an office needs', async () => {
    answers(DEI);
    const buyer = await open();
    const locations: (string | null)[] = [];
    for (let press = 0; press <= COMPANY_QUESTIONS.capacity; press += 1) {
      locations.push((await buyer.press('company', { invoiceTaxNumber: TAX_NUMBER })).location);
    }
    expect(locations.at(-1)).toContain('?company=tooMany');
    expect(asked.length).toBeLessThanOrEqual(COMPANY_QUESTIONS.capacity);
  });

  it('is not there without a registry, and a forged news says nothing', async () => {
    const buyer = await open(false);
    const { text } = await buyer.get(`${buyer.path}?company=<b>`);
    expect(text).not.toContain(words.company.find);
  });
});
