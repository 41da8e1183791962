import type { Localized } from '../catalogue/localized.ts';

/** A page of the store that is to be read, in every language: terms, warranty, the shop's story. */
export interface Page {
  kind: 'Page';
  id: number;
  handle: string;
  /** Where the store has it, in the primary language, with a leading slash. */
  path: string;
  title: Localized;
  /** A sentence, as search engines show it. */
  description: Localized;
  bodyHtml: Localized;
  /** The parts of the page by the ids of its headings; policies are made of them. */
  sections: ReadonlyMap<string, PageSection>;
  createdAt: string;
  updatedAt: string;
}

export interface PageSection {
  title: Localized;
  bodyHtml: Localized;
}

/**
 * Asks the storefront for its pages, whose texts are its own: the platform keeps no second copy of them.
 *
 * @throws when the storefront cannot be asked
 */
export type ReadPages = () => Promise<readonly Page[]>;
