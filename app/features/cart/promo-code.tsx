import { shop } from '#shop.config';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { cartCode } from '../../state/cart-code.ts';
import { Icon } from '../../ui/icon.tsx';

/** The welcome code, if the shop has one: one press gives it to the next checkout, another takes it back. */
export function PromoCode() {
  const { t } = useI18n();
  const used = cartCode.use().code;
  if (shop.promo === null) return null;
  const { code, percent } = shop.promo;
  const isUsed = used === code;
  return (
    <p className="code">
      <span>
        <span>{t('promoCode.lead', { percent })}</span>
        <small role="status">{isUsed && t('promoCode.used')}</small>
      </span>
      <button
        type="button"
        className="btn"
        aria-pressed={isUsed}
        aria-label={t('promoCode.use', { code })}
        onClick={() => cartCode.set(() => ({ code: isUsed ? null : code }))}
      >
        {code} <Icon name={isUsed ? 'check' : 'plus'} small />
      </button>
    </p>
  );
}
