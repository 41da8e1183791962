import { catalogueEl } from './catalogue-words.el.ts';
import { catalogueEn } from './catalogue-words.en.ts';

export type CatalogueKey = keyof typeof catalogueEl;

/** Both languages, for whoever compares them; a page brings its own alone (routes/products-el.tsx). */
export const catalogueWords = { el: catalogueEl, en: catalogueEn };
