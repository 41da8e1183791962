/** The demo shop's pictures show the machine that is sold: its kind, its size, its keyboard and its colour. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readList } from '#domain/facts/fact-definitions.ts';
import { readPicturedSockets } from '#domain/facts/pictured-sockets.ts';
import { parsePort, purposeOf } from '#domain/facts/ports.ts';
import { isHiddenTitle, offeredVariants } from '#domain/shop/merchandising.ts';
import { shop } from '#shop.config';
import { listPictures } from '../media/stored-pictures.ts';
import { readSeedFiles, type SeedProduct } from './seed-files.ts';

/** What `art/src/bodies.json` says of a body; lengths in millimetres. */
interface Body {
  body?: string;
  screen?: [width: number, height: number];
  keyboard?: { numpad?: boolean };
  fabric?: string;
}

interface Bodies {
  families: Record<string, Body & { from?: string }>;
  bodies: Record<string, Body & { family: string }>;
  tablets: Record<string, Body>;
  desk: Record<string, Body>;
  /** The lids that carry the scale of wear, and the materials that are too close to one of them to be told from it. */
  wear: { materials: string[]; stands_for: Record<string, string[]> };
}

const file = new URL('../../art/src/bodies.json', import.meta.url);
const { families, bodies, tablets, desk, wear } = JSON.parse(readFileSync(file, 'utf8')) as Bodies;
const { products } = readSeedFiles(listPictures());
/** Lists leave out a product without a picture. */
const pictured = products.filter(({ images }) => images.length > 0);

const SHOT = /-(front|closed|flat|keys|ports|back)$/;
/** The names of materials, as a product's option calls the colour. */
const COLOUR_NAMES: Record<string, string> = {
  alu: 'Silver',
  spacegrey: 'Space grey',
  gold: 'Gold',
  rosegold: 'Rose gold',
  midnight: 'Midnight',
  ipadblue: 'Blue',
};
const WEAR = /^(?:wear-)?(?<material>[a-z]+)-(?:aa|aplus|aplusparenthesis|a|aminus|b)$/;
const DESK_KINDS: Record<string, string> = { dock: 'Accessory', monitor: 'Monitor', mini: 'Desktop' };

function familyOf(name: string): Body {
  const family = families[name];
  if (!family) throw new Error(`There is no family ${name}`);
  return family.from ? { ...familyOf(family.from), ...family } : family;
}

/** @returns what the picture shows; null for a grade's lid */
function shownIn(picture: string): { name: string; kind: string; body: Body } | null {
  if (!SHOT.test(picture)) return null;
  const name = picture.replace(SHOT, '');
  const laptop = bodies[name];
  if (laptop) return { name, kind: 'Laptop', body: { ...familyOf(laptop.family), ...laptop } };
  const tablet = tablets[name];
  if (tablet) return { name, kind: tablet.fabric ? 'Laptop' : 'Tablet', body: tablet };
  const other = desk[name];
  if (other) return { name, kind: DESK_KINDS[name.split('-')[0] ?? ''] ?? '', body: other };
  throw new Error(`${name} stands nowhere in bodies.json`);
}

const factOf = ({ metafields }: SeedProduct, key: string) => metafields.find((field) => field.key === key)?.value;
const inches = ([width, height]: [number, number]) => Math.hypot(width, height) / 25.4;
const coloursOf = ({ options }: SeedProduct) => options.find(({ name }) => name.en === 'Colour')?.values;

describe.each(pictured.map((product) => [product.handle, product] as const))('%s', (_, product) => {
  const shown = product.images.flatMap((picture) => shownIn(picture) ?? []);
  const fronts = product.images.flatMap((picture) => (picture.endsWith('-front') ? (shownIn(picture) ?? []) : []));

  it('is first seen from the front', () => expect(product.images[0]).toMatch(/-front$/));

  it('leads with the picture of what is chosen first', () =>
    expect(product.variants[0]?.image ?? product.images[0]).toBe(product.images[0]));

  it('is of the kind that is sold', () => {
    expect(new Set(shown.map(({ kind }) => kind))).toEqual(new Set([product.productType]));
  });

  it('has the screen and the keys that are sold', () => {
    const screen = factOf(product, 'screen');
    const hasNumberPad = factOf(product, 'number_pad');
    for (const { body, name } of fronts) {
      if (screen && body.screen) expect(Math.abs(inches(body.screen) - Number(screen)), name).toBeLessThan(0.5);
      if (hasNumberPad && body.keyboard) expect(String(body.keyboard.numpad === true), name).toBe(hasNumberPad);
    }
  });

  it('shows its grade on a lid of its own colour', () => {
    const lids = product.images.flatMap((picture) => WEAR.exec(picture)?.groups?.material ?? []);
    const [first] = fronts;
    // Tablets, with or without a keyboard, and desktop machines have no lid.
    const colour = first && first.name in bodies ? first.body.body : undefined;
    if (!colour) expect(lids).toEqual([]);
    for (const lid of lids) expect([lid, ...(wear.stands_for[lid] ?? [])]).toContain(colour);
  });

  it('has the sockets that are sold', () => {
    const sold = readList(factOf(product, 'ports') ?? '').map(parsePort);
    const drawn = Map.groupBy(readPicturedSockets(factOf(product, 'sockets') ?? ''), purposeOf);
    for (const [purpose, sockets] of drawn) {
      const known = sold.filter((port) => purposeOf(port) === purpose);
      // Cameras, pens and where the power goes in are no ports.
      if (purpose !== 'other') expect(known, purpose).not.toEqual([]);
      for (const { kind, count } of known) {
        const seen = sockets.filter((socket) => socket.kind === kind).length;
        if (purpose !== 'other' && seen > 0) expect(seen, kind).toBe(count);
      }
      expect(Math.max(...sockets.map(({ picture }) => picture))).toBeLessThanOrEqual(product.images.length);
    }
  });

  it('has a colour that is sold', () => {
    const sold = coloursOf(product)?.map(({ en }) => en);
    if (!sold) return;
    const seen = fronts.map(({ body }) => COLOUR_NAMES[body.body ?? '']);
    expect(sold).toEqual(expect.arrayContaining(seen));
  });
});

describe('a variant with a picture of its own', () => {
  const own = products.flatMap(({ handle, options, variants }) =>
    variants.flatMap(({ image, values }) => {
      const index = options.findIndex(({ name }) => name.en === 'Colour');
      const colour = options[index]?.values.find(({ el }) => el === values[index])?.en;
      return image === null ? [] : [{ handle, image, colour }];
    }),
  );

  it.each(own)('has its colour on it: $handle, $colour', ({ image, colour }) =>
    expect(COLOUR_NAMES[shownIn(image)?.body.body ?? '']).toBe(colour),
  );
  it('is each of those whose product shows its colour', () => expect(own.length).toBeGreaterThanOrEqual(24));
});

const { hiddenTitles, hiddenVariants } = shop.merchandising;

/** What the shopper pays for the cheapest variant on offer; lists begin with the cheapest. */
function priceOf({ variants }: SeedProduct): number {
  const known = variants.map((variant) => ({
    ...variant,
    title: variant.values.join(' / '),
    availableForSale: variant.stock > 0,
    selectedOptions: variant.values.map((value) => ({ value })),
  }));
  const offered = offeredVariants(known, hiddenVariants).filter(({ stock }) => stock > 0);
  return Math.min(...offered.map(({ price }) => price), Number.MAX_SAFE_INTEGER);
}

/** The address up to where it begins to tell one machine of the model from another. */
const modelOf = ({ handle }: SeedProduct) =>
  handle.replace(/-(i\d-|ryzen-|celeron-|xeon-|pentium-|m3-\d|\d+gb|aa$|a$|a-|b$).*$/, '');

/** The lists that the shop itself leads to: all products, one kind, one brand. */
const LISTS: readonly (readonly [string, (product: SeedProduct) => boolean])[] = [
  ['all products', () => true],
  ...[...new Set(products.map(({ productType }) => productType))].map(
    (kind) => [kind, (product: SeedProduct) => product.productType === kind] as const,
  ),
  ...[...new Set(products.map(({ vendor }) => vendor))].map(
    (brand) => [brand, (product: SeedProduct) => product.vendor === brand] as const,
  ),
];

describe.each(LISTS)('in the list of %s', (_, belongs) => {
  const list = pictured
    .filter(belongs)
    .filter(({ title }) => !isHiddenTitle(title.en, hiddenTitles))
    .sort((a, b) => priceOf(a) - priceOf(b));

  it('two neighbouring models look different', () => {
    const same = list.flatMap((product, index) => {
      const next = list[index + 1];
      if (!next || next.images[0] !== product.images[0] || modelOf(next) === modelOf(product)) return [];
      return [`${product.handle} and ${next.handle}`];
    });
    expect(same).toEqual([]);
  });
});
