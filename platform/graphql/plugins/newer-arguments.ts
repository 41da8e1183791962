import { type DocumentNode, type FieldNode, Kind, visit } from 'graphql';
import type { ApiPlugin } from '../request-context.ts';

/**
 * Arguments of a version whose official schema is not published yet (schema/versions), by field. Each of them changes nothing here:
 * the discounts of a line are an empty list in any case.
 */
const NEWER: ReadonlyMap<string, string> = new Map([['discountAllocations', 'lineLevelOnly']]);

/** Takes such arguments out of a document, so that clients of that version are answered. */
export function newerArguments(): ApiPlugin {
  return {
    onParse({ params: { source } }) {
      if (![...NEWER.values()].some((argument) => source.includes(argument))) return;
      return ({ result, replaceParseResult }) => {
        if (!(result instanceof Error)) replaceParseResult(withoutNewer(result as DocumentNode));
      };
    },
  };
}

function withoutNewer(document: DocumentNode): DocumentNode {
  return visit(document, {
    [Kind.FIELD]: (field: FieldNode) => {
      const newer = NEWER.get(field.name.value);
      if (newer === undefined) return undefined;
      return { ...field, arguments: field.arguments?.filter(({ name }) => name.value !== newer) };
    },
  });
}
