import { type MouseEvent, useRef, useState } from 'react';
import { shop } from '#shop.config';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { onDemand } from '../../../ui/over/on-demand.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { ProductData } from '../load-product.ts';
import type { ProductKey } from '../product-words.ts';

interface Props extends Pick<ProductData, 'images'> {
  title: string;
  /** What is drawn over each picture. */
  pins: readonly (string | null)[];
  /** Said over the first picture: that it is sold. */
  mark: string | null;
}

const ZoomDialog = onDemand(() => import('./zoom-dialog.tsx').then((module) => module.ZoomDialog));

/**
 * A strip that one swipes or scrolls. The small pictures are links into it, and each picture is a link to itself, so it
 * works without JavaScript; with it, a press opens the picture large.
 */
export function Gallery({ images, title, pins, mark }: Props) {
  const { t } = useI18n<ProductKey>();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const [isReachedFor, setReachedFor] = useState(false);
  const reach = () => setReachedFor(true);

  const onScroll = () => {
    reach();
    const element = strip.current;
    if (element) setShown(Math.round(element.scrollLeft / element.clientWidth));
  };
  const show = (index: number) => {
    const element = strip.current;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollTo({ left: index * element.clientWidth, behavior: isCalm ? 'instant' : 'smooth' });
  };
  const onPick = (event: MouseEvent, index: number) => {
    event.preventDefault();
    show(index);
  };
  const onZoom = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(true);
  };

  return (
    <section
      className="gal"
      aria-label={t('product.gallery')}
      data-reached={isReachedFor || undefined}
      onPointerEnter={reach}
      onTouchStart={reach}
      onFocus={reach}
    >
      {mark && <p className="gal__mark">{mark}</p>}
      <ul className="gal__main" ref={strip} onScroll={onScroll}>
        {images.map((image, index) => (
          <li key={image.url} id={`picture-${index + 1}`}>
            <a
              href={image.url}
              // Also for a picture that has not loaded yet.
              aria-label={`${t('product.zoom')}: ${image.altText ?? title}`}
              aria-haspopup="dialog"
              tabIndex={index === shown ? undefined : -1}
              onClick={onZoom}
            >
              <Picture
                image={image}
                use="product"
                alt={image.altText ?? title}
                isFirst={index === 0}
                className={image.isCloseUp ? '' : 'melt'}
              />
            </a>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by drawn-sockets.tsx, which escapes what it is given. */}
            {pins[index] && <span dangerouslySetInnerHTML={{ __html: pins[index] }} />}
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className="gal__thumbs">
          {images.map((image, index) => (
            <a
              key={image.url}
              href={`#picture-${index + 1}`}
              aria-label={t('product.picture', { n: index + 1, count: images.length })}
              aria-current={index === shown}
              onClick={(event) => onPick(event, index)}
            >
              {/* The first is shown large already: the same file needs no request of its own. */}
              <Picture image={image} use={index === 0 ? 'product' : 'thumb'} alt="" isLast />
            </a>
          ))}
        </div>
      )}
      {shop.productPictures === 'drawn' && <p className="gal__note">{t('product.drawing')}</p>}
      <ZoomDialog
        needed={isZoomed}
        open={isZoomed}
        images={images}
        title={title}
        at={shown}
        onShow={show}
        onClose={() => setZoomed(false)}
      />
    </section>
  );
}
