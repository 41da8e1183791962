import { expect, it } from 'vitest';
import { toQueryText } from '#schema/graphql.ts';
import * as documents from './documents.ts';

/** An order that leaves some pieces does not make pages old (platform/read-version.ts). */
it('no page says how many pieces are left', () => {
  for (const document of Object.values(documents)) {
    expect(toQueryText(document)).not.toMatch(/quantityAvailable|totalInventory/);
  }
});
