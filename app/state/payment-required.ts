import { useCallback } from 'react';
import { useI18n } from '../i18n/i18n-context.tsx';
import { PROVIDER, StorefrontError } from '../storefront/storefront-error.ts';
import { showToast } from './toasts.ts';

/** The specification's words for a platform that wants to be paid first (section 8), wherever that is found out. */
export function useSayPaymentRequired(): (source?: string) => void {
  const { t } = useI18n();
  return useCallback(
    (source) => {
      const title = `${PROVIDER}: Payment required`;
      showToast({ kind: 'error', title, lang: 'en', description: t('platform.paymentRequired'), source });
    },
    [t],
  );
}

export function isPaymentRequired(error: unknown): boolean {
  return error instanceof StorefrontError && error.failure.kind === 'payment_required';
}
