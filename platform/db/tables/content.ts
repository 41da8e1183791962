import type { Generated } from 'kysely';

export interface ContentTables {
  blogs: {
    id: Generated<number>;
    handle: string;
    title: string;
    created_at: string;
    updated_at: string;
  };

  menus: {
    id: Generated<number>;
    handle: string;
    title: string;
  };

  menu_items: {
    id: Generated<number>;
    menu_id: number;
    /** The item that it hangs under; null for one of the first row. */
    parent_id: number | null;
    position: number;
    title: string;
    /** A path of the API's addresses, such as `/collections/dell`, or a whole address. */
    target: string;
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
