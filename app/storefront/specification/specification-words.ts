/** The words of the specification table. The server writes it, so they are part of no page's JavaScript. */
import type { specification as greek } from '#locales/el/pages/products.ts';

export type SpecificationWord = keyof typeof greek;
