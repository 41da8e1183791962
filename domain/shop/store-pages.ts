/**
 * The store's pages that are to be read, one row each: from it come the address, the line in the sitemap, and the page in the API. A
 * row has its screen in `app/routes/<handle>.tsx`.
 */
export interface StorePage {
  /** The API's id; never changed, never used again. */
  id: number;
  /** The page's name in the API and of its route's file. */
  handle: string;
  /** In the primary language, with a leading slash. */
  path: string;
}

export const storePages: readonly StorePage[] = [
  { id: 1, handle: 'our-story', path: '/about/our-story' },
  { id: 2, handle: 'our-mission', path: '/about/our-mission' },
  { id: 3, handle: 'refurbishment', path: '/services/refurbishment' },
  { id: 4, handle: 'grade-guide', path: '/services/grade-guide' },
  { id: 5, handle: 'warranty', path: '/warranty' },
  { id: 6, handle: 'contact', path: '/contact' },
  { id: 7, handle: 'withdrawal', path: '/withdrawal' },
  { id: 8, handle: 'terms', path: '/terms' },
  { id: 9, handle: 'privacy', path: '/privacy' },
  { id: 10, handle: 'accessibility', path: '/accessibility' },
];
