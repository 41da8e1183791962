import type { initGraphQLTada } from 'gql.tada';
import type { introspection } from './storefront-introspection.d.ts';

interface Setup {
  introspection: introspection;
  scalars: {
    Decimal: string;
    URL: string;
    DateTime: string;
    HTML: string;
    Color: string;
    JSON: unknown;
    UnsignedInt64: string;
    ISO8601DateTime: string;
  };
}

/** A document at run time: its own text, and the fragments that it spreads. */
interface DocumentText {
  text: string;
  fragments: readonly DocumentText[];
}

/**
 * Typed documents of the Storefront API: `graphql('query …', [Fragment])` knows its result and its variables from the
 * official schema. gql.tada gives the types only; at run time a document stays text, so that no parser and no printer
 * travels to the browser.
 */
export const graphql = ((text: string, fragments: readonly DocumentText[] = []): DocumentText => ({
  text,
  fragments,
})) as unknown as initGraphQLTada<Setup>;

/** The text that goes over the wire: the document and each fragment it needs, once. */
export function toQueryText(document: object): string {
  const parts = new Set<string>();
  const collect = ({ text, fragments }: DocumentText) => {
    // `@_unmask` speaks to gql.tada's types alone; the platform does not know it.
    parts.add(text.replace(' @_unmask', '').trim());
    fragments.forEach(collect);
  };
  collect(document as DocumentText);
  return [...parts].join('\n');
}

/** `CartCreate` of `mutation CartCreate(…)`. */
export function toOperationName(document: object): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec((document as DocumentText).text)?.[1] ?? 'unnamed';
}

export type { ResultOf, TadaDocumentNode, VariablesOf } from 'gql.tada';

/** What the schema calls so: an enumeration, or an input as clients send it. */
export type SchemaType<Name extends string> = ReturnType<typeof graphql.scalar<Name>>;
