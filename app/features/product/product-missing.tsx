import type { ProductTitle } from '#domain/product-title.ts';
import { joinSpecs } from '#domain/spec-text.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { useMissingPart } from '../../state/missing-parts.ts';
import { missingReasonOf } from '../../storefront/missing-part.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { ReloadLink } from '../../ui/reload-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { ProductKey } from './product-words.ts';

/** The platform says that there is no such product. */
export function ProductNotFound() {
  const { t, language } = useI18n<ProductKey>();
  return (
    <section className="wrap message">
      <title>{`${t('product.notFound')} | ${shop.name[language]}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('product.notFound')}</h1>
      <p className="lead">{t('product.notFoundLead')}</p>
      <p className="message__row">
        <LocalLink className="btn btn--go btn--big" to="/">
          {t('product.backHome')}
        </LocalLink>
        <LocalLink className="arrow" to="/products">
          {t('product.browse')}
        </LocalLink>
        <LocalLink className="arrow" to="/finder">
          {t('nav.finder')}
        </LocalLink>
      </p>
    </section>
  );
}

/** The platform did not say whether there is such a product. */
export function ProductNotLoaded({ error }: { error: unknown }) {
  const { t, language } = useI18n<ProductKey>();
  useMissingPart(missingReasonOf(error));
  return (
    <section className="wrap message">
      <title>{`${t('product.failed')} | ${shop.name[language]}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('product.failed')}</h1>
      <p className="lead" role="alert">
        {t('product.failedLead')}
      </p>
      <p className="message__row">
        <ReloadLink>{t('products.retry')}</ReloadLink>
        <LocalLink className="arrow" to="/products">
          {t('product.browse')}
        </LocalLink>
      </p>
    </section>
  );
}

/** A product without a picture is not sold yet. */
export function ProductUnavailable({ title: { name, specs } }: { title: ProductTitle }) {
  const { t, language } = useI18n<ProductKey>();
  return (
    <section className="wrap message">
      <title>{`${t('product.unavailable')} | ${shop.name[language]}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('product.unavailable')}</h1>
      <p className="lead">{t('product.unavailableLead')}</p>
      <p className="muted">
        <Unbroken text={name} />
        <br />
        <Unbroken text={joinSpecs(specs)} />
      </p>
      <LocalLink className="btn btn--go btn--big" to="/products">
        {t('product.browse')}
      </LocalLink>
    </section>
  );
}
