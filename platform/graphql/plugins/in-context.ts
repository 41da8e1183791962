import { type GraphQLDirective, getDirectiveValues, type OperationDefinitionNode } from 'graphql';
import { type ContentLanguage, contentLanguages, defaultLanguage, localeOf } from '#domain/locale/locales.ts';
import type { ApiPlugin } from '../request-context.ts';

/** Puts what `@inContext` asks for into the context of the resolvers. */
export function inContext(): ApiPlugin {
  return {
    onExecute({ args: { schema }, context: { operation, variables }, extendContext }) {
      const directive = schema.getDirective('inContext');
      if (!directive) throw new Error('The schema has no @inContext');
      extendContext(readInContext(directive, operation, variables));
    },
  };
}

interface InContext {
  language: ContentLanguage;
  country: string;
}

/** The countries that the shop sells to. */
const MARKET: ReadonlySet<string> = new Set(['GR']);

/** Where a request is silent, or asks for a language or a country that the shop does not serve, it is answered as in Greece. */
const DEFAULT: InContext = { language: defaultLanguage, country: 'GR' };

function readInContext(
  directive: GraphQLDirective,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): InContext {
  const values = getDirectiveValues(directive, operation, variables);
  return {
    language: contentLanguages.find((tag) => localeOf(tag).api === values?.language) ?? DEFAULT.language,
    country: typeof values?.country === 'string' && MARKET.has(values.country) ? values.country : DEFAULT.country,
  };
}
