/** The shop's content beside its catalogue, in every language. */
import type { CatalogueImage } from '../catalogue/catalogue.ts';
import type { Localized } from '../catalogue/localized.ts';

export interface Article {
  kind: 'Article';
  id: number;
  handle: string;
  blog: Blog;
  title: Localized;
  excerptHtml: Localized;
  contentHtml: Localized;
  /** A name, as readers see it. */
  author: Localized;
  tags: { readonly el: readonly string[]; readonly en: readonly string[] };
  image: CatalogueImage | null;
  createdAt: string;
  publishedAt: string;
  updatedAt: string;
}

export interface Blog {
  kind: 'Blog';
  id: number;
  handle: string;
  title: Localized;
  createdAt: string;
  updatedAt: string;
  articles: readonly Article[];
}

/** Both lists in the order of their ids. */
export interface Content {
  blogs: readonly Blog[];
  articles: readonly Article[];
}
