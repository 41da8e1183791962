/** Bounds of a document, independent of its variables, so that a hostile one costs nothing. */
import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';
import { ApiError } from './api-error.ts';

export const LIMITS = {
  /** Characters of a document. */
  length: 50_000,
  tokens: 15_000,
  /**
   * Nested fields, fragments expanded; introspection is bounded by graphql's own rule. Official clients nest 17; what a deep document
   * may read is bounded by `cost`.
   */
  depth: 25,
  /** Fields of an operation's first level, fragments expanded. */
  rootFields: 50,
  /** Fields written in the document; validation compares those of one level pair by pair. */
  fields: 2_000,
  aliases: 250,
  /** Fields that would be answered, lists multiplied by the `first` or `last` that is asked for. */
  cost: 500_000,
} as const;

interface Shape {
  depth: number;
  rootFields: number;
}

/** @throws ApiError when the document is too deep or too large */
export function checkDocumentLimits(document: DocumentNode): void {
  const { fields, aliases } = countFields(document);
  if (fields > LIMITS.fields) {
    throw new ApiError('MAX_FIELDS_EXCEEDED', `The document has ${fields} fields, the limit is ${LIMITS.fields}.`);
  }
  if (aliases > LIMITS.aliases) {
    throw new ApiError('MAX_FIELDS_EXCEEDED', `The document has ${aliases} aliases, the limit is ${LIMITS.aliases}.`);
  }
  for (const { depth, rootFields } of shapesOf(document)) {
    if (depth > LIMITS.depth) {
      throw new ApiError('MAX_DEPTH_EXCEEDED', `The query has depth ${depth}, the limit is ${LIMITS.depth}.`);
    }
    if (rootFields > LIMITS.rootFields) {
      throw new ApiError(
        'MAX_FIELDS_EXCEEDED',
        `The query has ${rootFields} root fields, the limit is ${LIMITS.rootFields}.`,
      );
    }
  }
}

function countFields(document: DocumentNode): { fields: number; aliases: number } {
  const count = { fields: 0, aliases: 0 };
  const walk = (selectionSet: SelectionSetNode | undefined) => {
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) continue;
      if (selection.kind === Kind.FIELD) count.fields += 1;
      if (selection.kind === Kind.FIELD && selection.alias) count.aliases += 1;
      walk(selection.selectionSet);
    }
  };
  for (const definition of document.definitions) if ('selectionSet' in definition) walk(definition.selectionSet);
  return count;
}

function shapesOf(document: DocumentNode): Shape[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const known = new Map<string, Shape>();

  const shapeOfFragment = (name: string): Shape => {
    const shape = known.get(name);
    if (shape) return shape;
    // A fragment that spreads itself adds nothing here and is refused by the validation.
    known.set(name, { depth: 0, rootFields: 0 });
    const found = shapeOf(fragments.get(name)?.selectionSet);
    known.set(name, found);
    return found;
  };

  const shapeOf = (selectionSet: SelectionSetNode | undefined): Shape => {
    const shape = { depth: 0, rootFields: 0 };
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        const isIntrospection = selection.name.value === '__schema' || selection.name.value === '__type';
        shape.depth = Math.max(shape.depth, 1 + (isIntrospection ? 0 : shapeOf(selection.selectionSet).depth));
        shape.rootFields += 1;
      } else {
        const inner =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? shapeOfFragment(selection.name.value)
            : shapeOf(selection.selectionSet);
        shape.depth = Math.max(shape.depth, inner.depth);
        shape.rootFields += inner.rootFields;
      }
    }
    return shape;
  };

  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [shapeOf(definition.selectionSet)] : [],
  );
}
