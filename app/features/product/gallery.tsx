import { type MouseEvent, useRef, useState } from 'react';
import { useI18n } from '../../i18n/i18n-context.tsx';
import type { PlatformImage } from '../../storefront/documents.ts';
import { Picture } from '../../ui/picture.tsx';
import { productWords } from './product-words.ts';

/** A strip that one swipes or scrolls; the small pictures are links into it, so it works without JavaScript. */
export function Gallery({ images, title }: { images: PlatformImage[]; title: string }) {
  const { t } = useI18n(productWords);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const onScroll = () => {
    const element = strip.current;
    if (element) setShown(Math.round(element.scrollLeft / element.clientWidth));
  };
  const onPick = (event: MouseEvent, at: number) => {
    event.preventDefault();
    const element = strip.current;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollTo({ left: at * element.clientWidth, behavior: isCalm ? 'instant' : 'smooth' });
  };

  return (
    <section className="gal" aria-label={t('product.gallery')}>
      <ul className="gal__main" ref={strip} onScroll={onScroll} tabIndex={images.length > 1 ? 0 : undefined}>
        {images.map((image, at) => (
          <li key={image.url} id={`picture-${at + 1}`}>
            <Picture image={image} use="product" alt={image.altText ?? title} isFirst={at === 0} className="melt" />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className="gal__thumbs">
          {images.map((image, at) => (
            <a
              key={image.url}
              href={`#picture-${at + 1}`}
              aria-label={t('product.picture', { n: at + 1, count: images.length })}
              aria-current={at === shown}
              onClick={(event) => onPick(event, at)}
            >
              <Picture image={image} use="thumb" alt="" />
            </a>
          ))}
        </div>
      )}
    </section>
  );
}
