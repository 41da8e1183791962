/** The input of a search and its outcome. */
import type { FacetKey } from '../catalogue/facets.ts';
import type { Order } from '../catalogue/product-orders.ts';

/** The texts of one product in which a search looks, the weightiest first. */
export interface SearchableProduct {
  title: string;
  brand: string;
  /** The name without the brand: 'ThinkPad T480'. */
  model: string;
  /** 'i5-8350U'; empty without one. */
  processor: string;
  /** Product type, options, variants. */
  details: string;
  /** Plain text. It also names what a product is not, so it is looked through last. */
  description: string;
}

/** A filter that the words of a query name: «16gb», «κάτω από 400», «8ης γενιάς». */
export interface ImpliedFilter {
  facet: FacetKey | 'price';
  /** As an address writes it: '16gb', '0-400', '8th-gen'. */
  value: string;
  /** The words of the query that say so, as they were typed, with what joins them to those before: «με 16gb». */
  words: string;
}

export interface SearchOutcome {
  /** Positions of the products that match the text, best first; equals in the order that was asked for. */
  ranked: Int32Array;
  /** False when nothing but filters was named: then every product matches, in that order. */
  hasText: boolean;
  /** The query that was really answered, when it was not the one that was typed: 'lenovo' for 'λενοωο'. */
  corrected: string | null;
  filters: readonly ImpliedFilter[];
  /**
   * Set when no product has all the words and `ranked` are those that have the most of them: the words, as typed, that
   * none of them has. Empty when each word is somewhere, but never with the others: «dell thinkpad».
   */
  leftOut?: readonly string[];
  /** Of a query that names several wishes, «t480 ή t490», the answers to each, best first. */
  either?: readonly Int32Array[];
  /** What the words name besides filters: a series or a model, only makers, or something else than a kind of product. */
  subject?: 'model' | 'brand' | 'other';
  /** A use that was left out since nothing of the rest is fit for it: what comes nearest to it is first. */
  lackedUse?: string;
  /** An order that the words ask for: «το ελαφρύτερο». */
  order?: Order;
  /** Nothing but filters or an order was said, and no kind: what the shop is about comes first. */
  isAboutMain?: boolean;
  /** The name of the page that answers what was asked (search.config.ts): 'warranty'. */
  service?: string;
  /** Words for something that the shop does not sell, as they were typed, and as filters of an address what comes nearest. */
  notSold?: { words: string; nearest: string };
}

export interface SearchOptions {
  /** The query is meant to the letter: nothing is corrected. */
  isExact?: boolean;
  /** Whether words may be read as filters; without it every word is text. */
  readsFilters?: boolean;
  /** All products in the order that those keep which answer equally well; the order of their positions where it is missing. */
  order?: Int32Array;
}

/** Names for a query that is being typed. */
export interface SuggestedNames {
  /** As the products write them, those with the most products first. */
  brands: readonly NamedCount[];
  /** 'ThinkPad', 'MacBook Air', with their brand. */
  series: readonly (NamedCount & { brand: string })[];
}

export interface NamedCount {
  name: string;
  /** In how many products. */
  count: number;
}

/** What a query compares with a machine: «ελαφρύτερο από το macbook air m1», `cheaper than t480`. */
export interface ComparedMachine {
  figure: 'price' | 'weight' | 'battery' | 'speedClass' | 'screen';
  /** Whether more of it is wanted than the machine has. */
  isMore: boolean;
  /** As much as the machine has is enough. */
  isEqual?: boolean;
  /** The machine's own size is wanted, too: «σαν το t480 αλλά πιο ελαφρύ». */
  isAlike?: boolean;
  /** As typed, from the comparison to the end of the name. */
  words: string;
  /** Of the products that are named. */
  positions: readonly number[];
}

export interface Search {
  /**
   * @param query clean
   * @param named the positions of the products that a text names and nothing else; none for any other text
   */
  readComparison(query: string, named: (text: string) => readonly number[]): ComparedMachine | null;
  find(query: string, options?: SearchOptions): SearchOutcome;
  /** Positions of the products whose name or brand has a word, or one that begins with it. */
  named(word: string): readonly number[];
  /** What the owner's table says for the words of a text: μεσάνυχτα for `midnight`. */
  alike(text: string): readonly string[];
  /** The series with the most products. */
  families(limit: number): SuggestedNames['series'];
  /** @param limit of brands and of series alike */
  suggestNames(query: string, limit: number): SuggestedNames;
}
