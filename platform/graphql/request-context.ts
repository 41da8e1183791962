import type { Language } from '#shop.config';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PlatformContext } from '../context.ts';

/** What every resolver of one request is given. */
export interface RequestContext {
  platform: PlatformContext;
  /** The catalogue as it was when the request came in. */
  catalogue: Catalogue;
  /** From `@inContext(language:)`; Greek when absent or not offered. */
  language: Language;
  /** From `@inContext(country:)`, a CountryCode. */
  country: string;
}
