/** The official Storefront API schema, made executable. */
import { readFileSync } from 'node:fs';
import {
  buildClientSchema,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  type IntrospectionQuery,
  isAbstractType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { scalars } from './scalars.ts';

/** A field's resolver. The parameters are `never` so that each resolver may state its own, narrower types. */
export type Resolver = (source: never, args: never, context: never, info: GraphQLResolveInfo) => unknown;

/** Resolvers by type and field. */
export type Resolvers = Readonly<Record<string, Readonly<Record<string, Resolver>>>>;

/** The versions of the API that are served, the oldest first. Each has its official schema in `schema/versions/`. */
export const API_VERSIONS = ['2025-07', '2025-10', '2026-01', '2026-04'] as const;

export type ApiVersion = (typeof API_VERSIONS)[number];

/** The introspection answer of the hosted platform in one version, exactly as it was published. */
export function readOfficialIntrospection(version: ApiVersion = '2025-07'): IntrospectionQuery {
  const file = new URL(`./versions/${version}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery;
}

/**
 * Builds the whole official schema of a version and hangs the resolvers onto it. An older version leaves out the fields that only
 * newer ones have.
 *
 * @param resolveType tells the object type of a value behind an interface or a union
 * @throws Error when a resolver names a type or field that not even the newest schema has
 */
export function buildStorefrontSchema(
  version: ApiVersion,
  resolvers: Resolvers,
  resolveType: GraphQLTypeResolver<unknown, never>,
): GraphQLSchema {
  const schema = buildClientSchema(readOfficialIntrospection(version), { assumeValid: true });
  const isNewest = version === API_VERSIONS.at(-1);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type)) Object.assign(type, scalars[type.name]);
    if (isAbstractType(type) && !type.name.startsWith('__')) {
      type.resolveType = resolveType as GraphQLTypeResolver<unknown, unknown>;
    }
  }
  for (const [typeName, fields] of Object.entries(resolvers)) attachResolvers(schema, typeName, fields, isNewest);
  return schema;
}

function attachResolvers(
  schema: GraphQLSchema,
  typeName: string,
  resolvers: Readonly<Record<string, Resolver>>,
  isNewest: boolean,
): void {
  const type = schema.getType(typeName);
  if (type && !isObjectType(type)) throw new Error(`${typeName} is no object type of the official schema`);
  const fields = type?.getFields() ?? {};
  for (const [fieldName, resolver] of Object.entries(resolvers)) {
    const field = fields[fieldName];
    if (field) field.resolve = resolver as GraphQLFieldResolver<unknown, unknown>;
    else if (isNewest) throw new Error(`The official schema has no field ${typeName}.${fieldName}`);
  }
}
