import { useEffect, useState, useSyncExternalStore } from 'react';
import { useI18n } from '../i18n/i18n-context.tsx';
import { useLocation } from '../router/router-context.ts';
import { PART_MISSING } from '../ui/part-missing.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** No connection, or a connection that lost a part of the page on its way. */
export function OfflineNotice() {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isPartMissing = usePartMissing();
  return (
    <div role="status" className={isOnline && !isPartMissing ? undefined : 'offline'}>
      {!isOnline && t('offline.message')}
      {isOnline && isPartMissing && (
        <>
          {t('offline.partMissing')} <a href={pathname + search}>{t('error.reload')}</a>
        </>
      )}
    </div>
  );
}

function usePartMissing(): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const onMissing = () => setMissing(true);
    document.addEventListener(PART_MISSING, onMissing);
    return () => document.removeEventListener(PART_MISSING, onMissing);
  }, []);
  return isMissing;
}
