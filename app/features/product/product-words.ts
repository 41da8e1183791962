import type { product as greek } from '#locales/el/screens/product.ts';
import type { MessageKey, Translate } from '../../i18n/translate.ts';

export type ProductKey = keyof typeof greek;

/** Speaks the store's words and the product page's. */
export type ProductTranslate = Translate<MessageKey | ProductKey>;
