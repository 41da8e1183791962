import { type GraphQLDirective, getDirectiveValues, type OperationDefinitionNode } from 'graphql';
import { type Language, shop } from '#shop.config';

interface InContext {
  language: Language;
  country: string;
}

/** Where a request is silent, or asks for a language that the shop does not speak, it is answered as in Greece. */
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
    country: typeof values?.country === 'string' ? values.country : DEFAULT.country,
  };
}
