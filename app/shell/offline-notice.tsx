import { useSyncExternalStore } from 'react';
import { useI18n } from '../i18n/i18n-context.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineNotice() {
  const { t } = useI18n();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={isOnline ? undefined : 'offline'}>
      {!isOnline && t('offline.message')}
    </div>
  );
}
