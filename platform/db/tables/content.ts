import type { Generated } from 'kysely';

export interface ContentTables {
  blogs: {
    id: Generated<number>;
    handle: string;
    title: string;
    created_at: string;
    updated_at: string;
  };

  /** An article is shown from `published_at` on. Of its texts, title, excerpt, content, author, tags and alt are translated. */
  articles: {
    id: Generated<number>;
    blog_id: number;
    handle: string;
    title: string;
    excerpt_html: string;
    content_html: string;
    /** A name, as readers see it. */
    author: string;
    /** JSON array of strings. */
    tags: string;
    /** The name of a picture in the shop's media, or null. */
    image_file: string | null;
    image_alt: string;
    created_at: string;
    published_at: string;
    updated_at: string;
  };
}
