import type { PlatformImage } from '../storefront/documents.ts';

/** The layout's widths, in one table: what the browser is told about how wide a picture will be. */
const SIZES = {
  card: '(min-width: 80em) 19rem, (min-width: 48em) 30vw, 45vw',
  product: '(min-width: 64em) 56vw, 100vw',
  match: '(min-width: 64em) 34vw, 10rem',
  zoom: '200vw',
  stage: '(min-width: 64em) 60rem, 100vw',
  post: '(min-width: 88rem) 27rem, (min-width: 64em) 30vw, (min-width: 48em) 46vw, 100vw',
  thumb: '10rem',
  line: '5.5rem',
} as const;

const WIDTHS: Record<keyof typeof SIZES, readonly number[]> = {
  card: [400, 800],
  product: [400, 800, 1200, 1600, 2000],
  match: [400, 800],
  zoom: [1200, 2000],
  stage: [800, 1200, 2400],
  post: [400, 800, 1200],
  thumb: [400],
  line: [400],
};

interface Props {
  image: Pick<PlatformImage, 'url' | 'width' | 'height'>;
  use: keyof typeof SIZES;
  alt: string;
  /** One that a visitor waits for; every other one loads when it comes near. */
  isFirst?: boolean;
  /** One that leaves the line to the others, also where it is seen. */
  isLast?: boolean;
  className?: string;
}

/** A picture of the platform. The platform answers AVIF or WebP, whichever the browser accepts. */
export function Picture({ image, use, alt, isFirst = false, isLast = false, className }: Props) {
  const widths = WIDTHS[use];
  const source = (width: number) => withWidth(image.url, width);
  const picture = (
    <img
      className={className}
      src={source(widths[0] ?? 400)}
      srcSet={widths.length > 1 ? widths.map((width) => `${source(width)} ${width}w`).join(', ') : undefined}
      sizes={widths.length > 1 ? SIZES[use] : undefined}
      width={image.width ?? 1200}
      height={image.height ?? 900}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : 'async'}
      fetchPriority={isFirst ? 'high' : isLast ? 'low' : undefined}
    />
  );
  // Alone it would be named once more in the head, by React; a browser finds it in the page as early, which arrives with its head.
  return isFirst ? <picture>{picture}</picture> : picture;
}

/** The platform's pictures take their width as a parameter; the address may carry others already. */
function withWidth(url: string, width: number): string {
  const [address = '', query] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('width', String(width));
  return `${address}?${parameters}`;
}
