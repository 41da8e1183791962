import type { PlatformImage, ProductVariant } from '../../../storefront/documents.ts';

type Variant = Pick<ProductVariant, 'image'>;

interface Pictured<Image> {
  images: readonly Image[];
  variants: readonly Variant[];
  sockets: { pins: readonly (string | null)[] } | null;
}

/**
 * The pictures of the chosen variant, its own in front: a grey machine is shown grey. A picture belongs to the variant whose own picture is
 * the last before it; every colour shows those before all of them. What is pinned to a picture goes with it.
 */
export function pictureOrder<Image extends Pick<PlatformImage, 'url'>>(
  { images, sockets, variants }: Pictured<Image>,
  variant: Variant | null,
): { images: Image[]; pins: (string | null)[] } {
  const own = images.findIndex(({ url }) => url === variant?.image?.url);
  const isAnyones = (place: number) => variants.some(({ image }) => image?.url === images[place]?.url);
  const ownerOf = (place: number): number => (place < 0 || isAnyones(place) ? place : ownerOf(place - 1));
  const all = Array.from(images.keys());
  const places = own < 0 ? all : [own, ...all.filter((place) => place !== own && [own, -1].includes(ownerOf(place)))];
  return {
    images: places.flatMap((place) => images[place] ?? []),
    pins: places.map((place) => sockets?.pins[place] ?? null),
  };
}
