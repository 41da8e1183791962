/** One product out of the rows that bear its handle. */
import { cleanCode } from '#domain/customer/typed-text.ts';
import { fold } from '#domain/locale/fold.ts';
import { makerIn } from '#domain/machine/brand-of.ts';
import { titleHandle } from '#domain/shop/spell-handle.ts';
import type { FindPicture } from '../../media/gather-pictures.ts';
import { causeOf } from '../../problems/problems.ts';
import type { ProductStatus } from '../catalogue.ts';
import type { Localized } from '../localized.ts';
import { pictureText } from '../picture-text.ts';
import type { ImageRecord, ProductRecord } from '../product-record.ts';
import { keepMissing } from './keep-missing.ts';
import type { SheetRow } from './product-sheet.ts';
import { readMetafields } from './read-metafields.ts';
import { readVariantRows } from './read-variant-rows.ts';
import { englishOf, parseBoolean, readLocalized } from './sheet-cells.ts';

/** Small letters of any script, as the hosted platform makes them of titles. */
const HANDLE = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:[-_]+[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;
/** The columns that name pictures. */
export const PICTURE_COLUMNS = ['Image Src', 'Variant Image'] as const;

const MAX_HANDLE = 255;
const MAX_TITLE = 255;
const STATUSES: readonly ProductStatus[] = ['active', 'draft', 'archived'];

/**
 * Handles for a list without that column. What has options is one product in rows of one title; otherwise each row is a machine of its
 * own, known by its SKU. A row without a title has none.
 *
 * @param owners handles in the shop by SKU
 */
export function giveHandles(rows: readonly SheetRow[], owners: ReadonlyMap<string, string>): void {
  const [first] = rows;
  if (!first || first.has('Handle')) return;
  const hasOptions = first.has('Option1 Value');
  const rowsOf = new Map<string, number>();
  for (const row of rows) {
    const own = owners.get(row.code('Variant SKU') ?? '');
    const made = titleHandle(row.text('Title') ?? '');
    const count = (rowsOf.get(made) ?? 0) + 1;
    rowsOf.set(made, count);
    if (made === '') row.fail('Title', causeOf('no_title'));
    else row.set('Handle', own ?? (hasOptions || count === 1 ? made : `${made}-${count}`));
  }
  first.warn('Handle', causeOf('handle_of_title', new Set(rows.map((row) => row.text('Handle') ?? '')).size));
}

/**
 * Rows by handle, in the order of the file. Rows of one product may be apart, because people sort files.
 *
 * @param known handles that are in the shop, of any form
 */
export function groupByHandle(
  rows: readonly SheetRow[],
  known: Pick<ReadonlySet<string>, 'has'>,
): Map<string, SheetRow[]> {
  const groups = new Map<string, SheetRow[]>();
  for (const row of rows.filter((one) => one.has('Handle'))) {
    const handle = handleOf(row, known);
    if (!known.has(handle) && (!HANDLE.test(handle) || handle.length > MAX_HANDLE)) {
      row.fail('Handle', causeOf('no_handle', handle));
      continue;
    }
    const group = groups.get(handle);
    if (group) group.push(row);
    else groups.set(handle, [row]);
  }
  return groups;
}

/** Handles are small letters, as the hosted platform keeps them whatever a file has. */
function handleOf(row: SheetRow, known: Pick<ReadonlySet<string>, 'has'>): string {
  const handle = cleanCode(row.text('Handle') ?? '');
  return known.has(handle) ? handle : handle.toLowerCase();
}

/** A product that is active and not published in the hosted platform's online store is a draft here. */
function readStatus(row: SheetRow, known: ProductStatus = 'active'): ProductStatus {
  const text = (row.text('Status') ?? '').toLowerCase();
  if (!row.has('Status') && !row.has('Published')) return known;
  const status = STATUSES.find((one) => one === (text || 'active'));
  const published = row.text('Published') ? parseBoolean(fold(row.text('Published') ?? '')) : true;
  if (!status) row.fail('Status', causeOf('no_status', text));
  if (published === null) row.fail('Published', causeOf('not_boolean', row.text('Published') ?? ''));
  return status === 'active' && published === false ? 'draft' : (status ?? known);
}

/**
 * @param known the product as it is in the shop; it fills columns that the file lacks
 * @param settings.findPicture finds a picture by its name in the file
 * @param settings.deleteMissing whether variants and pictures that the file lacks are deleted
 */
export function readProductRows(
  handle: string,
  rows: readonly SheetRow[],
  known: ProductRecord | undefined,
  { findPicture, deleteMissing }: { findPicture: FindPicture; deleteMissing: boolean },
): ProductRecord {
  const row = mainRow(rows);
  const title = readLocalized(row, 'Title', 'Title (en)', known?.title);
  if (title.el === '') row.fail('Title', causeOf('no_title'));
  if (title.el.length > MAX_TITLE) row.fail('Title', causeOf('long_title', title.el.length, MAX_TITLE));
  const vendor = (row.text('Vendor') ?? known?.vendor) || (makerIn(title.el) ?? '');
  if (vendor === '') row.fail('Vendor', causeOf('no_vendor'));
  checkKind(rows);
  const images = readImages(rows, title, known, findPicture);
  return {
    handle,
    status: readStatus(row, known?.status),
    title,
    descriptionHtml: readDescription(row, known?.descriptionHtml),
    seoTitle: readLocalized(row, 'SEO Title', 'SEO Title (en)', known?.seoTitle),
    seoDescription: readLocalized(row, 'SEO Description', 'SEO Description (en)', known?.seoDescription),
    vendor,
    productType: row.text('Type') ?? known?.productType ?? '',
    tags: readTags(row) ?? known?.tags ?? [],
    images:
      deleteMissing && row.has('Image Src') ? images : keepMissing(known?.images ?? [], images, ({ file }) => file),
    ...readVariantRows(rows, known, { findPicture, deleteMissing }),
    metafields: readMetafields(row, 'product', known?.metafields ?? []),
  };
}

/** Each piece of goods is a thing that is sent or picked up. */
function checkKind(rows: readonly SheetRow[]): void {
  const giftCard = rows.find((row) => parseBoolean(fold(row.text('Gift Card') ?? '')));
  const unsent = rows.find((row) => parseBoolean(fold(row.text('Variant Requires Shipping') ?? '')) === false);
  if (giftCard) giftCard.fail('Gift Card', causeOf('gift_card'));
  else unsent?.warn('Variant Requires Shipping', causeOf('not_sent'));
}

/** The row with the product's own texts: the first, unless the file was sorted. */
function mainRow(rows: readonly SheetRow[]): SheetRow {
  const row = rows.find((candidate) => candidate.isFilled('Title')) ?? rows[0];
  if (!row) throw new Error('A product has no rows');
  return row;
}

function readDescription(row: SheetRow, known: Localized | undefined): Localized {
  const el = row.verbatim('Body (HTML)') ?? known?.el ?? '';
  return { el, en: englishOf(row.verbatim('Body (en)'), el, known) };
}

function readTags(row: SheetRow): string[] | undefined {
  const tags = row
    .text('Tags')
    ?.split(',')
    .map((tag) => tag.trim());
  return tags && [...new Set(tags.filter((tag) => tag !== ''))];
}

/** The pictures of variants, which the hosted platform repeats beside each, follow those of the product. */
function readImages(
  rows: readonly SheetRow[],
  title: Localized,
  known: ProductRecord | undefined,
  findPicture: FindPicture,
): ImageRecord[] {
  const images: (ImageRecord & { position: number })[] = [];
  for (const column of PICTURE_COLUMNS) {
    for (const row of rows) {
      if (!row.isFilled(column)) continue;
      const found = findPicture(row.text(column) ?? '');
      if ('problem' in found) {
        row.fail(column, found.problem);
        continue;
      }
      const { file } = found;
      const isOwn = column === 'Image Src';
      if (!isOwn && images.some((image) => image.file === file)) continue;
      const text = known?.images.find((image) => image.file === file)?.alt ?? pictureText(title, file);
      const position = (isOwn && readPosition(row)) || images.length + 1;
      images.push({ file, alt: isOwn ? readAlt(row, text) : text, position });
    }
  }
  return images.sort((a, b) => a.position - b.position).map(({ file, alt }) => ({ file, alt }));
}

/** An empty cell leaves the text that is there, or the one that the picture's name gives. */
function readAlt(row: SheetRow, known: Localized): Localized {
  if (!row.isFilled('Image Alt Text')) return known;
  return readLocalized(row, 'Image Alt Text', 'Image Alt Text (en)', known);
}

function readPosition(row: SheetRow): number | undefined {
  const text = row.text('Image Position');
  if (!text) return undefined;
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  row.fail('Image Position', causeOf('no_position', text));
  return undefined;
}
