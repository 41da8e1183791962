import type { catalogue as greek } from '#locales/el/screens/catalogue.ts';

export type CatalogueKey = keyof typeof greek;
