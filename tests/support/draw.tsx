import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { NO_PAYMENT_WAYS } from '#domain/money/payment-ways.ts';
import { catalogue } from '#locales/en/screens/catalogue.ts';
import { everyPage } from '#locales/en/screens/every-page.ts';
import { product } from '#locales/en/screens/product.ts';
import { I18nProvider } from '../../app/i18n/i18n-context.tsx';
import { type ShopFacts, ShopFactsContext } from '../../app/state/shop-facts.tsx';

/** What a list and a product say besides what each page says. */
const WORDS = { ...everyPage, ...catalogue, ...product };

export const FACTS: ShopFacts = {
  logo: null,
  delivery: { short: '', long: '' },
  menu: { missingReason: 'failed' },
  paymentWays: NO_PAYMENT_WAYS,
  browserPlatform: { endpoint: '/api', publicToken: 'public', loginsPath: null, alertsPath: null },
  accounts: null,
  publicUrl: 'https://shop.example.gr',
};

export function InEnglish({ children }: { children: ReactNode }) {
  return (
    <I18nProvider language="en" messages={WORDS}>
      <ShopFactsContext value={FACTS}>{children}</ShopFactsContext>
    </I18nProvider>
  );
}

/** All that the English layout gives a part of a page: for `render` and `renderHook`. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <InEnglish>{children}</InEnglish>
    </MemoryRouter>
  );
}

/** @returns the HTML of a part of a page as the server writes it, and its words */
export function draw(part: ReactNode): { html: string; text: string } {
  const router = createMemoryRouter([{ path: '*', element: <InEnglish>{part}</InEnglish> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { html, text };
}
