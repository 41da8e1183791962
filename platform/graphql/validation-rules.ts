/** GraphQL's own rules, with the codes by which the hosted platform's answers tell them apart. */
import {
  type ASTVisitor,
  type GraphQLError,
  Kind,
  specifiedRules,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** By the name of the rule; what is not here keeps the general code. */
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

export const codedRules: readonly ValidationRule[] = specifiedRules.map(
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
