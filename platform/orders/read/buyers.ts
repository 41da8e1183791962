import type { PostalAddress } from '#domain/delivery/postal-address.ts';
import type { Database } from '../../db/database.ts';

export interface Buyer {
  name: string;
  city: string;
  /** `courier`, `locker` or `pickup`. */
  shippingMethod: string;
}

/** Who bought, for a list of orders, by the order's number. */
export async function readBuyers(db: Database, numbers: readonly number[]): Promise<Map<number, Buyer>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'shipping_address', 'shipping_method as shippingMethod'])
    .where('number', 'in', numbers)
    .execute();
  return new Map(
    rows.map(({ number, shipping_address, shippingMethod }) => {
      const { firstName, lastName, city } = JSON.parse(shipping_address) as PostalAddress;
      return [number, { name: `${firstName} ${lastName}`.trim(), city, shippingMethod }];
    }),
  );
}
