/** What the terms, the front page and the cart tell of paying and delivery: what is configured, and nothing else. */
import { describe, expect, it } from 'vitest';
import type { PaymentWays } from '#domain/money/payment-ways.ts';
import { createTestStorefront } from '#tests/support/storefront-handler.tsx';

const json = (body: unknown) => new Response(JSON.stringify(body));
const EMPTY = { products: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } }, articles: { nodes: [] } };

async function open(paymentWays: PaymentWays | null, brands: string[] | null = []) {
  return createTestStorefront({
    paymentWays,
    async platform(request) {
      const { query } = (await request.json()) as { query: string };
      if (!/query PaymentSettings/.test(query)) return json({ data: EMPTY });
      if (brands === null) return new Response('', { status: 500 });
      return json({ data: { shop: { paymentSettings: { acceptedCardBrands: brands } } } });
    },
  });
}

const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll('\u00A0', ' ');

describe('the ways of paying', () => {
  const ALL: PaymentWays = {
    ways: ['card', 'iris', 'cod', 'transfer', 'pickup'],
    cards: ['Visa', 'Mastercard'],
    installments: [{ fromCents: 30_000, count: 6 }],
  };

  it('are all in the terms and on the front page when they are configured', async () => {
    const store = await open(ALL);
    const terms = text((await store.get('/en/terms')).html);
    for (const phrase of ['Visa, Mastercard', 'IRIS', 'Cash on delivery', 'bank transfer', 'In the shop', 'up to 6'])
      expect(terms).toContain(phrase);
    const home = (await store.get('/')).html;
    expect(home).toContain('aria-label="Visa, Mastercard, IRIS, Αντικαταβολή, Τραπεζική κατάθεση, Στο κατάστημα"');
  });

  it('are not told of when they are not', async () => {
    const store = await open({ ways: ['transfer'], cards: [], installments: [] });
    const terms = text((await store.get('/terms')).html);
    expect(terms).toContain('Με τραπεζική κατάθεση');
    expect(terms).not.toMatch(/Με κάρτα|Visa|IRIS|αντικαταβολή|δόσεις/i);
    const home = (await store.get('/en')).html;
    expect(home).toContain('aria-label="Bank transfer"');
    expect(home).not.toMatch(/Visa|Mastercard/);
  });

  it('are the cards of a hosted shop, as its API names them', async () => {
    const terms = text((await (await open(null, ['VISA', 'JCB', 'UNKNOWN'])).get('/en/terms')).html);
    expect(terms).toContain('By card : Visa, JCB.');
    expect(terms).not.toMatch(/American Express|Cash on delivery/);
  });

  it('are left out where a hosted shop does not say', async () => {
    const store = await open(null, null);
    const { html } = await store.get('/en');
    expect(html).not.toMatch(/class="pay"|Visa/);
    expect(text((await store.get('/en/terms')).html)).toContain('stand in the checkout');
  });
});

it('names the ways of delivery that the shop has, with their prices', async () => {
  const terms = text((await (await open(null)).get('/en/terms')).html);
  expect(terms).toMatch(/By courier, shipping costs €?4\.90/);
  expect(terms).toMatch(/To a BOX NOW locker, shipping costs €?2\.90/);
  expect(terms).toMatch(/Collecting from the shop, .*Thessaloniki.*, is free/);
  expect(terms).not.toMatch(/lists as remote|To islands/);
});
