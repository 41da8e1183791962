import { useRef } from 'react';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Dialog } from '../../../ui/over/dialog.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { ProductData } from '../load-product.ts';
import type { ProductKey } from '../product-words.ts';
import { useZoom } from './use-zoom.ts';
import './zoom-dialog.css';

interface Props {
  open: boolean;
  images: ProductData['images'];
  title: string;
  /** Which picture: the one that the page shows behind it. */
  at: number;
  onShow: (at: number) => void;
  onClose: () => void;
}

/** One picture as large as the window, and larger: by keyboard, wheel, two fingers or buttons. */
export function ZoomDialog(props: Props) {
  const { images, title, at, open, onClose } = props;
  const image = images[at];
  return (
    <Dialog open={open} onClose={onClose} kind="stage" title={image?.altText ?? title}>
      <Stage {...props} />
    </Dialog>
  );
}

function Stage({ images, title, at, onShow }: Props) {
  const { t } = useI18n<ProductKey>();
  const view = useRef<HTMLDivElement>(null);
  // The page behind follows, so that closing shows the picture that was looked at last.
  const go = (step: number) => onShow(Math.min(Math.max(at + step, 0), images.length - 1));
  const { level, isLargest, isSmallest, zoomBy } = useZoom(view, go);
  const image = images[at];
  if (!image) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard. */}
      <section className="zoom" ref={view} tabIndex={0} aria-label={t('product.zoom.view')} data-level={level}>
        <Picture
          key={image.url}
          image={image}
          use="zoom"
          alt={image.altText ?? title}
          isFirst
          className={image.isCloseUp ? '' : 'melt'}
        />
      </section>
      <div className="zoom__tools">
        {images.length > 1 && (
          <>
            <Tool icon="left" label={t('product.zoom.previous')} isOff={at === 0} onPress={() => go(-1)} />
            <p className="num small" role="status">
              {t('product.picture', { n: at + 1, count: images.length })}
            </p>
            <Tool icon="right" label={t('product.zoom.next')} isOff={at === images.length - 1} onPress={() => go(1)} />
          </>
        )}
        <Tool icon="minus" label={t('product.zoom.out')} isOff={isSmallest} onPress={() => zoomBy(1 / 1.5)} />
        <Tool icon="plus" label={t('product.zoom.in')} isOff={isLargest} onPress={() => zoomBy(1.5)} />
      </div>
    </>
  );
}

/** `aria-disabled` keeps the focus where it is when the last step was made. */
function Tool(props: { icon: IconName; label: string; isOff: boolean; onPress: () => void }) {
  const { icon, label, isOff, onPress } = props;
  return (
    <button type="button" className="ib" aria-label={label} aria-disabled={isOff} onClick={isOff ? undefined : onPress}>
      <Icon name={icon} />
    </button>
  );
}
