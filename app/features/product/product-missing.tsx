import type { ReactNode } from 'react';
import type { ProductTitle } from '#domain/machine/product-title.ts';
import { joinSpecs } from '#domain/machine/spec-text.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { useMissingPart } from '../../state/missing-parts.ts';
import { missingReasonOf } from '../../storefront/missing-part.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { ReloadLink } from '../../ui/over/reload-link.tsx';
import { Unbroken } from '../../ui/text/unbroken.tsx';
import { AlertForm } from './alert-form.tsx';
import type { ProductKey } from './product-words.ts';
import { Similar } from './similar.tsx';

/** The platform says that there is no such product. */
export function ProductNotFound() {
  const { t } = useI18n<ProductKey>();
  return (
    <Message title={t('product.notFound')}>
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
    </Message>
  );
}

/** The platform did not say whether there is such a product. */
export function ProductNotLoaded({ error }: { error: unknown }) {
  const { t } = useI18n<ProductKey>();
  useMissingPart(missingReasonOf(error));
  return (
    <Message title={t('product.failed')}>
      <p className="lead" role="alert">
        {t('product.failedLead')}
      </p>
      <p className="message__row">
        <ReloadLink>{t('products.retry')}</ReloadLink>
        <LocalLink className="arrow" to="/products">
          {t('product.browse')}
        </LocalLink>
      </p>
    </Message>
  );
}

/** A product without a picture is not sold yet. */
export function ProductUnavailable({
  title: { name, specs },
  alertForm,
  ...near
}: { title: ProductTitle; alertForm: string | null } & Parameters<typeof Similar>[0]) {
  const { t, language } = useI18n<ProductKey>();
  return (
    <>
      <Message title={name} label={t('product.unavailable')}>
        {specs.length > 0 && (
          <p className="muted">
            <Unbroken text={joinSpecs(specs, language)} />
          </p>
        )}
        <p className="lead">{t('product.unavailableLead')}</p>
        <AlertForm html={alertForm} />
        <LocalLink className={alertForm ? 'arrow' : 'btn btn--go btn--big'} to="/products">
          {t('product.browse')}
        </LocalLink>
      </Message>
      <div className="wrap">
        <Similar {...near} />
      </div>
    </>
  );
}

/** In the place of a product, and of no interest to search engines. */
function Message({ title, label, children }: { title: string; label?: string; children: ReactNode }) {
  const { language } = useI18n();
  return (
    <section className="wrap message">
      <title>{`${label ?? title} | ${shop.name[language]}`}</title>
      <meta name="robots" content="noindex" />
      {label && <p className="message__label">{label}</p>}
      <h1>
        <Unbroken text={title} />
      </h1>
      {children}
    </section>
  );
}
