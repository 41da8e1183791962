import { createContext } from 'react-router';
import type { Language } from '#domain/locale/locales.ts';
import type { PaymentWays } from '#domain/money/payment-ways.ts';
import type { BrandLogo } from '#domain/shop/brand.ts';
import type { Storefront } from './storefront.ts';

/** The services of loaders on the server. Made once, in server/, never for one visitor. */
export interface Services {
  storefront: Storefront;
  /** Without a trailing slash. */
  publicUrl: string;
  /** The owner's logo instead of the store's own, by language. */
  logo: Readonly<Record<Language, BrandLogo | null>>;
  /** The owner's own server that counts visits; null where nothing is counted. */
  analyticsHost: string | null;
  now: () => Date;
  /** The platform's address and token for the browser. */
  browserPlatform: BrowserPlatform;
  /** The ways of paying that are configured here; null where the platform is to be asked (payment-ways.ts). */
  paymentWays: PaymentWays | null;
  /** The platform's newer accounts; null where customers log in by its classic ones. */
  accounts: BrowserAccounts | null;
  /** Sends a form to a backend function (`send-contact-email`, `withdraw`, `shopify-customer`) in the name of the visitor who posted it. */
  callFunction: (name: string, body: FormData, visitor: Request) => Promise<Response>;
  /**
   * Marks every script and style that the store writes into a page. The server replaces the marks by a Content-Security-Policy
   * of hashes, so a page can be cached. Undefined in development, where pages carry no policy.
   */
  nonce: string | undefined;
  /** Writes an error to the log, with the page on which it happened. */
  reportError: (error: unknown, path: string) => void;
}

export interface BrowserPlatform {
  endpoint: string;
  publicToken: string;
  /** Where it lists and ends a customer's logins; null at a hosted platform, which does not tell of them. */
  loginsPath: string | null;
  /** Where it takes wishes to hear when a product is back; null at a hosted platform. */
  alertsPath: string | null;
}

/** Where customers log in on a page of the platform's own (OAuth 2). */
export interface BrowserAccounts {
  clientId: string;
  authorizeUrl: string;
  logoutUrl: string;
  /** The platform's own pages for orders and addresses, where the Storefront API does not answer for these accounts. */
  accountUrl: string | null;
}

export const servicesContext = createContext<Services>();

/** The router's context of the services. */
export interface LoaderContext {
  get(key: typeof servicesContext): Services;
}
