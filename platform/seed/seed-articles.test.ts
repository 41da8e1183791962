import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, givenDatabase } from '#tests/support/databases.ts';
import { fixtureArticles } from '#tests/support/fixture-articles.ts';
import { fixtureCatalogue } from '#tests/support/fixture-catalogue.ts';
import { temporaryDirectory } from '#tests/support/temporary-directory.ts';
import { readContent } from '../content/read-content.ts';
import { listPictures } from '../media/stored-pictures.ts';
import { readArticleFiles } from './article-files.ts';
import { seedArticles } from './seed-articles.ts';
import { seedDemo } from './seed-demo.ts';

const now = () => new Date('2026-09-15T10:00:00.000Z');
const log = pino({ enabled: false });

describe.each(databaseKinds)('the demo articles on %s', (kind) => {
  const { db } = givenDatabase(kind);

  beforeAll(async () => {
    // A shop that was filled before there were articles.
    await seedDemo({ db, now, log }, fixtureCatalogue);
  });

  it('are written once, also when two start at once and the shop is older', async () => {
    await Promise.all([
      seedArticles({ db, now, log }, fixtureArticles),
      seedArticles({ db, now, log }, fixtureArticles),
    ]);
    await seedArticles({ db, now, log }, () => {
      throw new Error('not read again');
    });
    const { articles, blogs } = await readContent(db, now());
    expect(blogs.map(({ handle }) => handle)).toEqual(['news']);
    expect(articles.map(({ handle }) => handle)).toEqual(['first', 'second', 'third']);
    expect(articles[0]).toMatchObject({
      title: { el: 'Πρώτο', en: 'First' },
      excerptHtml: { el: '<p>Λίγα &amp; καλά</p>', en: '<p>Few &amp; good</p>' },
      tags: { el: ['αγορά', 'SSD'], en: ['buying', 'SSD'] },
      image: { file: 'pro-14-front', alt: { el: 'Φορητός', en: 'Laptop' }, width: 1200, height: 900 },
      publishedAt: '2025-01-05T09:00:00.000Z',
    });
  });

  it('do not come back after they were deleted', async () => {
    await db.deleteFrom('articles').execute();
    await seedArticles({ db, now, log }, fixtureArticles);
    expect((await readContent(db, now())).articles).toEqual([]);
  });

  it('are not added to the owner’s articles', async () => {
    await db.deleteFrom('meta').where('key', '=', 'articles_seeded_at').execute();
    const [blog] = await db.selectFrom('blogs').select('id').execute();
    const day = '2026-01-01T00:00:00.000Z';
    const texts = { title: 'Δικό μας', excerpt_html: '', content_html: '<p>.</p>', author: 'Εμείς', tags: '[]' };
    const dates = { created_at: day, published_at: day, updated_at: day };
    await db
      .insertInto('articles')
      .values({ blog_id: blog?.id ?? 0, handle: 'own', ...texts, image_file: null, image_alt: '', ...dates })
      .execute();
    await seedArticles({ db, now, log }, fixtureArticles);
    expect((await readContent(db, now())).articles.map(({ handle }) => handle)).toEqual(['own']);
  });
});

describe('the files', () => {
  it('of the demo shop are valid, and real articles', () => {
    const articles = readArticleFiles(listPictures());
    expect(articles.map(({ handle, publishedAt }) => `${publishedAt} ${handle}`)).toEqual([
      '2025-01-05 eco-impact',
      '2025-01-10 refurbishment-process',
      '2025-01-15 laptop-buying-guide',
      '2026-03-12 what-a-grade-means',
      '2026-05-20 battery-care',
      '2026-07-08 data-wiping',
      '2026-10-15 windows-10-end-of-support',
    ]);
    for (const { handle, content } of articles) {
      for (const html of Object.values(content)) {
        const words = html.replace(/<[^>]+>/g, ' ').match(/\S+/g) ?? [];
        expect(words.length, handle).toBeGreaterThanOrEqual(400);
        expect(words.length, handle).toBeLessThanOrEqual(700);
      }
    }
  });

  const valid = `publishedAt: 2025-01-05
author: { el: Α, en: A }
image: { file: front, alt: { el: Α, en: A } }
tags: { el: [α], en: [a] }
title: { el: Α, en: A }
excerpt: { el: Α, en: A }
content: { el: <p>Α</p>, en: <p>A</p> }
`;

  function read(text: string) {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'an-article.yaml'), text);
    return readArticleFiles(new Set(['front']), directory);
  }

  it('a valid one is read', () => {
    expect(read(valid)[0]).toMatchObject({ handle: 'an-article', publishedAt: '2025-01-05' });
  });

  it.each([
    ['2025-01-05', 'tomorrow', /an-article\.yaml: publishedAt/],
    ['title: { el: Α, en: A }', 'title: { el: Α }', /an-article\.yaml: title/],
    ['file: front', 'file: back', /an-article\.yaml: image\.file: there is no picture back/],
    ['excerpt:', 'exerpt:', /an-article\.yaml: (excerpt|exerpt)/],
  ])('%s → %s', (text, wrong, message) => {
    expect(() => read(valid.replace(text, wrong))).toThrow(message);
  });
});
