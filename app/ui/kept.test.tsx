/** Each part that is kept for other pages has the same markup there: it needs nothing of the page around it. */
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { NO_PAYMENT_WAYS } from '#domain/payment-ways.ts';
import { product as productWords } from '#locales/en/screens/product.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { draw, keepWaiting } from '#tests/support/kept-parts.tsx';
import { Benefits, Why } from '../features/home/benefits.tsx';
import { Doors } from '../features/home/doors.tsx';
import type { HomeData } from '../features/home/load-home.ts';
import { BlogPreview } from '../features/home/news.tsx';
import { Reasons } from '../features/product/reasons.tsx';
import { ScreenWords } from '../i18n/i18n-context.tsx';
import { Footer } from '../shell/footer.tsx';
import { ShopFactsContext } from '../state/shop-facts.tsx';
import { Faq } from './faq.tsx';
import { faqText } from './faq-text.ts';
import { Reviews } from './reviews.tsx';

const FACTS = {
  logo: null,
  delivery: { short: '', long: '' },
  menu: { total: 1, brands: [{ key: 'dell', name: 'Dell', count: 1 }], cpu: [], screen: [], grade: [], prices: [] },
  paymentWays: NO_PAYMENT_WAYS,
  browserPlatform: { endpoint: '/api', publicToken: 'public' },
  accounts: null,
  publicUrl: 'https://shop.example.gr',
};
const { why, benefits, blog, doors } = pageTexts('en').home;
const door = { to: '/products?kind=laptop', theme: 'sea', title: 'School', note: 'light', count: '3', from: '€99' };
/** Without pictures. */
const home = {
  benefits,
  blog: { ...blog, posts: [{ slug: 'a', date: '2025-01-15', day: '15', title: 'How to choose', excerpt: '' }] },
  doors: { ...doors, doors: [door] },
} as unknown as Pick<HomeData, 'benefits' | 'blog' | 'doors'>;
const review = { rating: 4, ratingInWords: 'four of five', text: 'As described.', by: 'Maria, T480' };

const PARTS: { name: string; content: string; part: ReactNode }[] = [
  {
    name: 'the footer',
    content: 'href="/en/products?brand=dell"',
    part: (
      <ShopFactsContext value={FACTS}>
        <Footer />
      </ShopFactsContext>
    ),
  },
  { name: 'questions', content: '<details', part: <Faq {...faqText('en')} /> },
  { name: 'reviews', content: review.text, part: <Reviews title="Reviews" lead="" reviews={[review]} /> },
  {
    name: 'reasons',
    content: '<h3>',
    part: (
      <ScreenWords words={productWords}>
        <Reasons device="laptop" />
      </ScreenWords>
    ),
  },
  { name: 'why', content: '<h3>', part: <Why {...why} /> },
  { name: 'benefits', content: '<h3>', part: <Benefits {...home.benefits} /> },
  { name: 'doors', content: 'href="/en/products?kind=laptop"', part: <Doors {...home.doors} /> },
  { name: 'articles', content: 'href="/en/blog"', part: <BlogPreview {...home.blog} /> },
];

it.each(PARTS)('$name', ({ content, part }) => {
  keepWaiting();
  const first = draw(part);
  expect(first).toContain(content);
  expect(keepWaiting()).toBe(1);
  expect(draw(part)).toBe(first);
  expect(keepWaiting()).toBe(0);
});
