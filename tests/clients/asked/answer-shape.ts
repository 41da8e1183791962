/** Holds an answer against the schema: every asked field there, of its type, null only where that is allowed, nothing more. */
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  type SelectionSetNode,
} from 'graphql';

type Value = unknown;
type Fields = Record<string, Value>;

const TEXTS: Record<string, RegExp> = {
  Color: /^#[0-9A-F]{6}$/i,
  DateTime: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  Decimal: /^-?\d+\.\d+$/,
  HTML: /^/,
  ID: /^gid:\/\/shopify\/\w+\/./,
  String: /^/,
  URL: /^https:\/\/[^ ]+$/,
  UnsignedInt64: /^\d+$/,
};

const SCALARS: Record<string, (value: Value) => boolean> = {
  Boolean: (value) => typeof value === 'boolean',
  Float: (value) => typeof value === 'number',
  Int: Number.isInteger,
  JSON: () => true,
};

interface Comparison {
  /** What is not as the schema says, one line each. */
  wrong: string[];
  /** Ways that had a value at least once, and those that were asked. */
  filled: Set<string>;
  asked: Set<string>;
}

/** @param data the answer to this document, whose every selection asks for `__typename` */
export function compareShape(schema: GraphQLSchema, document: string, data: Value): Comparison {
  const result: Comparison = { wrong: [], filled: new Set(), asked: new Set() };
  const parsed = parse(document);
  const fragments = new Map(
    parsed.definitions.flatMap((node) =>
      node.kind === 'FragmentDefinition' ? [[node.name.value, node] as const] : [],
    ),
  );
  for (const node of parsed.definitions) {
    if (node.kind !== 'OperationDefinition') continue;
    const root = node.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
    if (root) compareFields(root, node.selectionSet, data as Fields, '');
  }
  return result;

  function compareFields(type: GraphQLObjectType, selections: SelectionSetNode, fields: Fields, way: string): void {
    const known = asked(type, selections);
    for (const key of Object.keys(fields)) if (!known.has(key)) result.wrong.push(`${way}${key}: not asked`);
    for (const [key, { name, below }] of known) {
      if (name === '__typename') continue;
      const field = type.getFields()[name];
      if (!field) throw new Error(`${type.name} has no ${name}`);
      result.asked.add(`${way}${key}`);
      compareValue(field.type, below, fields[key], `${way}${key}`);
    }
  }

  /** The keys of an object of this type, fragments followed. */
  function asked(type: GraphQLObjectType, selections: SelectionSetNode) {
    const keys = new Map<string, { name: string; below: SelectionSetNode }>();
    const collect = ({ selections: nodes }: SelectionSetNode): void => {
      for (const node of nodes) {
        if (node.kind === 'Field') {
          const key = node.alias?.value ?? node.name.value;
          const already = keys.get(key)?.below.selections ?? [];
          const own = node.selectionSet?.selections ?? [];
          const below = { kind: 'SelectionSet', selections: [...already, ...own] } as SelectionSetNode;
          keys.set(key, { name: node.name.value, below });
          continue;
        }
        const part = node.kind === 'InlineFragment' ? node : fragments.get(node.name.value);
        const on = part?.typeCondition?.name.value;
        if (part && (!on || isA(type, on))) collect(part.selectionSet);
      }
    };
    collect(selections);
    return keys;
  }

  function isA(type: GraphQLObjectType, name: string): boolean {
    const wider = schema.getType(name);
    return type.name === name || schema.getPossibleTypes(wider as never)?.includes(type);
  }

  function compareValue(type: GraphQLOutputType, below: SelectionSetNode, value: Value, way: string): void {
    if (isNonNullType(type)) {
      if (value === null || value === undefined) result.wrong.push(`${way}: null`);
      else compareValue(type.ofType, below, value, way);
      return;
    }
    if (value === undefined) result.wrong.push(`${way}: missing`);
    if (value === null || value === undefined) return;
    if (isListType(type)) {
      if (!Array.isArray(value)) result.wrong.push(`${way}: no list`);
      else for (const item of value) compareValue(type.ofType, below, item, way);
      return;
    }
    result.filled.add(way);
    if (below.selections.length === 0) compareLeaf(type, value, way);
    else compareObject(type, below, value as Fields, way);
  }

  function compareObject(type: GraphQLOutputType, below: SelectionSetNode, value: Fields, way: string): void {
    const named = getNamedType(type);
    const concrete = isObjectType(named)
      ? named
      : (schema.getType(String(value.__typename)) ?? guessed(named, below, value));
    if (isObjectType(concrete)) compareFields(concrete, below, value, `${way}.`);
    else result.wrong.push(`${way}: of no known type`);
  }

  /** Where a client does not ask for the type's name: one whose fields are those of the answer. */
  function guessed(named: GraphQLOutputType, below: SelectionSetNode, value: Fields) {
    return schema
      .getPossibleTypes(named as never)
      .find((type) => [...asked(type, below).keys()].sort().join() === Object.keys(value).sort().join());
  }

  function compareLeaf(type: GraphQLOutputType, value: Value, way: string): void {
    const named = getNamedType(type);
    const right = isEnumType(named)
      ? named.getValues().some(({ name }) => name === value)
      : (SCALARS[named.name]?.(value) ?? (typeof value === 'string' && TEXTS[named.name]?.test(value)));
    if (!right) result.wrong.push(`${way}: ${JSON.stringify(value)} is no ${named.name}`);
  }
}
