/** Documents that ask for every leaf of a type, made of the official schema, so that no field can be forgotten. */
import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { type ApiVersion, readOfficialIntrospection } from '#schema/build-schema.ts';

const schemas = new Map<ApiVersion, GraphQLSchema>();

/** The official schema of a version. */
export function officialSchema(version: ApiVersion): GraphQLSchema {
  const schema = schemas.get(version) ?? buildClientSchema(readOfficialIntrospection(version));
  schemas.set(version, schema);
  return schema;
}

/** Arguments for fields that need some; a field with others is left out. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  metafield: '(key: "a")',
  metafields: '(identifiers: [{ key: "a" }])',
  attribute: '(key: "a")',
  articleByHandle: '(handle: "first")',
  variantBySelectedOptions: '(selectedOptions: [])',
  resources: '(page: 1)',
  field: '(key: "a")',
  asJson: '(format: IMAGE)',
};

/** The leaves of a type, and those of what is below it, so many levels down. */
export function leavesOf(typeName: string, depth: number, version: ApiVersion): string {
  const schema = officialSchema(version);
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type`);
  const fields = Object.values(type.getFields()).flatMap((field) => fieldOf(field, depth, version));
  return `__typename ${fields.join(' ')}`;
}

function fieldOf(field: GraphQLField<unknown, unknown>, depth: number, version: ApiVersion): string[] {
  const isPaged = field.args.some(({ name }) => name === 'first') && /Connection/.test(String(field.type));
  const needsOthers = field.args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const own = field.args.length > 0 ? ARGUMENTS[field.name] : undefined;
  const asked = own ?? (isPaged ? '(first: 2)' : needsOthers ? null : '');
  if (asked === null) return [];
  const selection = selectionOf(field.type, depth, version);
  return selection === null ? [] : [`${field.name}${asked}${selection}`];
}

function selectionOf(output: GraphQLOutputType, depth: number, version: ApiVersion): string | null {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (depth === 0) return ' { __typename }';
  if (isObjectType(type)) return ` { ${leavesOf(type.name, depth - 1, version)} }`;
  if (!isAbstractType(type)) return null;
  const kinds = officialSchema(version)
    .getPossibleTypes(type)
    .map(({ name }) => `... on ${name} { __typename }`);
  return ` { ${kinds.join(' ')} }`;
}

/**
 * The arguments that a field needs, as the schema describes them.
 *
 * @param known texts for ids by the argument's name; others are unknown ids
 */
export function neededArguments(
  { args }: GraphQLField<unknown, unknown>,
  known: Readonly<Record<string, string>>,
): string {
  // A list of pages wants a size, though the schema does not say so.
  const needed = args.filter((arg) => isRequiredArgument(arg) || arg.name === 'first');
  const written = needed.map(({ name, type }) => `${name}: ${literalOf(type, name, known)}`);
  return written.length > 0 ? `(${written.join(', ')})` : '';
}

const SCALARS: Readonly<Record<string, string>> = {
  Int: '1',
  Boolean: 'true',
  Decimal: '"1.0"',
  URL: '"https://shop.example.gr/account/reset/1/a"',
  DateTime: '"2026-11-28T08:00:00Z"',
};

function literalOf(input: GraphQLInputType, name: string, known: Readonly<Record<string, string>>): string {
  const type = getNullableType(input);
  if (isListType(type)) return `[${literalOf(type.ofType, name, known)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const needed = type.isOneOf ? fields.slice(0, 1) : fields.filter((field) => isRequiredInputField(field));
    return `{ ${needed.map((field) => `${field.name}: ${literalOf(field.type, field.name, known)}`).join(', ')} }`;
  }
  const text = known[name] ?? (type.name === 'ID' ? 'gid://shopify/Product/1' : name);
  return SCALARS[type.name] ?? JSON.stringify(text);
}
