import type { Selectable } from 'kysely';
import type { CatalogueImage } from '../catalogue/catalogue.ts';
import { type Translate, translatorOf } from '../catalogue/localized.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { sizeOfPicture } from '../media/stored-pictures.ts';
import type { Article, Blog, Content } from './content.ts';

/** Everything that is published at this moment; an article whose day has not come is as if it were not there. */
export async function readContent(db: Database, now: Date): Promise<Content> {
  const [blogRows, articleRows, translations] = await Promise.all([
    db.selectFrom('blogs').selectAll().orderBy('id').execute(),
    db.selectFrom('articles').selectAll().where('published_at', '<=', now.toISOString()).orderBy('id').execute(),
    db.selectFrom('translations').selectAll().where('resource', 'in', ['blog', 'article']).execute(),
  ]);
  const translate = translatorOf(translations);
  const blogs = blogRows.map((row) => ({ ...toBlog(row, translate), articles: [] as Article[] }));
  const articles = articleRows.flatMap((row) => {
    const blog = blogs.find(({ id }) => id === row.blog_id);
    if (!blog) return [];
    const article = toArticle(row, blog, translate);
    blog.articles.push(article);
    return [article];
  });
  return { blogs, articles };
}

function toBlog(row: Selectable<Tables['blogs']>, translate: Translate): Omit<Blog, 'articles'> {
  return {
    kind: 'Blog',
    id: row.id,
    handle: row.handle,
    title: translate('blog', row.id, 'title', row.title),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function toArticle(row: Selectable<Tables['articles']>, blog: Blog, translate: Translate): Article {
  const text = (key: 'title' | 'excerpt_html' | 'content_html' | 'author' | 'tags') =>
    translate('article', row.id, key, row[key]);
  const tags = text('tags');
  return {
    kind: 'Article',
    id: row.id,
    handle: row.handle,
    blog,
    title: text('title'),
    excerptHtml: text('excerpt_html'),
    contentHtml: text('content_html'),
    author: text('author'),
    tags: { el: JSON.parse(tags.el) as string[], en: JSON.parse(tags.en) as string[] },
    image: toImage(row, translate),
    createdAt: row.created_at,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
  };
}

function toImage(row: Selectable<Tables['articles']>, translate: Translate): CatalogueImage | null {
  if (row.image_file === null) return null;
  const alt = translate('article', row.id, 'image_alt', row.image_alt);
  return { kind: 'Image', id: row.id, file: row.image_file, alt, ...sizeOfPicture(row.image_file) };
}
