/** The long texts of a page, as data: written in `locales/<tag>/pages/`, loaded by its route alone. */

/** May hold `[a link](/terms)` and `**weight**`. */
export type RichText = string;

export type Block =
  | RichText
  | { list: readonly RichText[] }
  /** Label and what there is to say about it. */
  | { facts: readonly (readonly [label: string, text: RichText])[] };

export interface TextSection {
  /** The same in every language, so that a link to a section survives a change of language. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface PageText {
  title: string;
  description: string;
  lead: RichText;
  /** `YYYY-MM-DD`; the loader makes it words. */
  updated: string;
  sections: readonly TextSection[];
}
