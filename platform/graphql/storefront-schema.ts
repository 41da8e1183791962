import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { type ApiVersion, buildStorefrontSchema, type Resolver, type Resolvers } from '#schema/build-schema.ts';
import { ApiError } from './api-error.ts';
import { cartCompletionMutations } from './cart/cart-completion-mutations.ts';
import { cartDeliveryMutations } from './cart/cart-delivery-mutations.ts';
import { cartDeliveryResolvers } from './cart/cart-delivery-resolvers.ts';
import { cartMetafieldMutations } from './cart/cart-metafield-mutations.ts';
import { cartMutations } from './cart/cart-mutations.ts';
import { cartResolvers } from './cart/cart-resolvers.ts';
import { catalogueQuery } from './catalogue/catalogue-query.ts';
import { collectionResolvers } from './catalogue/collection-resolvers.ts';
import { imageResolvers } from './catalogue/image-resolvers.ts';
import { productResolvers } from './catalogue/product-resolvers.ts';
import { searchResolvers } from './catalogue/search-resolvers.ts';
import { taxonomyResolvers } from './catalogue/taxonomy-resolvers.ts';
import { variantResolvers } from './catalogue/variant-resolvers.ts';
import { emptyConnection } from './connection.ts';
import { articleResolvers } from './content/article-resolvers.ts';
import { menuResolvers } from './content/menu-resolvers.ts';
import { pageResolvers } from './content/page-resolvers.ts';
import { shopResolvers } from './content/shop-resolvers.ts';
import { sitemapResolvers } from './content/sitemap-resolvers.ts';
import { storeResolvers } from './content/store-resolvers.ts';
import { customerAddressResolvers } from './customer/customer-address.ts';
import { customerAddressMutations } from './customer/customer-address-mutations.ts';
import { customerMutations } from './customer/customer-mutations.ts';
import { customerResolvers } from './customer/customer-resolvers.ts';
import { metafieldResolvers } from './metafields.ts';
import { nodeResolvers } from './node-resolvers.ts';
import { orderResolvers } from './order/order-resolvers.ts';
import type { RequestContext } from './request-context.ts';

/** Every part of the API; a new part of the platform is added here. */
const parts: readonly Resolvers[] = [
  shopResolvers,
  catalogueQuery,
  collectionResolvers,
  productResolvers,
  variantResolvers,
  taxonomyResolvers,
  metafieldResolvers,
  imageResolvers,
  articleResolvers,
  pageResolvers,
  menuResolvers,
  searchResolvers,
  sitemapResolvers,
  storeResolvers,
  cartResolvers,
  cartMutations,
  cartDeliveryResolvers,
  cartDeliveryMutations,
  cartMetafieldMutations,
  cartCompletionMutations,
  customerResolvers,
  customerMutations,
  customerAddressResolvers,
  customerAddressMutations,
  orderResolvers,
  nodeResolvers,
];

/** Names of the fields that answer an empty list on every type that has them, whatever size is asked for. */
export function listEmptyFields(): string[] {
  const resolvers = Map.groupBy(parts.flatMap(Object.values).flatMap(Object.entries<Resolver>), ([name]) => name);
  return [...resolvers].flatMap(([name, found]) =>
    found.every(([, resolver]) => resolver === emptyConnection) ? name : [],
  );
}

export function createStorefrontSchema(version: ApiVersion): GraphQLSchema {
  return buildStorefrontSchema(version, mergeResolvers(parts), kindOf);
}

/** Values behind an interface or a union carry the name of their type. */
function kindOf(value: unknown): string | undefined {
  return isRecord(value) && typeof value.kind === 'string' ? value.kind : undefined;
}

/**
 * Reads a property, as graphql's own default does, but tells a property that is absent from one that is null: what the
 * platform does not have yet is an error that names the field, never a silent null.
 */
export const readProperty: GraphQLFieldResolver<unknown, RequestContext> = (source, args, context, info) => {
  if (isRecord(source) && info.fieldName in source) {
    const value = source[info.fieldName];
    return typeof value === 'function' ? value(args, context, info) : value;
  }
  const field = `${info.parentType.name}.${info.fieldName}`;
  throw new ApiError('NOT_IMPLEMENTED', `The field ${field} is not implemented by the embedded platform.`);
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** @throws Error when two parts claim the same field */
function mergeResolvers(all: readonly Resolvers[]): Resolvers {
  const merged: Record<string, Record<string, Resolver>> = {};
  for (const [type, fields] of all.flatMap((part) => Object.entries(part))) {
    const known = merged[type] ?? {};
    for (const [field, resolver] of Object.entries(fields)) {
      if (known[field]) throw new Error(`Two resolvers for ${type}.${field}`);
      known[field] = resolver;
    }
    merged[type] = known;
  }
  return merged;
}
