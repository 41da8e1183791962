import type { PlatformImage, ProductVariant } from '../../../storefront/documents.ts';

interface Pictured<Image> {
  images: readonly Image[];
  sockets: { pins: readonly (string | null)[] } | null;
}

/** The pictures with the chosen variant's own in front: a grey machine is shown grey. What is pinned to a picture goes with it. */
export function pictureOrder<Image extends Pick<PlatformImage, 'url'>>(
  { images, sockets }: Pictured<Image>,
  variant: Pick<ProductVariant, 'image'> | null,
): { images: Image[]; pins: (string | null)[] } {
  const own = Math.max(
    0,
    images.findIndex(({ url }) => url === variant?.image?.url),
  );
  const places = [own, ...Array.from(images.keys()).filter((place) => place !== own)].filter(
    (place) => place in images,
  );
  return {
    images: places.flatMap((place) => images[place] ?? []),
    pins: places.map((place) => sockets?.pins[place] ?? null),
  };
}
