import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { ApiError, withCode } from './api-error.ts';
import { checkDocumentLimits, LIMITS } from './document-limits.ts';
import { LruCache } from './lru-cache.ts';

/** A document that may run, or the errors for which it may not. */
type CheckedDocument = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/** Characters of the documents that are kept parsed; a store has a few dozen of some kilobytes. */
const KEPT_CHARACTERS = 2_000_000;

/** Parses and validates documents; the result of each is kept, refusals as well. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #known = new LruCache<CheckedDocument>(KEPT_CHARACTERS);

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  check(source: string): CheckedDocument {
    if (source.length > LIMITS.length) {
      const message = `The document has ${source.length} characters, the limit is ${LIMITS.length}.`;
      return { errors: [new ApiError('MAX_DOCUMENT_LENGTH_EXCEEDED', message)] };
    }
    const known = this.#known.get(source);
    if (known) return known;
    const checked = this.#read(source);
    this.#known.set(source, checked, source.length);
    return checked;
  }

  #read(source: string): CheckedDocument {
    try {
      const document = parse(source, { maxTokens: LIMITS.tokens });
      checkDocumentLimits(document);
      const errors = validate(this.#schema, document, undefined, { maxErrors: 20 });
      if (errors.length === 0) return { document };
      return { errors: errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')) };
    } catch (error) {
      if (error instanceof ApiError) return { errors: [error] };
      if (error instanceof GraphQLError) return { errors: [withCode(error, 'GRAPHQL_PARSE_FAILED')] };
      // Thousands of nested braces exhaust the parser's stack.
      if (error instanceof RangeError)
        return { errors: [new ApiError('MAX_DEPTH_EXCEEDED', 'The document is nested too deeply.')] };
      throw error;
    }
  }
}
