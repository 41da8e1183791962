import type { OperationDefinitionNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import type { CatalogueReader } from '../catalogue/catalogue-reader.ts';
import type { ReadPages } from '../content/page.ts';
import type { PlatformContext } from '../context.ts';
import type { AttemptLimits } from '../customers/attempt-limits.ts';
import type { DatabaseLimits } from '../limits/database-limits.ts';
import type { SelectableAddressInput } from './cart/cart-delivery-mutations.ts';

/** What every resolver of one request is given. */
export interface RequestContext {
  platform: PlatformContext;
  /** What addresses in the answer begin with: an origin without a trailing slash, or nothing for addresses within the store. */
  baseUrl: string;
  /** Reads of the catalogue what the request asks for. */
  catalogue: CatalogueReader;
  /** The store's own pages; see `ReadPages`. */
  pages: ReadPages;
  /** From `@inContext(language:)`; Greek when absent or not offered. */
  language: ContentLanguage;
  /** From `@inContext(country:)`, a CountryCode. */
  country: string;
  /** Where a cart goes, in the words of older clients (plugins/older-inputs.ts). */
  deliveryPreferences?: readonly SelectableAddressInput[];
  /** Limits on logins and the like. */
  attempts: AttemptLimits;
  /** How often strangers may do anything else. */
  limits: DatabaseLimits;
  /** The buyer's address; null if it is unknown. */
  buyerAddress: string | null;
  /** The buyer's browser, as `nameBrowser` says it. */
  browser: string | null;
}

/** The resolvers of one type of the schema, of whose objects the platform knows `Source`. A resolver says itself which arguments it reads. */
export type Fields<Source> = Readonly<
  Record<string, (source: Source, args: never, context: RequestContext, info: never) => unknown>
>;

/** What is known of a request before any GraphQL is read, and what its log line says beside it. */
export interface ServerContext {
  requestId: string;
  /** On the clock of `performance.now()`. */
  started: number;
  /** Of the connection, as the server saw it; never a header that a client can write. */
  peerAddress: string | null;
  /** See `RequestContext.baseUrl`. */
  baseUrl: string;
  /** A client's own text, of any length. */
  operationName?: string | null;
}

/** Filled by the plugins one after the other, in the order in which `http.ts` names them. */
interface OperationContext extends RequestContext, ServerContext {
  operation: OperationDefinitionNode;
  /** As the schema reads what the client sent. */
  variables: Record<string, unknown>;
}

/** One rule of the API, as graphql-yoga takes it. */
export type ApiPlugin = Plugin<OperationContext, ServerContext>;
