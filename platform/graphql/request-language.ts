import { type GraphQLDirective, getDirectiveValues, type OperationDefinitionNode } from 'graphql';
import { type Language, shop } from '#shop.config';

interface InContext {
  language: Language;
  country: string;
}

/** The countries that the shop sells to. */
const MARKET: ReadonlySet<string> = new Set(['GR']);

/** Where a request is silent, or asks for a language or a country that the shop does not serve, it is answered as in Greece. */
const DEFAULT: InContext = { language: 'el', country: 'GR' };

export function readInContext(
  directive: GraphQLDirective,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): InContext {
  const values = getDirectiveValues(directive, operation, variables);
  const language = String(values?.language ?? '').toLowerCase();
  return {
    language: language in shop.name ? (language as Language) : DEFAULT.language,
    country: typeof values?.country === 'string' && MARKET.has(values.country) ? values.country : DEFAULT.country,
  };
}
