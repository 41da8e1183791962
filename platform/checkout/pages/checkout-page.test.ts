/** The checkout’s page as it is shown for each state of cart, form and payment. */
import { describe, expect, it } from 'vitest';
import { willingGateway } from '#tests/support/test-gateways.ts';
import type { Discount } from '../../discounts/discounts.ts';
import type { PricedCart, PricedCartLine } from '../../orders/price/price-cart.ts';
import { gatewaysOf } from '../../payments/gateway.ts';
import { createManualGateway } from '../../payments/manual-methods.ts';
import { loadAssets } from '../../web/assets.ts';
import { icon } from '../../web/icon.ts';
import { emptyForm } from '../checkout-form.ts';
import { checkoutPage } from './checkout-page.ts';
import type { CheckoutView } from './checkout-view.ts';

const line: PricedCartLine = {
  id: 'line-1',
  variantId: 1,
  productId: 1,
  sku: 'T480',
  title: 'ThinkPad T480 (i5-8350U, 16GB)',
  variantTitle: 'Windows 11 Pro',
  imageFile: 't480',
  quantity: 2,
  vat: undefined,
  grams: 1_800,
  unitPriceCents: 26_900,
  stock: 5,
  attributes: [],
  totalCents: 53_800,
  discountCents: 0,
  vatRate: 24,
};
const cart: PricedCart = {
  lines: [line],
  discount: null,
  codes: [],
  subtotalCents: 53_800,
  discountCents: 0,
  grams: 3_600,
  shippingCents: 490,
  paymentFeeCents: 0,
  totalCents: 54_290,
  vatCents: 10_508,
  vat: [{ vatPercent: 24, grossCents: 54_290, vatCents: 10_508 }],
};
const offer: CheckoutView['offer'] = {
  cart,
  deliveries: [{ id: 'courier', cents: 490 }],
  delivery: 'courier',
  methods: ['stripe'],
  isCashRefused: false,
  method: 'stripe',
  gateways: gatewaysOf({ ...willingGateway, name: 'stripe' }, createManualGateway('cod')),
};
const view: CheckoutView = {
  token: 'token',
  language: 'en',
  form: emptyForm(),
  now: new Date('2026-11-20T09:00:00Z'),
  assets: loadAssets(),
  offer,
  paymentWays: { ways: ['card'], cards: ['Visa', 'Mastercard'], installments: [] },
  underWay: null,
  errors: {},
  notice: null,
  confirmKey: '',
  discountError: null,
  canFindCompany: false,
  companyNews: null,
  summaryOpen: false,
};
const show = (more: Partial<CheckoutView> = {}) => checkoutPage({ ...view, ...more }).replaceAll('\u00a0', ' ');
const withOffer = (more: Partial<CheckoutView['offer']>, rest: Partial<CheckoutView> = {}) =>
  show({ ...rest, offer: { ...offer, ...more } });
const withCart = (more: Partial<PricedCart>, rest: Partial<CheckoutView> = {}) =>
  withOffer({ cart: { ...cart, ...more } }, rest);
const form = (more: Partial<CheckoutView['form']>) => ({ ...emptyForm(), ...more });
/** The inputs of that name, without the order of their attributes. */
const inputs = (page: string, name: string) =>
  [...page.matchAll(new RegExp(`<input [^>]*name="${name}"[^>]*>`, 'g'))].map(([tag]) => ({
    type: /type="(\w+)"/.exec(tag)?.[1],
    value: /value="([^"]*)"/.exec(tag)?.[1],
    isChecked: tag.includes(' checked'),
    isUpdated: tag.includes(' data-update'),
  }));

describe('ways of delivery', () => {
  it('a single one is named and sent along', () => {
    const page = show();
    expect(inputs(page, 'deliveryMethod')).toMatchObject([{ type: 'hidden', value: 'courier' }]);
    expect(page).toMatch(/Courier, to your door.*<b>4\.90 €<\/b>/);
  });

  it('several are a choice, with what each costs', () => {
    const deliveries = [
      { id: 'courier', cents: 490 },
      { id: 'locker', cents: 290 },
      { id: 'pickup', cents: 0 },
    ] as const;
    const page = withOffer({ deliveries: [...deliveries], delivery: 'locker' });
    expect(inputs(page, 'deliveryMethod')).toMatchObject([
      { type: 'radio', value: 'courier', isChecked: false, isUpdated: true },
      { type: 'radio', value: 'locker', isChecked: true },
      { type: 'radio', value: 'pickup', isChecked: false },
    ]);
    expect(page).toMatch(/BOX NOW locker.*<b>2\.90 €<\/b>/);
    expect(page).toMatch(/Collect from the shop.*Ready .*<b>Free<\/b>/);
  });

  it.each([
    ['', true],
    ['546 24', false],
  ])('with the postcode %j the day for islands is named: %s', (postcode, isNamed) =>
    expect(show({ form: form({ postcode }) }).includes('To islands by')).toBe(isNamed),
  );

  it.each([
    ['courier', 'Delivery', true],
    ['pickup', 'Who collects it', false],
  ] as const)('by %s the address stands under «%s»', (delivery, legend, hasAddress) => {
    const page = withOffer({ delivery }, { form: form({ address1: 'Ermou 1' }) });
    expect(page).toContain(`<legend>${legend}</legend>`);
    expect(inputs(page, 'address1')).toMatchObject([{ type: hasAddress ? 'text' : 'hidden', value: 'Ermou 1' }]);
  });
});

describe('ways of paying', () => {
  it('a single one is named, with the cards that it takes', () => {
    const page = show();
    expect(inputs(page, 'paymentMethod')).toMatchObject([{ type: 'hidden', value: 'stripe' }]);
    expect(page).toContain('Visa · Mastercard');
    expect(page).not.toContain('+2.50 €');
  });

  it('several are a choice, cash with its fee and without cards', () => {
    const page = withOffer({ methods: ['stripe', 'cod'], method: 'cod' });
    expect(inputs(page, 'paymentMethod')).toMatchObject([
      { type: 'radio', value: 'stripe', isChecked: false },
      { type: 'radio', value: 'cod', isChecked: true },
    ]);
    expect(page).toContain('<b>+2.50 €</b>');
    expect(page.match(/Visa/g)).toHaveLength(1);
  });

  it('no brand of cards is named where none is known', () =>
    expect(show({ paymentWays: { ...view.paymentWays, cards: [] } })).not.toContain('box__small'));

  it.each([
    [[], 'There is no way to pay for this order'],
    [['stripe'], null],
  ] as const)('with %j says: %s', (methods, text) =>
    expect(/There is no way to pay for this order/.exec(withOffer({ methods: [...methods] }))?.[0] ?? null).toBe(text),
  );

  it.each([true, false])('that cash is refused is told: %s', (isCashRefused) =>
    expect(withOffer({ isCashRefused }).includes('totals below 500.00 €')).toBe(isCashRefused),
  );

  it.each([
    [['card', 'iris'], 3, 'Card or IRIS', 'Up to 3 interest-free instalments of 180.97 €'],
    [['card'], 3, 'Card', 'Up to 3 interest-free instalments of 180.97 €'],
    [['card'], null, 'Card', null],
  ] as const)('a provider with %j and %s instalments is «%s»', (ways, count, title, note) => {
    const installments = count === null ? [] : [{ fromCents: 54_290, count }];
    const gateways = gatewaysOf({ ...willingGateway, name: 'stripe', ways, installments });
    const page = withOffer({ gateways });
    expect(page).toContain(`<span>${title}<span class="box__note">`);
    expect(/Up to \d+ interest-free instalments of [\d.]+ €/.exec(page)?.[0] ?? null).toBe(note);
  });
});

describe('the receipt', () => {
  it.each([
    ['receipt', '546 24', false],
    ['invoice', '546 24', false],
    ['invoice', '811 00', true],
  ] as const)('%s to %s: the sum is asked for anew at once: %s', (document, postcode, isUpdated) => {
    const chosen = inputs(show({ form: form({ document, postcode }) }), 'document');
    expect(chosen).toEqual([
      { type: 'radio', value: 'receipt', isChecked: document === 'receipt', isUpdated },
      { type: 'radio', value: 'invoice', isChecked: document === 'invoice', isUpdated },
    ]);
  });

  it.each([true, false])('news are asked for: %s', (acceptsMarketing) =>
    expect(inputs(show({ form: form({ acceptsMarketing }) }), 'acceptsMarketing')[0]?.isChecked).toBe(acceptsMarketing),
  );
});

it.each([
  ['one of each', {}],
  [
    'a choice of each',
    {
      deliveries: [
        { id: 'courier', cents: 490 },
        { id: 'pickup', cents: 0 },
      ],
      methods: ['stripe', 'cod'],
      isCashRefused: true,
    } as const,
  ],
  ['goods that are collected', { delivery: 'pickup' } as const],
])('the whole form with %s', (_which, more) => {
  const page = withOffer(more as Partial<CheckoutView['offer']>, { language: 'el' });
  expect(/<form class="checkout"[\s\S]*<\/form>/.exec(page)?.[0]).toMatchSnapshot();
});

describe('a field', () => {
  const tag = (page: string, name: string) => new RegExp(`<input id="${name}"[^>]*>`).exec(page)?.[0];
  it('says what belongs into it, what is needed, and how much it holds', () => {
    expect(tag(show(), 'phone')).toBe(
      '<input id="phone" name="phone" type="tel" value="" autocomplete="shipping tel" inputmode="tel" maxlength="50" aria-required="true" aria-describedby="phone-hint">',
    );
    expect(tag(show(), 'address2')).toBe(
      '<input id="address2" name="address2" type="text" value="" autocomplete="shipping address-line2" maxlength="200">',
    );
    expect(show().match(/\(optional\)/g)).toHaveLength(1);
    expect(show()).not.toContain('aria-invalid');
  });

  it('that is wrong says so beside itself, above the form and in the title', () => {
    const page = show({ errors: { phone: 'format', city: 'required', address2: 'too_long' } });
    expect(page).toContain('<title>To correct: Checkout');
    expect(page).toMatch(/<section [^>]*id="errors"[^>]* autofocus>/);
    expect(page).toContain('3 fields need correcting');
    const links = [...page.matchAll(/<li><a href="#(\w+)">([^<]+)/g)].map(([, name, text]) => [name, text]);
    expect(links).toEqual([
      ['address2', 'This text is too long. Please shorten it.'],
      ['city', 'Enter the city.'],
      ['phone', 'Check the number, e.g. 694 000 0000. One of another country begins with its code, e.g. +357.'],
    ]);
    expect(tag(page, 'phone')).toContain('aria-invalid="true" aria-describedby="phone-error phone-hint"');
    expect(page).toContain('<p class="field__error" id="phone-error">');
  });

  it.each([
    ['city', 'format', 'Enter the city.'],
    ['address2', 'required', 'This text is too long. Please shorten it.'],
  ] as const)('%s with a fault that has no words of its own (%s) says: %s', (name, error, text) =>
    expect(show({ errors: { [name]: error } })).toContain(`<li><a href="#${name}">${text}</a></li>`),
  );
});

describe('what the buyer is told first', () => {
  it('is nothing where nothing is wrong', () => {
    expect(show()).not.toContain('class="alerts"');
    expect(show()).toContain('<title>Checkout');
  });

  it.each([
    ['changed', 'clay'],
    ['unavailable', 'clay'],
    ['declined', 'error'],
    ['expired', 'error'],
  ] as const)('%s is told as %s', (kind, tone) => {
    const page = show({ notice: { kind, changes: [] } });
    expect(page).toContain(`<section class="notice notice--${tone}" id="notice"`);
    expect(page).toContain(`autofocus>\n${icon(tone === 'clay' ? 'info' : 'alert')}<div>`);
    expect(page).toContain('<title>To correct: Checkout');
    expect(/<ul><li>/.test(page)).toBe(false);
  });

  it('is what changed, and then what is wrong; only the first takes the focus', () => {
    const page = show({ notice: { kind: 'changed', changes: ['Total: 1 to 2.'] }, errors: { city: 'required' } });
    expect(page).toContain('<ul><li>Total: 1 to 2.</li></ul>');
    expect(page).toContain('One field needs correcting');
    expect(page).not.toMatch(/<section [^>]*id="errors"[^>]* autofocus>/);
  });

  it.each([
    [false, 'Your payment is under way', true],
    [true, 'We are waiting for your bank', false],
  ])('is a payment under way (the buyer’s part is done: %s)', (isPending, title, goesOn) => {
    const until = new Date('2026-11-20T09:30:00Z');
    const page = show({ underWay: { isPending, url: 'https://pay.example/1', checkPath: '/check', until } });
    expect(page).toContain(title);
    expect(page).toContain('11:30');
    expect(page.includes('href="https://pay.example/1"')).toBe(goesOn);
    expect(page).toContain('href="/check"');
    expect(page).toContain('<title>Checkout');
  });
});

describe('the summary', () => {
  const isOpen = (page: string) => /<details class="summary__fold" open>/.test(page);
  it('is folded, names lines and sums, and leaves out what costs nothing', () => {
    const page = show();
    expect(isOpen(page)).toBe(false);
    expect(page).toContain('Your order, 2 pieces');
    expect(page).toContain('<p class="line__name">ThinkPad T480</p>');
    expect(page).toContain('Windows 11 Pro, 2 pcs');
    expect(page).toContain('src="/cdn/shop/files/t480.webp');
    expect(page).toContain('<dt>Shipping</dt><dd>4.90 €</dd>');
    expect(page).toContain('<dt>of which VAT 24%</dt><dd>105.08 €</dd>');
    expect(page).not.toMatch(/<dt>(?:Cash on delivery|Discount)|line__short/);
  });

  it('names the fee, free shipping, second-hand goods and a line without picture or facts', () => {
    const page = withCart({
      lines: [{ ...line, title: 'Dock', imageFile: null, quantity: 1, variantTitle: '' }],
      paymentFeeCents: 250,
      shippingCents: 0,
      vat: [{ vatPercent: null, grossCents: 54_290, vatCents: 0 }],
    });
    expect(page).toContain('Your order, 1 piece<');
    expect(page).toContain('<dt>Cash on delivery</dt><dd>2.50 €</dd>');
    expect(page).toContain('<dt>Shipping</dt><dd>Free</dd>');
    expect(page).toContain('Margin scheme, second-hand goods</dt><dd>542.90 €</dd>');
    expect(page).toContain('<span class="line__picture"></span>');
    expect(page.match(/line__detail/g)).toHaveLength(1);
    expect(page).toContain('<p class="line__detail">1 pc</p>');
  });

  it.each([
    [2, 2, null, []],
    [2, 1, '1 piece is left.', ['keep:line-1', 'remove:line-1']],
    [3, 2, '2 pieces are left.', ['keep:line-1', 'remove:line-1']],
    [1, 0, 'Just sold out.', ['remove:line-1']],
  ])('asks for %i of a stock of %i: %s', (quantity, stock, text, ways) => {
    const page = withCart({ lines: [{ ...line, quantity, stock }] });
    expect(/<div class="line__short"><p>([^<]*)/.exec(page)?.[1] ?? null).toBe(text);
    expect([...page.matchAll(/value="((?:keep|remove):[^"]+)"/g)].map(([, way]) => way)).toEqual(ways);
    expect(isOpen(page)).toBe(text !== null);
  });

  it('counts the lines of one variant together', () => {
    const lines = [line, { ...line, id: 'line-2', quantity: 1 }, { ...line, id: 'line-3', variantId: 2 }];
    const page = withCart({ lines: lines.map((one) => ({ ...one, stock: 2 })) });
    expect([...page.matchAll(/value="remove:(line-\d)"/g)].map(([, id]) => id)).toEqual(['line-1', 'line-2']);
  });

  it('is open where the buyer unfolded it', () => expect(isOpen(show({ summaryOpen: true }))).toBe(true));
});

describe('a discount code', () => {
  const discount = { code: 'XANA5', percent: 5 } as Discount;
  const applied = { discount, codes: [{ code: 'XANA5', refusal: null }], discountCents: 2_690 };
  const typed = (page: string) => /<input id="discount"[^>]* value="([^"]*)"/.exec(page)?.[1];

  it('that counts can be taken off', () => {
    const page = withCart(applied);
    expect(page).toContain('Remove the code XANA5');
    expect(page).toContain('<dt>Discount XANA5 (5%)</dt><dd>−26.90 €</dd>');
    expect(typed(page)).toBeUndefined();
  });

  it('is asked for where there is none', () => {
    expect(typed(show())).toBe('');
    expect(show()).not.toContain('discount-error');
  });

  it.each([
    ['that came with the cart', { codes: [{ code: 'OLD', refusal: 'expired' as const }] }, null, 'OLD', 'has expired'],
    ['that is typed', {}, { code: 'NEW', refusal: 'not_found' as const }, 'NEW', 'There is no code “NEW”'],
    ['that is typed beside one that counts', applied, { code: 'B', refusal: 'not_found' as const }, 'B', 'no code “B”'],
    ['that was left empty', {}, { code: '', refusal: 'empty' as const }, '', 'Enter your code.'],
  ])('%s and does nothing stays, with the reason', (_which, more, discountError, code, reason) => {
    const page = withCart(more, { discountError });
    expect(typed(page)).toBe(code);
    expect(page).toContain(reason);
    expect(page).toContain('aria-describedby="discount-error"');
    expect(/<details class="summary__fold" open>/.test(page)).toBe(discountError !== null);
  });
});
