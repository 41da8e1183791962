/** The catalogue as the Universal Commerce Protocol writes it (version 2026-04-08). Amounts are cents. */

export interface Price {
  amount: number;
  currency: string;
}

export interface Media {
  type: 'image';
  url: string;
  alt_text?: string;
  width?: number;
  height?: number;
}

export interface SelectedOption {
  name: string;
  label: string;
}

export interface OptionValue {
  label: string;
  available?: boolean;
  exists?: boolean;
}

export interface Link {
  type: string;
  url: string;
  title?: string;
}

export interface AssistantVariant {
  id: string;
  sku?: string;
  barcodes?: { type: string; value: string }[];
  title: string;
  description: { plain: string };
  url: string;
  price: Price;
  list_price?: Price;
  availability: { available: boolean; status: 'in_stock' | 'out_of_stock' };
  options?: SelectedOption[];
  inputs?: { id: string; match: 'exact' | 'featured' }[];
  seller: { name: string; links: Link[] };
}

export interface AssistantProduct {
  id: string;
  handle: string;
  title: string;
  description: { plain: string; html?: string };
  url: string;
  categories: { value: string; taxonomy: 'merchant' }[];
  price_range: { min: Price; max: Price };
  media: Media[];
  options?: { name: string; values: OptionValue[] }[];
  selected?: SelectedOption[];
  variants: AssistantVariant[];
  metadata: object;
}

export type Message =
  | { type: 'info'; code: string; content: string; path?: string }
  | { type: 'warning'; code: string; content: string; path?: string }
  | { type: 'error'; code: string; content: string; path?: string; severity: Severity };

export type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';

export interface ProductsAnswer {
  products: AssistantProduct[];
  pagination?: { has_next_page: boolean; cursor?: string; total_count: number };
  messages?: Message[];
}

/** What a request found; `product` is null where there is none. */
export interface CatalogueAnswers {
  search: ProductsAnswer;
  lookup: ProductsAnswer;
  product: { product: AssistantProduct | null; messages?: Message[] };
  recommend: ProductsAnswer & { recommendation: object };
  compare: ProductsAnswer & { comparison: object };
}
