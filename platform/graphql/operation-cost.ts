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

/** The list that holds a selection, if lists like it may hold each other. */
interface Outer {
  field: string;
  size: number;
}

/** Products have collections, and collections products: the pairs of both lists are the same. */
const INSIDE: Readonly<Record<string, string>> = { products: 'collections', collections: 'products' };

/**
 * Roughly how many fields an operation answers: each field counts once, lists multiply what is below them by the
 * `first` or `last` that is asked for, as far as there can be so many, ids and identifiers by their number.
 *
 * @param memberships how many pairs of a collection and a product of it there are
 */
export function operationCost(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  bounds: ListBounds,
  memberships = Number.POSITIVE_INFINITY,
): number {
  const known = new Map<string, number>();

  const sizeOf = (field: FieldNode, outer: Outer | null) => {
    const name = field.name.value;
    const pairs =
      outer && INSIDE[name] === outer.field ? Math.ceil(memberships / outer.size) : Number.POSITIVE_INFINITY;
    return Math.min(listSize(field, operation, variables), bounds[name] ?? Number.POSITIVE_INFINITY, pairs);
  };

  const costOf = (selectionSet: SelectionSetNode | undefined, outer: Outer | null = null): number => {
    let cost = 0;
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        cost += 1 + costBelow(selection, outer);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        cost += costOf(selection.selectionSet, outer);
      } else {
        cost += costOfFragment(selection.name.value, outer);
      }
    }
    return cost;
  };

  const costBelow = (field: FieldNode, outer: Outer | null): number => {
    if (!field.selectionSet) return 0;
    const size = sizeOf(field, outer);
    const isOuter = Object.hasOwn(INSIDE, field.name.value) && size > 0;
    return size * costOf(field.selectionSet, isOuter ? { field: field.name.value, size } : outer);
  };

  const costOfFragment = (name: string, outer: Outer | null): number => {
    const key = `${name} ${outer?.field} ${outer?.size}`;
    const cost = known.get(key);
    if (cost !== undefined) return cost;
    known.set(key, 0);
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    );
    const found = fragment && 'selectionSet' in fragment ? costOf(fragment.selectionSet, outer) : 0;
    known.set(key, found);
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
