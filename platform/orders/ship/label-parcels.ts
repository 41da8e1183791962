import { type LabelCourier, type LabelParcel, toLabelTable } from '#domain/delivery/label-columns.ts';
import { asText, writeSheet } from '../../catalogue/import/csv.ts';
import type { Database } from '../../db/database.ts';
import { moneyComes } from '../../payments/manual-methods.ts';
import type { OwnerOrder } from '../read/list-orders.ts';

/** The weight of a machine in its box where none was written down. */
const UNKNOWN_GRAMS = 3_000;

/** What is left to send of these orders, for the import of a courier's portal; null when none of them has a label. */
export async function writeLabels(
  db: Database,
  orders: readonly OwnerOrder[],
  courier: LabelCourier,
  options: { forExcel: boolean },
): Promise<string | null> {
  const parcels = await readLabelParcels(db, orders);
  if (parcels.length === 0) return null;
  return writeSheet(
    toLabelTable(courier, parcels).map((row) => row.map(asText)),
    options,
  );
}

/** Orders that are collected have no label. */
async function readLabelParcels(db: Database, orders: readonly OwnerOrder[]): Promise<LabelParcel[]> {
  const sent = orders.filter(
    ({ account, shippingMethod }) => shippingMethod !== 'pickup' && account.some(({ left }) => left > 0),
  );
  const weights = await readWeights(
    db,
    sent.flatMap(({ account }) => account.map(({ line }) => line.variant_id)),
  );
  return sent.map((order) => {
    const { number, email, address, account, note, paymentMethod, payment, totalCents } = order;
    const grams = account.reduce(
      (sum, { line, left }) => sum + left * (weights.get(line.variant_id) ?? UNKNOWN_GRAMS),
      0,
    );
    // The first parcel collects all of it.
    const isCollected = moneyComes(paymentMethod) === 'to-courier' && account.every(({ sent }) => sent === 0);
    return {
      order: number,
      email,
      address,
      codCents: isCollected ? totalCents - (payment?.capturedCents ?? 0) : 0,
      kilograms: grams / 1_000,
      notes: note.replaceAll(/\s+/g, ' ').trim().slice(0, 100),
    };
  });
}

async function readWeights(db: Database, variantIds: readonly number[]): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_variants')
    .select(['id', 'weight_grams'])
    .where('id', 'in', variantIds)
    .execute();
  return new Map(rows.flatMap(({ id, weight_grams }) => (weight_grams === null ? [] : [[id, weight_grams] as const])));
}
