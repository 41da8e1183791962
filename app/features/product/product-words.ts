import type { MessageKey, Translate } from '../../i18n/translate.ts';
import { productEl } from './product-words.el.ts';
import { productEn } from './product-words.en.ts';

export type ProductKey = keyof typeof productEl;

/** Both languages, for whoever compares them; a page brings its own alone (routes/product-el.tsx). */
export const productWords = { el: productEl, en: productEn };

/** Speaks the store's words and the product page's. */
export type ProductTranslate = Translate<MessageKey | ProductKey>;
