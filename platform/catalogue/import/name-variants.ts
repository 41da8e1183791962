import { causeOf } from '../../problems/problems.ts';
import type { ProductRecord } from '../product-record.ts';
import { spellSku } from '../skus.ts';
import { NO_OPTION, OPTION_NUMBERS } from './product-columns.ts';
import type { SheetRow } from './product-sheet.ts';
import { isVariantRow } from './read-variant-rows.ts';

/** The SKUs of a file so far, and those of the shop. */
export interface KnownSkus {
  /** The row that has it. */
  rows: Map<string, SheetRow>;
  /** The product that has it in the shop. */
  owners: ReadonlyMap<string, string>;
}

/**
 * Gives every variant of a product's rows an SKU of its own, which is how the shop tells variants apart. Files of other shops often have
 * none, or the same one twice: the variant is then found by its options, and a new one is named after the handle.
 */
export function nameVariants(
  handle: string,
  rows: readonly SheetRow[],
  known: ProductRecord | undefined,
  skus: KnownSkus,
): void {
  const variantRows = rows.filter(isVariantRow);
  const named = new Set(variantRows.map((row) => row.code('Variant SKU')));
  for (const row of variantRows) {
    const typed = row.code('Variant SKU') ?? '';
    const twin = skus.rows.get(typed);
    const owner = skus.owners.get(typed);
    if (twin === undefined && owner !== undefined && owner !== handle)
      row.fail('Variant SKU', causeOf('sku_elsewhere', typed, owner));
    const sku =
      typed !== '' && !twin ? typed : (findByOptions(row, variantRows, known, named) ?? freeSku(handle, row, skus));
    if (twin) {
      row.warn('Variant SKU', causeOf('sku_twice', typed, twin.line, sku));
    }
    row.set('Variant SKU', sku);
    skus.rows.set(sku, row);
  }
}

/** The variant of the shop with the same options, unless another row names it. */
function findByOptions(
  row: SheetRow,
  variantRows: readonly SheetRow[],
  known: ProductRecord | undefined,
  named: ReadonlySet<string | undefined>,
): string | undefined {
  const values = JSON.stringify(valuesOf(row));
  const free = (known?.variants ?? []).filter(({ sku }) => !named.has(sku));
  const isOnly = variantRows.length === 1 && known?.variants.length === 1 && !row.has('Option1 Value');
  return free.find((variant) => isOnly || JSON.stringify(variant.values) === values)?.sku;
}

function valuesOf(row: SheetRow): string[] {
  const values = OPTION_NUMBERS.map((number) => row.text(`Option${number} Value`) ?? '').filter(Boolean);
  return values.length === 1 && values[0] === NO_OPTION.value ? [] : values;
}

function freeSku(handle: string, row: SheetRow, { rows, owners }: KnownSkus): string {
  return spellSku([handle, ...valuesOf(row)], (sku) => rows.has(sku) || (owners.get(sku) ?? handle) !== handle);
}
