import { useEffect, useState } from 'react';
import { useI18n } from '../i18n/i18n-context.tsx';
import { useNavigation } from '../router/router-context.ts';

/** Ms: a page that comes sooner needs no sign, which would only flicker. */
const PATIENCE_MS = 150;

/** The next page is on its way: a line at the top of the window, and on the way to a product a turning ring. */
export function NavigationSign() {
  const { t } = useI18n();
  const { location } = useNavigation();
  const isLate = useIsLate(location !== undefined);
  const toProduct = /\/product\//.test(location?.pathname ?? '');
  return (
    <div role="status">
      {isLate && (
        <p className={toProduct ? 'coming coming--ring' : 'coming'}>
          <span className="vh">{t('shop.loading')}</span>
        </p>
      )}
    </div>
  );
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
}
