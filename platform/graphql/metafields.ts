import { checkInputSize } from './input-size.ts';

/** The embedded platform keeps no custom fields; every one that is asked for is absent. */
export const noMetafields = {
  metafield: () => null,
  metafields(_source: unknown, { identifiers }: { identifiers: readonly unknown[] }) {
    checkInputSize(identifiers);
    return identifiers.map(() => null);
  },
};
