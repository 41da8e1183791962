import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { GRADES } from '#domain/machine/grade.ts';
import { NO_PAYMENT_WAYS } from '#domain/money/payment-ways.ts';
import { everyPage as en } from '#locales/en/screens/every-page.ts';
import { I18nProvider } from '../../i18n/i18n-context.tsx';
import { type ShopFacts, ShopFactsContext } from '../../state/shop-facts.tsx';
import { MegaMenu } from './mega-menu.tsx';

const FACTS: Omit<ShopFacts, 'menu'> = {
  logo: null,
  delivery: { short: '', long: '' },
  paymentWays: NO_PAYMENT_WAYS,
  browserPlatform: { endpoint: '/api', publicToken: 'public', loginsPath: null, alertsPath: null },
  accounts: null,
  publicUrl: 'https://shop.example.gr',
};

function draw(menu: ShopFacts['menu']): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <I18nProvider language="en" messages={en}>
        <ShopFactsContext value={{ ...FACTS, menu }}>
          <MegaMenu />
        </ShopFactsContext>
      </I18nProvider>
    </MemoryRouter>,
  );
}

it('offers all six grades and the specified lists without counts when the catalogue could not be read', () => {
  const html = draw({ missingReason: 'failed' });
  for (const grade of GRADES) expect(html).toContain(`/en/products?kind=laptop&amp;grade=${grade}"`);
  for (const value of ['cpu=8th-gen', 'screen=14-inch', 'price=150-250']) expect(html).toContain(value);
  expect(html).toContain('The brands did not load.');
  expect(html).not.toContain('class="n"');
});

it('offers the brands of the catalogue, with the number of laptops behind each', () => {
  const brands = [{ key: 'dell', name: 'Dell', count: 3 }];
  const html = draw({ total: 3, brands, cpu: [], screen: [], grade: [], prices: [] });
  expect(html).toContain('Dell<span class="n">3</span>');
  expect(html).not.toContain('did not load');
});

it('does not call a catalogue without products one that failed', () => {
  const html = draw({ total: 0, brands: [], cpu: [], screen: [], grade: [], prices: [] });
  expect(html).toContain(en['products.none']);
  expect(html).not.toContain('did not load');
});

it('marks from which generation on Windows 11 runs', () => {
  const cpu = ['6th-gen', '7th-gen', '8th-gen', '11th-gen'].map((value) => ({ value, count: 1 }));
  const html = draw({ total: 4, brands: [], cpu, screen: [], grade: [], prices: [] });
  const [before = '', after = ''] = html.split('facet__rule');
  expect(before).toContain('cpu=7th-gen');
  expect(before).not.toContain('cpu=8th-gen');
  expect(after).toContain('cpu=8th-gen');
});
