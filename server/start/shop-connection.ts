import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DeskSettings } from '#desk/desk-context.ts';
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts';
import type { TakeSteps } from '#domain/customer/rate-limit.ts';
import type { PaymentWays } from '#domain/money/payment-ways.ts';
import type { QueueMails, RecordWithdrawal } from '#functions/mail.ts';
import type { CustomerSettings } from '#functions/shopify-customer/shopify-customer.ts';
import type { ReadPages } from '#platform/content/page.ts';
import type { AskCatalogue } from '#platform/ucp/operations.ts';
import type { ReadinessChecks } from '../health/readiness.ts';
import type { Handler } from '../http/node-http.ts';
import type { ForeignOrigins } from '../http/security-headers.ts';
import type { ReadGeneration } from '../pages/generation.ts';

/** The platform's newer accounts, where customers log in on a page of its own. */
export interface ShopAccounts {
  /** The browser's part. */
  browser: {
    clientId: string;
    authorizeUrl: string;
    logoutUrl: string;
    /** The platform's own pages for orders and addresses, where the Storefront API does not answer for these accounts. */
    accountUrl: string | null;
  };
  /** The settings of the function that exchanges codes. */
  server: Omit<CustomerSettings, 'publicUrl'>;
}

/** The embedded platform's own paths. */
export const PLATFORM_PATHS =
  /^\/(?:api|cdn|cart|checkouts|payments|webhooks|stock-alerts|authentication|\.well-known|account\/(?:reset|activate|logins))\//;

/** The commerce platform as the server sees it: embedded in this process, or hosted elsewhere. */
export interface ShopConnection {
  /** How the server's loaders ask it. */
  platform: {
    fetch: (request: Request) => Promise<Response>;
    endpoint: string;
    headers: Readonly<Record<string, string>>;
  };
  /** Tells whether answers and pages made of its data are still fresh. */
  readGeneration: ReadGeneration;
  /** How many products it gives at once, and whether it tells which changed. */
  products: Pick<CatalogueSource, 'pageSize' | 'readChanges'>;
  /** How the browser asks it. */
  browserPlatform: { endpoint: string; publicToken: string; loginsPath: string | null; alertsPath: string | null };
  /** The ways of paying that are configured here; null where the platform's API is to be asked. */
  paymentWays: PaymentWays | null;
  /** Null where customers log in by the platform's classic accounts. */
  accounts: ShopAccounts | null;
  foreignOrigins: ForeignOrigins;
  /** Answers the platform's own paths on this server. */
  handle: Handler;
  paths: RegExp;
  /** What the owner's desk is made with; null where the platform has an administration of its own. */
  desk: DeskSettings | null;
  /** Takes what a hosted shop tells of itself; says whether the request was for it. */
  webhooks: ((message: IncomingMessage, reply: ServerResponse) => Promise<boolean>) | null;
  /** Limits that hold for every process on the database. */
  takeSteps: TakeSteps;
  /** Tells the platform how to read the store's pages and catalogue, once there is a storefront; a hosted shop has its own. */
  offerStorefront: ((storefront: { readPages: ReadPages; askCatalogue: AskCatalogue }) => void) | null;
  /** Counts a search that found nothing, for the owner; null where the platform has figures of its own. */
  noteEmptySearch: ((query: string) => void) | null;
  /** Writes the functions' mails down. */
  queueMails: QueueMails;
  /** Makes a statement of withdrawal a return of its order, where this server has the orders. */
  recordWithdrawal: RecordWithdrawal | undefined;
  /** Checks besides the platform's API; each rejects with its fault. */
  checks: ReadinessChecks;
  close: () => Promise<void>;
}
