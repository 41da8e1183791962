import { type DocumentNode, type FieldNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

/** The estimated length of a list without a size: options, option values, filters. */
const DEFAULT_LIST = 3;
const SIZE_ARGUMENTS = new Set(['first', 'last', 'ids', 'identifiers']);
const LIST_FIELDS = new Set([
  'options',
  'optionValues',
  'filters',
  'productFilters',
  'values',
  'productRecommendations',
]);

/** The most items that lists of these names can have, whatever is asked for. */
export type ListBounds = Readonly<Record<string, number>>;

/**
 * Roughly how many fields an operation answers: each field counts once, lists multiply what is below them by the
 * `first` or `last` that is asked for, as far as there can be so many, ids and identifiers by their number.
 */
export function operationCost(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  bounds: ListBounds,
): number {
  const known = new Map<string, number>();

  const sizeOf = (field: FieldNode) =>
    Math.min(listSize(field, operation, variables), bounds[field.name.value] ?? Number.POSITIVE_INFINITY);

  const costOf = (selectionSet: SelectionSetNode | undefined): number => {
    let cost = 0;
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        cost += 1 + (selection.selectionSet ? sizeOf(selection) * costOf(selection.selectionSet) : 0);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        cost += costOf(selection.selectionSet);
      } else {
        cost += costOfFragment(selection.name.value);
      }
    }
    return cost;
  };

  const costOfFragment = (name: string): number => {
    const cost = known.get(name);
    if (cost !== undefined) return cost;
    known.set(name, 0);
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    );
    const found = fragment && 'selectionSet' in fragment ? costOf(fragment.selectionSet) : 0;
    known.set(name, found);
    return found;
  };

  return costOf(operation.selectionSet);
}

function listSize(field: FieldNode, operation: OperationDefinitionNode, variables: Record<string, unknown>): number {
  const argument = field.arguments?.find(({ name }) => SIZE_ARGUMENTS.has(name.value));
  if (!argument) return LIST_FIELDS.has(field.name.value) ? DEFAULT_LIST : 1;
  const { value } = argument;
  if (value.kind === Kind.INT) return Math.max(1, Number(value.value));
  if (value.kind === Kind.LIST) return Math.max(1, value.values.length);
  if (value.kind !== Kind.VARIABLE) return 1;
  const given = variables[value.name.value] ?? defaultOf(operation, value.name.value);
  if (Array.isArray(given)) return Math.max(1, given.length);
  return typeof given === 'number' ? Math.max(1, given) : 1;
}

function defaultOf(operation: OperationDefinitionNode, name: string): number | undefined {
  const definition = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
  return definition?.defaultValue?.kind === Kind.INT ? Number(definition.defaultValue.value) : undefined;
}
