import { useI18n } from '../../i18n/i18n-context.tsx';
import { titleParts } from '../../storefront/title-parts.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { ProductKey } from './product-words.ts';

/** @param isGone false when the platform failed: then it is worth asking again */
export function ProductNotFound({ isGone }: { isGone: boolean }) {
  const { t } = useI18n<ProductKey>();
  return (
    <section className="wrap message">
      <title>{t('product.notFound')}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('product.notFound')}</h1>
      <p className="lead">{t(isGone ? 'product.notFoundLead' : 'products.failed')}</p>
      <p className="message__row">
        <LocalLink className="btn btn--go btn--big" to="/">
          {t('product.backHome')}
        </LocalLink>
        <LocalLink className="arrow" to="/products">
          {t('product.browse')}
        </LocalLink>
      </p>
    </section>
  );
}

/** A product without a picture is not sold yet. */
export function ProductUnavailable({ title }: { title: string }) {
  const { t } = useI18n<ProductKey>();
  const { name, specs } = titleParts(title);
  return (
    <section className="wrap message">
      <title>{t('product.unavailable')}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('product.unavailable')}</h1>
      <p className="lead">{t('product.unavailableLead')}</p>
      <p className="muted">
        <Unbroken text={name} />
        <br />
        <Unbroken text={specs} />
      </p>
      <LocalLink className="btn btn--go btn--big" to="/products">
        {t('product.browse')}
      </LocalLink>
    </section>
  );
}
