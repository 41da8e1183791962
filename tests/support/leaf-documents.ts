/** Documents that ask for every leaf of a type, made of the official schema, so that no field can be forgotten. */
import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { API_VERSIONS, readOfficialIntrospection } from '#schema/build-schema.ts';

/** The newest version has every field of the older ones. */
const schema: GraphQLSchema = buildClientSchema(readOfficialIntrospection(API_VERSIONS.at(-1)));

/** Arguments for fields that need some; a field with others is left out. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  metafield: '(key: "a")',
  metafields: '(identifiers: [{ key: "a" }])',
  attribute: '(key: "a")',
  articleByHandle: '(handle: "first")',
  variantBySelectedOptions: '(selectedOptions: [])',
  resources: '(page: 1)',
  field: '(key: "a")',
};

/** The leaves of a type, and those of what stands below it, two levels down. */
export function leavesOf(typeName: string, depth = 2): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type`);
  const fields = Object.values(type.getFields()).flatMap((field) => fieldOf(field, depth));
  return `__typename ${fields.join(' ')}`;
}

function fieldOf(field: GraphQLField<unknown, unknown>, depth: number): string[] {
  const isPaged = field.args.some(({ name }) => name === 'first') && /Connection/.test(String(field.type));
  const needsOthers = field.args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const asked = ARGUMENTS[field.name] ?? (isPaged ? '(first: 2)' : needsOthers ? null : '');
  if (asked === null) return [];
  const selection = selectionOf(field.type, depth);
  return selection === null ? [] : [`${field.name}${asked}${selection}`];
}

function selectionOf(output: GraphQLOutputType, depth: number): string | null {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (depth === 0) return ' { __typename }';
  if (isObjectType(type)) return ` { ${leavesOf(type.name, depth - 1)} }`;
  if (!isAbstractType(type)) return null;
  const kinds = schema.getPossibleTypes(type).map(({ name }) => `... on ${name} { __typename }`);
  return ` { ${kinds.join(' ')} }`;
}

/** Names of all fields of the two root types. */
export function rootFields(): { queries: string[]; mutations: string[] } {
  return {
    queries: Object.keys(schema.getQueryType()?.getFields() ?? {}),
    mutations: Object.keys(schema.getMutationType()?.getFields() ?? {}),
  };
}
