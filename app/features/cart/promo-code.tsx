import { shop } from '#shop.config';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { showToast } from '../../state/toasts.ts';
import { Icon } from '../../ui/icon.tsx';
import '../../ui/promo-code.css';

const SOURCE = 'promo-code';

/** The welcome code, ready to be copied. */
export function PromoCode() {
  const { t } = useI18n();
  const { code, percent } = shop.promo;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      showToast({ kind: 'success', title: t('promoCode.copied', { code }), source: SOURCE });
    } catch {
      // Refused by the browser or its owner; the code is on the screen all the same.
      showToast({ kind: 'info', title: t('promoCode.notCopied', { code }), source: SOURCE });
    }
  };
  return (
    <p className="code">
      <span>{t('promoCode.lead', { percent })}</span>
      <button type="button" className="btn" aria-label={t('promoCode.copy', { code })} onClick={copy}>
        {code} <Icon name="copy" small />
      </button>
    </p>
  );
}
