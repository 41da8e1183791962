import type { ArtPicture } from './art-pictures.ts';

/** How wide a picture will be, for the browser to choose a file before it knows the layout. */
const SIZES = {
  stage: '(min-width: 88rem) 40rem, (min-width: 64em) 46vw, 100vw',
  row: '(min-width: 88rem) 33rem, (min-width: 64em) 38vw, 100vw',
  chapter: '(min-width: 88rem) 44rem, (min-width: 64em) 50vw, 100vw',
  third: '(min-width: 88rem) 27rem, (min-width: 64em) 30vw, (min-width: 48em) 50vw, 100vw',
  /** On a phone a small one beside its words. */
  beside: '(min-width: 88rem) 27rem, (min-width: 64em) 30vw, (min-width: 48em) 50vw, 7rem',
  quarter: '(min-width: 88rem) 20rem, (min-width: 64em) 22vw, 48vw',
} as const;

interface Props {
  picture: ArtPicture | undefined;
  use: keyof typeof SIZES;
  alt: string;
  /** The one picture that a visitor waits for; every other one loads when it comes near. */
  isFirst?: boolean;
  /** Its background is the page’s own colour: the edges melt into it. */
  isOnGround?: boolean;
  className?: string;
}

/** One of the shop's own drawings; all are 4:3. AVIF if the browser knows it, otherwise WebP. */
export function ArtImage({ picture, use, alt, isFirst = false, isOnGround = false, className }: Props) {
  if (!picture) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={SIZES[use]} />
      <img
        className={isOnGround ? 'melt' : className}
        src={picture.src}
        srcSet={picture.webp}
        sizes={SIZES[use]}
        width={1200}
        height={900}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding={isFirst ? 'sync' : 'async'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}
