import {
  type ASTVisitor,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  specifiedRules,
  type ValidationContext,
  type ValidationRule,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../api-error.ts';
import { checkDocumentLimits, LIMITS } from '../document-limits.ts';
import type { ApiPlugin } from '../request-context.ts';

/** Characters of the documents that are kept parsed; a store has a few dozen of some kilobytes. */
const CACHED_CHARACTERS = 2_000_000;

/** yoga's cache of parsed documents, refusals as well, bounded by their size instead of their number. */
export function createDocumentCache() {
  return { documentCache: weighedCache<DocumentNode>(), errorCache: weighedCache<object>() };
}

function weighedCache<Value extends object>() {
  return new LRUCache<string, Value>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (_value, source) => source.length || 1,
  });
}

/** Parses and validates within the limits. */
export function boundedDocuments(): ApiPlugin {
  return {
    onParse({ params: { source }, setParseFn }) {
      if (source.length > LIMITS.length) {
        const message = `The document has ${source.length} characters, the limit is ${LIMITS.length}.`;
        throw new ApiError('MAX_DOCUMENT_LENGTH_EXCEEDED', message);
      }
      setParseFn(parseWithinLimits);
    },
    onValidate({ setValidationFn }) {
      setValidationFn(validateWithinLimits);
    },
  };
}

function parseWithinLimits(source: string): DocumentNode {
  try {
    const document = parse(source, { maxTokens: LIMITS.tokens });
    checkDocumentLimits(document);
    return document;
  } catch (error) {
    throw error instanceof RangeError ? tooDeep() : error;
  }
}

function validateWithinLimits(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  try {
    return validate(schema, document, codedRules, { maxErrors: 20 });
  } catch (error) {
    if (error instanceof RangeError) return [tooDeep()];
    throw error;
  }
}

/** Thousands of nested braces exhaust the stack. */
function tooDeep(): ApiError {
  return new ApiError('MAX_DEPTH_EXCEEDED', 'The document is nested too deeply.');
}

/**
 * The codes by which the hosted platform's answers tell GraphQL's own rules apart, by the name of the rule; what is not here keeps the
 * general code.
 */
const CODES: Readonly<Record<string, string>> = {
  ExecutableDefinitionsRule: 'queryContainsSchemaDefinitions',
  FieldsOnCorrectTypeRule: 'undefinedField',
  FragmentsOnCompositeTypesRule: 'fragmentOnNonCompositeType',
  KnownArgumentNamesRule: 'argumentNotAccepted',
  KnownFragmentNamesRule: 'useAndDefineFragment',
  KnownTypeNamesRule: 'undefinedType',
  LoneAnonymousOperationRule: 'uniquelyNamedOperations',
  NoFragmentCyclesRule: 'infiniteLoop',
  NoUndefinedVariablesRule: 'variableNotDefined',
  NoUnusedFragmentsRule: 'useAndDefineFragment',
  NoUnusedVariablesRule: 'variableNotUsed',
  OverlappingFieldsCanBeMergedRule: 'fieldConflict',
  PossibleFragmentSpreadsRule: 'cannotSpreadFragment',
  ProvidedRequiredArgumentsRule: 'missingRequiredArguments',
  ScalarLeafsRule: 'selectionMismatch',
  UniqueArgumentNamesRule: 'argumentNotUnique',
  UniqueDirectivesPerLocationRule: 'directiveNotUniqueForLocation',
  UniqueFragmentNamesRule: 'fragmentNotUnique',
  UniqueInputFieldNamesRule: 'inputFieldNotUnique',
  UniqueOperationNamesRule: 'uniquelyNamedOperations',
  UniqueVariableNamesRule: 'variableNotUnique',
  ValuesOfCorrectTypeRule: 'argumentLiteralsIncompatible',
  VariablesAreInputTypesRule: 'variableRequiresValidType',
  VariablesInAllowedPositionRule: 'variableMismatch',
};

const codedRules: readonly ValidationRule[] = specifiedRules.map(
  (rule) =>
    (context: ValidationContext): ASTVisitor =>
      rule(
        Object.create(context, {
          reportError: {
            value: (error: GraphQLError) =>
              context.reportError(Object.assign(error, { extensions: extensionsOf(rule.name, error, context) })),
          },
        }),
      ),
);

function extensionsOf(rule: string, error: GraphQLError, context: ValidationContext): Record<string, unknown> {
  const code = rule === 'KnownDirectivesRule' ? directiveCode(error, context) : CODES[rule];
  return { code: code ?? 'GRAPHQL_VALIDATION_FAILED', ...(code === 'undefinedField' && fieldOf(error, context)) };
}

function directiveCode(error: GraphQLError, context: ValidationContext): string {
  const [node] = error.nodes ?? [];
  const isKnown = node?.kind === Kind.DIRECTIVE && Boolean(context.getSchema().getDirective(node.name.value));
  return isKnown ? 'directiveCannotBeApplied' : 'undefinedDirective';
}

function fieldOf(error: GraphQLError, context: ValidationContext) {
  const [node] = error.nodes ?? [];
  const fieldName = node?.kind === Kind.FIELD ? node.name.value : null;
  return { typeName: context.getParentType()?.name ?? null, fieldName };
}
