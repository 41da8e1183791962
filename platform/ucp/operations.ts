/** The operations of the protocol, each once for both transports. */
import * as v from 'valibot';
import type { CatalogueAnswers, Message } from '#domain/assistant/catalogue-answers.ts';
import { CATALOGUE_REQUESTS, type CatalogueRequest, MAX_IDS } from '#domain/assistant/catalogue-requests.ts';
import type { Language } from '#domain/locale/locales.ts';
import type { PlatformContext } from '../context.ts';
import type { DatabaseLimits } from '../limits/database-limits.ts';
import type { Gateways } from '../payments/gateway.ts';
import type { Negotiated } from './negotiate.ts';
import { CAPABILITY, type CapabilityKey, schemaOf } from './protocol.ts';
import { UcpError } from './ucp-error.ts';

/** Asks the storefront for its catalogue, which the platform has no second copy of. @returns `refused` with a status for what it cannot answer */
export type AskCatalogue = (request: CatalogueRequest, language: Language, asked: object) => Promise<unknown>;

export interface Services {
  context: PlatformContext;
  limits: DatabaseLimits;
  askCatalogue: AskCatalogue;
  gateways: Gateways;
}

export interface Call {
  services: Services;
  agent: Negotiated;
  language: Language;
  /** Whether the request names it; otherwise it is that of the cart or the checkout, or the shop's own. */
  isLanguageAsked: boolean;
  /** The address of who asks; null where it is not known. */
  address: string | null;
}

/** Whether an extension is agreed: without it the agent neither says nor hears of what it adds. */
export function isNegotiated({ agent }: Pick<Call, 'agent'>, key: CapabilityKey): boolean {
  return Object.hasOwn(agent.capabilities, CAPABILITY[key]);
}

/** What comes of a call: its payload, or why there is none. */
export type Outcome =
  | { payload: object; isNew?: boolean }
  | { failure: [Message, ...Message[]]; continuePath?: string; isConflict?: boolean };

type Arguments = Record<string, unknown>;

export interface Operation {
  name: string;
  /** Null for the shop's own tools, which every agent may use. */
  capability: CapabilityKey | null;
  title: string;
  description: string;
  /** Besides `meta`. */
  input: v.GenericSchema<unknown, Arguments>;
  /** Where the protocol describes the answer. */
  answer: string;
  isReadOnly: boolean;
  /** Whether it needs an idempotency key. */
  needsKey?: boolean;
  run: (call: Call, input: Arguments) => Promise<Outcome>;
}

/** Binds the schema of an operation's input to its function, so that the table of all of them can be one list. */
export function operation<Schema extends v.GenericSchema<unknown, object>>(
  row: Omit<Operation, 'input' | 'run'> & {
    input: Schema;
    run: (call: Call, input: v.InferOutput<Schema>) => Promise<Outcome>;
  },
): Operation {
  return {
    ...row,
    input: row.input as unknown as Operation['input'],
    run: (call, input) => row.run(call, input as v.InferOutput<Schema>),
  };
}

async function ask<Kind extends CatalogueRequest>(
  { services, language }: Call,
  kind: Kind,
  asked: object,
): Promise<CatalogueAnswers[Kind]> {
  const answer = (await services.askCatalogue(kind, language, asked)) as CatalogueAnswers[Kind] | { refused: number };
  if (!('refused' in answer)) return answer;
  if (answer.refused === 400) throw new UcpError('invalid_request', 'The cursor belongs to no page of this search.');
  throw new UcpError('unavailable', 'The shop cannot answer now.', 5);
}

function checkCount(ids: readonly string[]): void {
  if (ids.length > MAX_IDS)
    throw new UcpError('request_too_large', `At most ${MAX_IDS} identifiers are answered at once.`);
}

export const catalogueOperations: readonly Operation[] = [
  operation({
    name: 'search_catalog',
    capability: 'search',
    title: 'Search the shop',
    description:
      'Finds refurbished laptops, tablets, monitors and desktops. Understands sentences in Greek and English with uses, prices, sizes and negations; `messages` say what was understood and what was left out.',
    input: v.object({ catalog: CATALOGUE_REQUESTS.search }),
    answer: `${schemaOf('catalog_search')}#/$defs/search_response`,
    isReadOnly: true,
    async run(call, { catalog }) {
      const { query, filters } = catalog;
      if (!query?.trim() && Object.keys(filters ?? {}).length === 0)
        throw new UcpError('invalid_request', 'A search needs a query, filters or both.');
      return { payload: await ask(call, 'search', catalog) };
    },
  }),
  operation({
    name: 'lookup_catalog',
    capability: 'lookup',
    title: 'Look up products',
    description:
      'Products by their ids, their variants’ ids, handles or SKUs; each variant says which of these led to it.',
    input: v.object({ catalog: CATALOGUE_REQUESTS.lookup }),
    answer: `${schemaOf('catalog_lookup')}#/$defs/lookup_response`,
    isReadOnly: true,
    async run(call, { catalog }) {
      checkCount(catalog.ids);
      return { payload: await ask(call, 'lookup', catalog) };
    },
  }),
  operation({
    name: 'get_product',
    capability: 'lookup',
    title: 'One product in full',
    description: 'Everything that its page says: facts with units, grade, system support, delivery, warranty, choices.',
    input: v.object({ catalog: CATALOGUE_REQUESTS.product }),
    answer: `${schemaOf('catalog_lookup')}#/$defs/get_product_response`,
    isReadOnly: true,
    async run(call, { catalog }) {
      const answer = await ask(call, 'product', catalog);
      if (answer.product !== null) return { payload: answer };
      const content = `Product not found: ${catalog.id.slice(0, 200)}`;
      return { failure: [{ type: 'error', code: 'not_found', content, severity: 'unrecoverable' }] };
    },
  }),
];

/** Tools of the shop's own. */
export const ownOperations: readonly Operation[] = [
  operation({
    name: 'recommend_laptop',
    capability: null,
    title: 'Recommend a laptop',
    description:
      'The shop’s finder: up to three laptops in stock for a use and a budget, with reasons and compromises.',
    input: v.object({ wishes: CATALOGUE_REQUESTS.recommend }),
    answer: '',
    isReadOnly: true,
    run: async (call, { wishes }) => ({ payload: await ask(call, 'recommend', wishes) }),
  }),
  operation({
    name: 'compare_laptops',
    capability: null,
    title: 'Compare laptops',
    description: 'Two to four products side by side, with what each is clearly best in.',
    input: v.object({ catalog: CATALOGUE_REQUESTS.compare }),
    answer: '',
    isReadOnly: true,
    run: async (call, { catalog }) => ({ payload: await ask(call, 'compare', catalog) }),
  }),
];

export function rootOf({ capability }: Operation, ownName: string): string {
  return capability === null ? ownName : CAPABILITY[capability];
}
