import type { Selectable } from 'kysely';
import type { VatClass } from '#domain/vat.ts';
import type { Tables } from '../db/tables.ts';

type OrderRow = Pick<Selectable<Tables['orders']>, 'vat_classes' | 'vat_percent' | 'vat_cents' | 'total_cents'>;

/** What of an order's total bears which rate. */
export function vatClassesOf({ vat_classes, vat_percent, vat_cents, total_cents }: OrderRow): VatClass[] {
  if (vat_classes !== null) return JSON.parse(vat_classes) as VatClass[];
  return [{ vatPercent: vat_percent, grossCents: total_cents, vatCents: vat_cents }];
}
