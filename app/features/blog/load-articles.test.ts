import { describe, expect, it, vi } from 'vitest';
import { StorefrontError } from '../../storefront/storefront-error.ts';
import { loadArticles } from './load-articles.ts';

const ARTICLE = {
  id: 'gid://shopify/Article/1',
  title: 'Τίτλος',
  handle: 'a',
  excerpt: null,
  content: 'Οι πρώτες λέξεις...',
  contentHtml: '<h2>Πρώτα</h2><p onclick="x()">Οι πρώτες λέξεις και άλλες.</p><script>x()</script>',
  authorV2: null,
  publishedAt: '2025-01-14T23:30:00Z',
  image: null,
  tags: ['ένα', 'δύο', 'τρία', 'τέσσερα'],
};

function load(path: string, query: () => Promise<unknown>) {
  const reportError = vi.fn();
  const storefront = { query, soon: <Part>(part: Promise<Part>) => part };
  const services = { storefront, reportError };
  const context = { get: () => services } as unknown as Parameters<typeof loadArticles>[1];
  return { reportError, result: loadArticles(new URL(`http://shop.gr${path}`), context) };
}

describe('loadArticles', () => {
  it('shows three tags, the day in Athens, and the beginning where there is no excerpt', async () => {
    const answer = { articles: { nodes: [ARTICLE] } };
    const greek = await load('/blog', async () => answer).result;
    expect(greek.articles).toMatchObject([
      {
        handle: 'a',
        excerpt: 'Οι πρώτες λέξεις...',
        html: '<h3>Πρώτα</h3><p>Οι πρώτες λέξεις και άλλες.</p>',
        author: null,
        date: { iso: '2025-01-14T23:30:00Z', words: '15\u00A0Ιανουαρίου\u00A02025' },
        tags: ['ένα', 'δύο', 'τρία'],
      },
    ]);
    const english = await load('/en/blog', async () => answer).result;
    expect(english).toMatchObject({ articles: [{ date: { words: 'January\u00A015,\u00A02025' } }] });
  });

  it('writes a failure down and says that the articles are missing', async () => {
    const failure = new StorefrontError({ kind: 'http', status: 500 });
    const { result, reportError } = load('/en/blog', () => Promise.reject(failure));
    expect(await result).toEqual({ articles: { missingReason: 'failed' } });
    expect(reportError).toHaveBeenCalledWith(failure, '/en/blog');
  });
});
