import type { SchemaType } from '#schema/graphql.ts';
import type { CatalogueImage } from '../../catalogue/catalogue.ts';
import { MAX_SIZE } from '../../media/picture-request.ts';
import { type ConnectionArgs, sortedConnection } from '../connection.ts';
import { toGlobalId } from '../global-id.ts';
import type { Fields } from '../request-context.ts';

/** For screens with two or three dots to a pixel. */
const MAX_SCALE = 3;

/** A picture where the schema speaks of media. */
export interface MediaImage {
  kind: 'MediaImage';
  image: CatalogueImage | BrandImage;
}

/** Pictures of different owners are numbered apart; without a name it is a product's. */
interface OwnedImage extends CatalogueImage {
  owner?: 'ArticleImage';
}

/** A logo or icon: a file of the storefront, not of the shop's media. */
interface BrandImage {
  id: string;
  path: string;
  width: number;
  height: number;
  alt: CatalogueImage['alt'];
}

type Transform = SchemaType<'ImageTransformInput'>;

export function toMediaImage(image: CatalogueImage | BrandImage): MediaImage {
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

const Image = {
  id: (image) => toGlobalId('owner' in image && image.owner ? image.owner : 'ProductImage', image.id),
  altText: ({ alt }, _args, { language }) => alt[language],
  thumbhash: () => null,
  url: (image, { transform }: { transform?: Transform | null }, { baseUrl }) => imageUrl(image, baseUrl, transform),
  src: (image, _args, { baseUrl }) => imageUrl(image, baseUrl),
  originalSrc: (image, _args, { baseUrl }) => imageUrl(image, baseUrl),
  transformedSrc: (image, transform: Transform, { baseUrl }) => imageUrl(image, baseUrl, transform),
} satisfies Fields<OwnedImage | BrandImage>;

const MediaImageFields = {
  id: ({ image }) => toGlobalId('MediaImage', image.id),
  alt: ({ image }, _args, { language }) => image.alt[language],
  image: ({ image }) => image,
  previewImage: ({ image }) => image,
  mediaContentType: () => 'IMAGE',
  presentation: () => null,
} satisfies Fields<MediaImage>;

export const imageResolvers = { Image, MediaImage: MediaImageFields };

/**
 * The picture's address, with what the media is to make of it (platform/media/picture-request.ts). Sizes outside of what
 * the schema names are drawn to its bounds: transformations are best effort.
 */
function imageUrl(image: CatalogueImage | BrandImage, baseUrl: string, transform?: Transform | null): string {
  if ('path' in image) return `${baseUrl}${image.path}`;
  const parameters = new URLSearchParams({ v: '1' });
  const { maxWidth, maxHeight, crop, preferredContentType } = transform ?? {};
  const scale = clamp(transform?.scale ?? 1, MAX_SCALE);
  if (maxWidth) parameters.set('width', String(clamp(maxWidth * scale, MAX_SIZE)));
  if (maxHeight) parameters.set('height', String(clamp(maxHeight * scale, MAX_SIZE)));
  if (crop && maxWidth && maxHeight) parameters.set('crop', crop.toLowerCase());
  if (preferredContentType) parameters.set('format', preferredContentType.toLowerCase());
  return `${baseUrl}/cdn/shop/files/${image.file}.webp?${parameters}`;
}

function clamp(number: number, max: number): number {
  return Math.min(Math.max(1, number), max);
}
