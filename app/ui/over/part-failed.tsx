import { useLocation } from 'react-router';
import { useI18n } from '../../i18n/i18n-context.tsx';

/** In the place of a part that the platform did not give: what is missing, and the way to try again. */
export function PartFailed({ text }: { text: string }) {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  return (
    <p className="muted" role="status">
      {text} <a href={pathname + search}>{t('products.retry')}</a>
    </p>
  );
}
