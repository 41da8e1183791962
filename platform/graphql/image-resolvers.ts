import type { CatalogueImage } from '../catalogue/catalogue.ts';
import { type ConnectionArgs, sortedConnection } from './connection.ts';
import { toGlobalId } from './global-id.ts';
import type { RequestContext } from './request-context.ts';

/** A picture where the schema speaks of media. */
export interface MediaImage {
  kind: 'MediaImage';
  image: CatalogueImage;
}

/** Pictures of different owners are numbered apart; without a name it is a product's. */
interface OwnedImage extends CatalogueImage {
  owner?: 'ArticleImage';
}

interface Transform {
  maxWidth?: number | null;
  maxHeight?: number | null;
  scale?: number | null;
  preferredContentType?: 'JPG' | 'PNG' | 'WEBP' | null;
}

export function toMediaImage(image: CatalogueImage): MediaImage {
  return { kind: 'MediaImage', image };
}

export function imagesConnection(images: readonly CatalogueImage[], args: ConnectionArgs & { sortKey?: string }) {
  const byId = args.sortKey === 'ID' || args.sortKey === 'CREATED_AT';
  const places = new Map(images.map((image, index) => [image.id, index]));
  return sortedConnection(images, args, {
    name: byId ? 'ID' : 'POSITION',
    valueOf: (image) => (byId ? 0 : (places.get(image.id) ?? 0)),
    idOf: (image) => image.id,
  });
}

export const imageResolvers = {
  Image: {
    id: (image: OwnedImage) => toGlobalId(image.owner ?? 'ProductImage', image.id),
    altText: (image: CatalogueImage, _args: unknown, { language }: RequestContext) => image.alt[language],
    thumbhash: () => null,
    url: (image: CatalogueImage, { transform }: { transform?: Transform | null }, { platform }: RequestContext) =>
      imageUrl(image, platform.publicUrl, transform),
    src: (image: CatalogueImage, _args: unknown, { platform }: RequestContext) => imageUrl(image, platform.publicUrl),
    originalSrc: (image: CatalogueImage, _args: unknown, { platform }: RequestContext) =>
      imageUrl(image, platform.publicUrl),
    transformedSrc: (image: CatalogueImage, transform: Transform, { platform }: RequestContext) =>
      imageUrl(image, platform.publicUrl, transform),
  },
  MediaImage: {
    id: ({ image }: MediaImage) => toGlobalId('MediaImage', image.id),
    alt: ({ image }: MediaImage, _args: unknown, { language }: RequestContext) => image.alt[language],
    image: ({ image }: MediaImage) => image,
    previewImage: ({ image }: MediaImage) => image,
    mediaContentType: () => 'IMAGE',
    presentation: () => null,
  },
};

/**
 * The picture's address. A height is turned into the width of the same shape: pictures are never cropped. Only WebP can
 * be forced; without a wish the media answers with the best format that the browser accepts.
 */
function imageUrl(image: CatalogueImage, publicUrl: string, transform?: Transform | null): string {
  const url = `${publicUrl}/cdn/shop/files/${image.file}.webp?v=1`;
  const { maxWidth, maxHeight, scale, preferredContentType } = transform ?? {};
  const widths = [maxWidth, maxHeight ? Math.ceil((maxHeight * image.width) / image.height) : null];
  const width = Math.min(...widths.filter((candidate) => typeof candidate === 'number' && candidate > 0).map(Number));
  const format = preferredContentType === 'WEBP' ? '&format=webp' : '';
  return Number.isFinite(width) ? `${url}&width=${width * Math.max(1, scale ?? 1)}${format}` : `${url}${format}`;
}
