/** Which articles and pages a search finds and in which order, and what policies are made of. */
import { describe, expect, it } from 'vitest';
import type { Article, Blog } from './content.ts';
import { type ArticleSort, articleOrder, blogOrder } from './content-order.ts';
import { matchingArticles, matchingBlogs, matchingPages } from './match-content.ts';
import type { Page } from './page.ts';
import { policiesOf, policyOfPage } from './policies.ts';
import { predict } from './predictive-search.ts';
import { matchingRedirects } from './redirects.ts';
import { searchArticles, searchPages } from './search-content.ts';

const both = (text: string) => ({ el: text, en: text });
const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00.000Z' };
const blog: Blog = { kind: 'Blog', id: 1, handle: 'news', title: both('News'), articles: [], ...stamps };
const article = (id: number, more: Partial<Article>): Article => ({
  kind: 'Article',
  id,
  handle: `a${id}`,
  blog,
  title: both('Title'),
  excerptHtml: both('<p>Excerpt</p>'),
  contentHtml: both('<p>Content</p>'),
  author: both('Author'),
  tags: { el: [], en: [] },
  image: null,
  publishedAt: stamps.createdAt,
  ...stamps,
  ...more,
});
const page = (id: number, more: Partial<Page>): Page => ({
  kind: 'Page',
  id,
  handle: `p${id}`,
  path: `/p${id}`,
  title: both('Title'),
  description: both('Description'),
  bodyHtml: both('<p>Body</p>'),
  sections: new Map(),
  ...stamps,
  ...more,
});
const articles = [
  article(1, { contentHtml: both('<p>A <b>battery</b> lasts</p>') }),
  article(2, { excerptHtml: both('<p>The battery</p>') }),
  article(3, { tags: { el: ['μπαταρία'], en: ['battery'] }, updatedAt: '2026-02-01T00:00:00.000Z' }),
  article(4, { author: both('Battery Bob') }),
  article(5, { title: { el: 'Μπαταρία', en: 'Battery care' }, createdAt: '2026-03-01T00:00:00.000Z' }),
];
const pages = [
  page(1, { bodyHtml: both('<p>battery</p>') }),
  page(2, { description: both('Of the battery') }),
  page(3, { title: both('Battery') }),
];
const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id);
const found = (result: readonly { item: { id: number }; score: number }[]) =>
  result.map(({ item, score }) => [item.id, score]);

describe('a search', () => {
  it.each([
    [
      'battery',
      [
        [5, 101],
        [3, 11],
        [4, 11],
        [1, 2],
        [2, 2],
      ],
    ],
    [
      'μπαταρια',
      [
        [5, 101],
        [3, 11],
      ],
    ],
    ['battery care', [[5, 201]]],
    ['care battery', [[5, 201]]],
    ['batt care', []],
    ['battery none', []],
    ['batter', []],
    ['', [1, 2, 3, 4, 5].map((id) => [id, 1])],
  ])('for %j finds the articles, the nearest first', (query, expected) =>
    expect(found(searchArticles(articles, { query, prefix: false }))).toEqual(expected),
  );

  it('takes the last word of an unfinished query for a beginning', () => {
    expect(found(searchArticles(articles, { query: 'battery ca', prefix: true }))).toEqual([[5, 201]]);
    expect(found(searchArticles(articles, { query: 'batt care', prefix: true }))).toEqual([]);
  });

  it('finds pages by title, description and text', () =>
    expect(found(searchPages(pages, { query: 'battery', prefix: false }))).toEqual([
      [3, 101],
      [2, 11],
      [1, 2],
    ]));
});

describe('suggestions for an unfinished query', () => {
  it.each([
    ['batt', null, [5]],
    ['batt', [], [5]],
    ['batt', ['TAG'], [3]],
    ['batt', ['AUTHOR'], [4]],
    ['batt', ['BODY'], [1, 2]],
    ['batt', ['VENDOR'], []],
    ['batt', ['BODY', 'TAG', 'AUTHOR', 'TITLE'], [5, 3, 4, 1, 2]],
    ['batt care', ['TITLE'], []],
    ['battery ca', ['TITLE'], [5]],
    ['title batt', ['TITLE', 'BODY'], [1, 2]],
  ] as const)('by %j in %j', (query, fields, expected) =>
    expect(idsOf(predict(articles, query, fields))).toEqual(expected),
  );

  it('is looked for in what a page is called, unless another field is named', () => {
    expect(idsOf(predict(pages, 'battery', ['BODY']))).toEqual([1, 2]);
    expect(idsOf(predict(pages, 'battery', null))).toEqual([3]);
  });
});

describe('a query', () => {
  const now = new Date('2026-04-01T00:00:00Z');
  it.each([
    ['tag:battery', [3]],
    ['tag_not:battery', [1, 2, 4, 5]],
    ['author:"Battery Bob"', [4]],
    ['blog_title:News', [1, 2, 3, 4, 5]],
    ['blog_title:Other', []],
    ['created_at:>2026-02-01', [5]],
    ['updated_at:>=2026-02-01', [3]],
    ['care', [5]],
    ['lasts', [1]],
    [null, [1, 2, 3, 4, 5]],
  ])('%s means the articles %j', (query, expected) =>
    expect(idsOf(matchingArticles(articles, query, now))).toEqual(expected),
  );

  it.each([
    ['handle:news', 1],
    ['handle:old', 0],
    ['title:News', 1],
    ['created_at:<2026-01-02', 1],
    ['updated_at:<2026-01-02', 0],
    ['news', 1],
  ])('%s means %i blogs', (query, count) => expect(matchingBlogs([blog], query, now)).toHaveLength(count));

  it.each([
    ['handle:p2', [2]],
    ['title:battery', [3]],
    ['created_at:>2026-01-02', []],
    ['updated_at:<=2026-01-02', [1, 2, 3]],
    ['battery', [1, 2, 3]],
  ])('%s means the pages %j', (query, expected) => expect(idsOf(matchingPages(pages, query, now))).toEqual(expected));

  it.each([
    ['path:/about/story', [1]],
    ['target:/about/our-mission', [2]],
    ['path:/none', []],
    [null, [1, 2]],
  ])('%s means the redirects %j', (query, expected) => expect(idsOf(matchingRedirects(query, now))).toEqual(expected));
});

describe('an order', () => {
  it.each<[ArticleSort, string, string | number]>([
    ['AUTHOR', 'AUTHOR:el', 'Author'],
    ['BLOG_TITLE', 'BLOG_TITLE:el', 'News'],
    ['TITLE', 'TITLE:el', 'Μπαταρία'],
    ['PUBLISHED_AT', 'PUBLISHED_AT', stamps.createdAt],
    ['UPDATED_AT', 'UPDATED_AT', stamps.updatedAt],
    ['RELEVANCE', 'ID', 0],
    ['ID', 'ID', 0],
  ])('of articles by %s', (sort, name, value) => {
    const order = articleOrder(sort, 'el');
    const [item] = articles.slice(-1);
    expect(item && [order.name, order.valueOf(item), order.idOf(item)]).toEqual([name, value, 5]);
  });

  it.each([
    ['HANDLE', 'HANDLE', 'news'],
    ['TITLE', 'TITLE:en', 'News'],
    ['RELEVANCE', 'ID', 0],
    ['ID', 'ID', 0],
  ] as const)('of blogs by %s', (sort, name, value) => {
    const order = blogOrder(sort, 'en');
    expect([order.name, order.valueOf(blog), order.idOf(blog)]).toEqual([name, value, 1]);
  });
});

describe('the store’s pages', () => {
  const section = (name: string) => [name, { title: both(`The ${name}`), bodyHtml: both(`<p>${name}</p>`) }] as const;
  const terms = page(1, { handle: 'terms', path: '/terms', title: both('Terms'), bodyHtml: both('all') });
  const policy = (id: number, handle: string, more: object) => ({ kind: 'ShopPolicy', id, handle, ...more });
  const whole = policy(4, 'terms-of-service', { title: both('Terms'), bodyHtml: both('all'), path: '/terms' });

  it('are policies, as a whole or in parts', () => {
    const sections = new Map(['delivery', 'withdrawal', 'transport'].map(section));
    expect(policiesOf([{ ...terms, sections }])).toEqual([
      policy(2, 'refund-policy', {
        ...{ title: both('The withdrawal'), bodyHtml: both('<p>withdrawal</p>'), path: '/terms#withdrawal' },
      }),
      policy(3, 'shipping-policy', {
        title: both('The delivery'),
        bodyHtml: both('<p>delivery</p>\n<p>transport</p>'),
        path: '/terms#delivery',
      }),
      whole,
    ]);
    expect(policiesOf([terms])).toEqual([whole]);
    expect(policiesOf([])).toEqual([]);
    expect(['privacy', 'terms', 'warranty'].map(policyOfPage)).toEqual(['privacy-policy', 'terms-of-service', null]);
  });
});
