import { type DocumentNode, type GraphQLSchema, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { ApiError } from '../api-error.ts';
import type { ApiPlugin } from '../request-context.ts';
import { hasToken } from './token-check.ts';

/**
 * What needs a token, as on the hosted platform: customers, metaobjects, metafields and the tags of products. Products, collections,
 * search, pages, blogs, menus and carts are answered without one.
 * Source: https://shopify.dev/docs/api/storefront (Authentication)
 */
const NEEDS_TOKEN =
  /^(?:(?:QueryRoot|Mutation)\.(?:customer\w*|metaobjects?|productTags|cartMetafield\w+)|Product\.tags|\w+\.metafields?|CartBuyerIdentity\.customer)$/;

/** Refuses an operation without a token that asks for more, and names the field. */
export function tokenless(): ApiPlugin {
  return {
    onExecute({ args: { schema, document }, context, setResultAndStopExecution }) {
      if (hasToken(context.request.headers)) return;
      const field = findField(schema, document);
      if (field === null) return;
      const message = `${field} needs an access token: send it as X-Shopify-Storefront-Access-Token.`;
      setResultAndStopExecution({ errors: [new ApiError('ACCESS_DENIED', message)] });
    },
  };
}

function findField(schema: GraphQLSchema, document: DocumentNode): string | null {
  const types = new TypeInfo(schema);
  let found: string | null = null;
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.FIELD]: ({ name }) => {
        const path = `${types.getParentType()?.name}.${name.value}`;
        if (NEEDS_TOKEN.test(path)) found ??= path;
      },
    }),
  );
  return found;
}
