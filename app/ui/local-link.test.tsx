import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { everyPage as en } from '#locales/en/screens/every-page.ts';
import { I18nProvider } from '../i18n/i18n-context.tsx';
import { LocalLink } from './local-link.tsx';

const draw = (to: string, options = {}) =>
  renderToString(
    <MemoryRouter>
      <I18nProvider language="en" messages={en}>
        <LocalLink to={to} {...options}>
          x
        </LocalLink>
      </I18nProvider>
    </MemoryRouter>,
  );

it.each([
  ['/', '/en'],
  ['/products?brand=dell&q=a%20b%26c', '/en/products?brand=dell&amp;q=a%20b%26c'],
  ['/product/laptop/dell-latitude-5400#specs', '/en/product/laptop/dell-latitude-5400#specs'],
  ['/#faq', '/en#faq'],
])('%s leads to its page in the language', (to, href) => expect(draw(to)).toBe(`<a href="${href}">x</a>`));

it('never leads to another host', () => expect(draw('//evil.example/x')).not.toContain('href="//'));

it('keeps for itself what only the router has to know', () => {
  const options = { prefetch: 'intent', preventScrollReset: true, replace: true, viewTransition: true };
  expect(draw('/', { ...options, reloadDocument: true, className: 'card', 'aria-current': 'page' })).toBe(
    '<a class="card" aria-current="page" href="/en">x</a>',
  );
});
