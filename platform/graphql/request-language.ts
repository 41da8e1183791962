import { type GraphQLDirective, getDirectiveValues, type OperationDefinitionNode } from 'graphql';
import { defaultLanguage, type Language, locales } from '#domain/locales.ts';

interface InContext {
  language: Language;
  country: string;
}

/** The countries that the shop sells to. */
const MARKET: ReadonlySet<string> = new Set(['GR']);

/** Where a request is silent, or asks for a language or a country that the shop does not serve, it is answered as in Greece. */
const DEFAULT: InContext = { language: defaultLanguage, country: 'GR' };

export function readInContext(
  directive: GraphQLDirective,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): InContext {
  const values = getDirectiveValues(directive, operation, variables);
  return {
    language: locales.find(({ api }) => api === values?.language)?.tag ?? DEFAULT.language,
    country: typeof values?.country === 'string' && MARKET.has(values.country) ? values.country : DEFAULT.country,
  };
}
