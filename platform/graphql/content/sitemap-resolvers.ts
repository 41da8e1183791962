import type { Localized } from '../../catalogue/localized.ts';
import type { RequestContext } from '../request-context.ts';
import { contentOf } from './article-resolvers.ts';

type SitemapType = 'ARTICLE' | 'BLOG' | 'COLLECTION' | 'METAOBJECT' | 'PAGE' | 'PRODUCT';

interface Resource {
  kind: 'SitemapResource';
  handle: string;
  title: string;
  updatedAt: string;
  image: { alt: string; filepath: string; updatedAt: string } | null;
}

/** The hosted platform answers up to 250 at once. */
const PAGE_SIZE = 250;

async function resourcesOf(type: SitemapType, context: RequestContext): Promise<readonly Resource[]> {
  switch (type) {
    case 'PRODUCT':
      return (await context.catalogue.whole()).products.map((product) =>
        toResource(product, product.images[0], context),
      );
    case 'COLLECTION':
      return (await context.catalogue.whole()).collections.map((collection) => toResource(collection, null, context));
    case 'PAGE':
      return (await context.pages()).map((page) => toResource(page, null, context));
    case 'ARTICLE':
      return (await contentOf(context)).articles.map((article) => toResource(article, article.image, context));
    case 'BLOG':
      return (await contentOf(context)).blogs.map((blog) => toResource(blog, null, context));
    case 'METAOBJECT':
      return [];
  }
}

function toResource(
  { handle, title, updatedAt }: { handle: string; title: Localized; updatedAt: string },
  image: { file: string; alt: Localized } | null | undefined,
  { language, baseUrl }: RequestContext,
): Resource {
  const filepath = `${baseUrl}/cdn/shop/files/${image?.file}.webp`;
  return {
    kind: 'SitemapResource',
    handle,
    title: title[language],
    updatedAt,
    image: image ? { alt: image.alt[language], filepath, updatedAt } : null,
  };
}

const Sitemap = {
  async pagesCount({ type }: { type: SitemapType }, _args: unknown, context: RequestContext) {
    const { length } = await resourcesOf(type, context);
    return { count: Math.ceil(length / PAGE_SIZE), precision: 'EXACT' };
  },
  /** Pages are counted from 1; one that is not there is empty. */
  async resources({ type }: { type: SitemapType }, { page }: { page: number }, context: RequestContext) {
    const all = await resourcesOf(type, context);
    const start = (Math.max(1, page) - 1) * PAGE_SIZE;
    return { items: all.slice(start, start + PAGE_SIZE), hasNextPage: start + PAGE_SIZE < all.length };
  },
};

const QueryRoot = { sitemap: (_root: unknown, { type }: { type: SitemapType }) => ({ type }) };

export const sitemapResolvers = { Sitemap, QueryRoot };
