import { useI18n } from '../i18n/i18n-context.tsx';
import { useMissingPart } from '../state/missing-parts.ts';
import { missingReasonOf } from '../storefront/missing-part.ts';
import { ReloadLink } from '../ui/over/reload-link.tsx';

/** Instead of a screen full of products: the specification's words for a platform that did not answer, and the way on. */
export function ProductsFailed({ error }: { error: unknown }) {
  const { t } = useI18n();
  useMissingPart(missingReasonOf(error));
  return (
    <section className="wrap message">
      <title>{t('products.failed')}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('products.title')}</h1>
      <p className="lead" role="alert">
        {t('products.failed')}
      </p>
      <ReloadLink>{t('products.retry')}</ReloadLink>
    </section>
  );
}
