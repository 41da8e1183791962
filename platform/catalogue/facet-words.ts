/** The platform's own names of filters, in both languages. */
import type { Language } from '#shop.config';

const el = {
  availability: 'Διαθεσιμότητα',
  price: 'Τιμή',
  vendor: 'Μάρκα',
  productType: 'Είδος',
  inStock: 'Διαθέσιμο',
  soldOut: 'Εξαντλημένο',
};

export type FacetWords = typeof el;

const en: FacetWords = {
  availability: 'Availability',
  price: 'Price',
  vendor: 'Brand',
  productType: 'Product type',
  inStock: 'In stock',
  soldOut: 'Out of stock',
};

export const facetWords: Readonly<Record<Language, FacetWords>> = { el, en };
