import type { LoaderFunctionArgs } from 'react-router';
import { findProduct } from '#platform/catalogue/edit-product.ts';
import { readPriceLows } from '#platform/catalogue/price-low.ts';
import { readAuditLog } from '#platform/staff/audit-log.ts';
import { visitContext } from '../desk-context.ts';

const MOST_ENTRIES = 30;

/** @throws Response 404 for a handle that no product has */
export async function loadProduct({ params, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const { db, now } = visit.context;
  const product = await findProduct(visit.context, params.handle ?? '');
  if (!product) throw new Response(null, { status: 404 });
  const variants = product.variants.map(({ id }) => id);
  return {
    product,
    lows: await readPriceLows(db, variants, now()),
    log: await readAuditLog(db, { limit: MOST_ENTRIES, subject: `product ${product.handle}` }),
  };
}
