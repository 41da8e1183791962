import { toTranslations, writeTranslations } from '../catalogue/write-translations.ts';
import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import { claimMeta, readMeta } from '../db/meta.ts';
import { listPictures } from '../media/stored-pictures.ts';
import { html } from '../web/html.ts';
import type { SeedArticle } from './article-files.ts';

/** The one blog of the demo shop; its handle is the one that a new shop of the hosted platform has. */
const BLOG = { handle: 'news', title: { el: 'Blog', en: 'Blog' } };

/**
 * Gives a demo shop its articles, once, also one that was filled before there were any. Nothing is added to a shop with articles of
 * its own, or after these were deleted.
 *
 * @param read where the articles come from; tests bring their own
 * @throws Error naming file and field of a mistake in the files; nothing is written then
 */
export async function seedArticles(
  { db, now, log }: Pick<PlatformContext, 'db' | 'now' | 'log'>,
  read: () => readonly SeedArticle[] | Promise<readonly SeedArticle[]> = readDemo,
): Promise<void> {
  const key = 'articles_seeded_at';
  if (await readMeta(db, key)) return;
  const articles = await read();
  const written = await db.transaction().execute(async (trx) => {
    // Two processes may start at once: the second finds the row there and leaves.
    if (!(await claimMeta(trx, key, now().toISOString()))) return 0;
    if (await trx.selectFrom('articles').select('id').limit(1).executeTakeFirst()) return 0;
    await writeArticles(trx, articles, now().toISOString());
    return articles.length;
  });
  if (written > 0) log.info({ articles: written }, 'demo articles written');
}

/** What reads the files is loaded with them: a filled shop starts without it. */
async function readDemo(): Promise<readonly SeedArticle[]> {
  const { readArticleFiles } = await import('./article-files.ts');
  return readArticleFiles(listPictures());
}

async function writeArticles(trx: Trx, articles: readonly SeedArticle[], now: string): Promise<void> {
  const blogId = await writeBlog(trx, now);
  for (const article of articles) {
    const texts = toTexts(article);
    // The files know the day only; an hour within it keeps the day the same in every time zone nearby.
    const instant = `${article.publishedAt}T09:00:00.000Z`;
    const row = {
      blog_id: blogId,
      handle: article.handle,
      title: texts.title.el,
      excerpt_html: texts.excerpt_html.el,
      content_html: texts.content_html.el,
      author: texts.author.el,
      tags: texts.tags.el,
      image_file: article.image.file,
      image_alt: texts.image_alt.el,
      created_at: instant,
      published_at: instant,
      updated_at: instant,
    };
    const { id } = await trx.insertInto('articles').values(row).returning('id').executeTakeFirstOrThrow();
    await writeTranslations(
      trx,
      Object.entries(texts).flatMap(([key, text]) => toTranslations('article', id, key, text)),
    );
  }
}

/** @returns the blog's id */
async function writeBlog(trx: Trx, now: string): Promise<number> {
  const { handle, title } = BLOG;
  const known = await trx.selectFrom('blogs').select('id').where('handle', '=', handle).executeTakeFirst();
  if (known) return known.id;
  const row = { handle, title: title.el, created_at: now, updated_at: now };
  const { id } = await trx.insertInto('blogs').values(row).returning('id').executeTakeFirstOrThrow();
  await writeTranslations(trx, toTranslations('blog', id, 'title', title));
  return id;
}

/** The translated texts as the database keeps them, by column. */
function toTexts({ title, excerpt, content, author, tags, image }: SeedArticle) {
  return {
    title,
    excerpt_html: { el: toParagraph(excerpt.el), en: toParagraph(excerpt.en) },
    content_html: content,
    author,
    tags: { el: JSON.stringify(tags.el), en: JSON.stringify(tags.en) },
    image_alt: image.alt,
  };
}

function toParagraph(text: string): string {
  return String(html`<p>${text}</p>`);
}
