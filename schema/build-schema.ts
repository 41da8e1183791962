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

/** The introspection answer of the hosted platform, exactly as it was published. */
export function readOfficialIntrospection(): IntrospectionQuery {
  return JSON.parse(readFileSync(new URL('./storefront.schema.json', import.meta.url), 'utf8')) as IntrospectionQuery;
}

/**
 * Builds the whole official schema and hangs the resolvers onto it.
 *
 * @param resolveType tells the object type of a value behind an interface or a union
 * @throws Error when a resolver names a type or field that the official schema does not have
 */
export function buildStorefrontSchema(
  resolvers: Resolvers,
  resolveType: GraphQLTypeResolver<unknown, never>,
): GraphQLSchema {
  const schema = buildClientSchema(readOfficialIntrospection(), { assumeValid: true });
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type)) Object.assign(type, scalars[type.name]);
    if (isAbstractType(type) && !type.name.startsWith('__')) {
      type.resolveType = resolveType as GraphQLTypeResolver<unknown, unknown>;
    }
  }
  for (const [typeName, fields] of Object.entries(resolvers)) attachResolvers(schema, typeName, fields);
  return schema;
}

function attachResolvers(schema: GraphQLSchema, typeName: string, resolvers: Readonly<Record<string, Resolver>>): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`The official schema has no object type ${typeName}`);
  const fields = type.getFields();
  for (const [fieldName, resolver] of Object.entries(resolvers)) {
    const field = fields[fieldName];
    if (!field) throw new Error(`The official schema has no field ${typeName}.${fieldName}`);
    field.resolve = resolver as GraphQLFieldResolver<unknown, unknown>;
  }
}
