import { beforeAll, describe, expect, it } from 'vitest';
import { seedArticles } from '#platform/seed/seed-articles.ts';
import { databaseKinds } from '../support/databases.ts';
import { fixtureArticles } from '../support/fixture-articles.ts';
import { useTestPlatform } from '../support/test-platform.ts';

interface Node {
  handle: string;
}

const handlesOf = (connection: { nodes: Node[] }) => connection.nodes.map(({ handle }) => handle);

describe.each(databaseKinds)('articles on %s', (kind) => {
  const given = useTestPlatform(kind);

  beforeAll(() => seedArticles(given().platform.context, fixtureArticles));

  const list = async (args: string, language = 'EL') => {
    const { data, errors } = await given().query(
      `query @inContext(language: ${language}) { articles(${args}) { nodes { handle } pageInfo { hasNextPage endCursor } } }`,
    );
    expect(errors).toBeUndefined();
    return data.articles;
  };

  it('come by id, and newest first when asked', async () => {
    expect(handlesOf(await list('first: 10'))).toEqual(['first', 'second', 'third']);
    expect(handlesOf(await list('first: 10, sortKey: PUBLISHED_AT, reverse: true'))).toEqual([
      'second',
      'third',
      'first',
    ]);
  });

  it('sort by text in the language of the request', async () => {
    expect(handlesOf(await list('first: 9, sortKey: TITLE', 'EL'))).toEqual(['third', 'second', 'first']);
    expect(handlesOf(await list('first: 9, sortKey: TITLE', 'EN'))).toEqual(['second', 'first', 'third']);
    expect(handlesOf(await list('first: 9, sortKey: AUTHOR', 'EN'))).toEqual(['second', 'first', 'third']);
    for (const key of ['BLOG_TITLE', 'ID', 'RELEVANCE', 'UPDATED_AT']) {
      expect(handlesOf(await list(`first: 9, sortKey: ${key}`)), key).toHaveLength(3);
    }
  });

  it('page by cursor in both directions', async () => {
    const sort = 'sortKey: PUBLISHED_AT, reverse: true';
    const page = await list(`first: 2, ${sort}`);
    expect(handlesOf(page)).toEqual(['second', 'third']);
    expect(page.pageInfo.hasNextPage).toBe(true);
    const rest = await list(`first: 2, after: "${page.pageInfo.endCursor}", ${sort}`);
    expect(handlesOf(rest)).toEqual(['first']);
    expect(handlesOf(await list(`last: 1, ${sort}`))).toEqual(['first']);
  });

  it.each([
    ['{ articles { nodes { id } } }', 'INVALID_PAGINATION'],
    ['{ articles(first: 251) { nodes { id } } }', 'INVALID_PAGINATION'],
    ['{ articles(first: 1, after: "x") { nodes { id } } }', 'INVALID_CURSOR'],
    ['{ article(id: "nonsense") { id } }', 'INVALID_GLOBAL_ID'],
  ])('%s is %s', async (document, code) => {
    expect((await given().query(document)).errors?.[0]?.extensions.code).toBe(code);
  });

  it.each([
    ['tag:SSD', ['first', 'third']],
    ['tag:battery', ['second']],
    ['tag_not:ssd', ['second']],
    ["author:'the shop'", ['second']],
    ['created_at:>2025-01-31', ['second', 'third']],
    ['updated_at:<2025-02-01', ['first']],
    ['blog_title:Blog NOT tag:SSD', ['second']],
    ['πρωτο', ['first']],
    ['driv', ['first', 'second', 'third']],
    ['"about the drive"', ['first', 'second', 'third']],
    ['nothing-like-this', []],
  ])('query %s finds %j', async (query, handles) => {
    expect(handlesOf(await list(`first: 9, query: ${JSON.stringify(query)}`))).toEqual(handles);
  });

  const fields = `id title handle excerpt excerptHtml content(truncateAt: 12) contentHtml tags publishedAt onlineStoreUrl trackingParameters
    author { name } authorV2 { name firstName lastName email bio } blog { handle } image { id url altText width height }
    comments(first: 3) { nodes { id } } seo { title } metafield(key: "a") { id }`;

  it('speak both languages', async () => {
    const { data, errors } = await given().query(
      `query @inContext(language: EN) { article(id: "gid://shopify/Article/1") { ${fields} } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.article).toMatchSnapshot();
    const greek = await given().query(
      '{ article(id: "gid://shopify/Article/1") { title excerpt content tags authorV2 { name } image { altText } } }',
    );
    expect(greek.data.article).toEqual({
      title: 'Πρώτο',
      excerpt: 'Λίγα & καλά',
      content: 'Για τον δίσκο.',
      tags: ['αγορά', 'SSD'],
      authorV2: { name: 'Το συνεργείο' },
      image: { altText: 'Φορητός' },
    });
  });

  it('are in their blog, which is found by handle and id', async () => {
    const { data, errors } = await given().query(`{
      blogs(first: 5, sortKey: HANDLE) { nodes { id handle title } pageInfo { hasNextPage } }
      none: blogs(first: 5, query: "title:other") { nodes { id } }
      byHandle: blog(handle: "news") { onlineStoreUrl seo { title } authors { name }
        articles(first: 1, sortKey: PUBLISHED_AT, reverse: true) { nodes { handle } edges { cursor } }
        known: articleByHandle(handle: "third") { title } unknown: articleByHandle(handle: "scheduled") { title } }
      byId: blog(id: "gid://shopify/Blog/1") { handle }
      old: blogByHandle(handle: "news") { handle }
      unknown: blog(handle: "none") { id } }`);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      blogs: {
        nodes: [{ id: 'gid://shopify/Blog/1', handle: 'news', title: 'Blog' }],
        pageInfo: { hasNextPage: false },
      },
      none: { nodes: [] },
      byHandle: {
        onlineStoreUrl: 'https://shop.example.gr/blog',
        authors: [{ name: 'Το συνεργείο' }, { name: 'Το κατάστημα' }],
        articles: { nodes: [{ handle: 'second' }] },
        known: { title: 'Αύριο' },
        unknown: null,
      },
      byId: { handle: 'news' },
      old: { handle: 'news' },
      unknown: null,
    });
  });

  it('are nodes; what is not published yet is not there', async () => {
    const ids = ['Article/1', 'Blog/1', 'Article/4', 'Article/999', 'Blog/7'].map((id) => `gid://shopify/${id}`);
    const document = 'query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
    const { data, errors } = await given().query(document, { ids });
    expect(errors).toBeUndefined();
    expect(data.nodes).toEqual([
      { __typename: 'Article', id: ids[0] },
      { __typename: 'Blog', id: ids[1] },
      null,
      null,
      null,
    ]);
  });
});
