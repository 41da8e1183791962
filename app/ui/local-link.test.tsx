import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { everyPage as en } from '#locales/en/screens/every-page.ts';
import { I18nProvider } from '../i18n/i18n-context.tsx';
import { LocalLink } from './local-link.tsx';

function draw(link: ReactNode): string {
  return renderToString(
    <MemoryRouter initialEntries={['/en/products?brand=dell']}>
      <I18nProvider language="en" messages={en}>
        {link}
      </I18nProvider>
    </MemoryRouter>,
  );
}

const OPTIONS = {
  className: 'card',
  'aria-current': 'page',
  onClick: () => {},
  prefetch: 'intent',
  preventScrollReset: true,
  replace: true,
  state: { from: 'list' },
  viewTransition: true,
  target: '_blank',
} as const;

it.each([
  ['/', '/en'],
  ['/products', '/en/products'],
  ['/products/', '/en/products/'],
  ['/products?brand=dell&q=a%20b%26c"', '/en/products?brand=dell&q=a%20b%26c"'],
  ['/product/laptop/dell-latitude-5400#specs', '/en/product/laptop/dell-latitude-5400#specs'],
  ['/#faq', '/en#faq'],
  ['/products?', '/en/products?'],
  ['/products#', '/en/products#'],
  ['/a/../b', '/en/a/../b'],
  ['//evil.example/x', '/en//evil.example/x'],
])('%s has the markup that the router’s link has', (to, localized) => {
  for (const options of [{}, OPTIONS, { reloadDocument: true }]) {
    const own = draw(
      <LocalLink to={to} {...options}>
        x
      </LocalLink>,
    );
    const routers = draw(
      <Link to={localized} discover="none" {...options}>
        x
      </Link>,
    );
    expect(attributesOf(own)).toEqual(attributesOf(routers));
  }
});

/** In the order of their names, which is of no meaning. */
function attributesOf(html: string): string[] {
  return (html.match(/[\w-]+="[^"]*"/g) ?? []).sort();
}
