import type { checkout } from '#locales/el/services/checkout.ts';
import { wordsOf } from '#locales/words.ts';

export type Messages = typeof checkout;

export const messages = wordsOf('checkout');
