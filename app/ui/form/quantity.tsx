import { MAX_QUANTITY } from '#domain/shop/cart.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { Icon } from '../icon.tsx';

interface Props {
  value: number;
  /** The plus stops there; without it at what a cart may hold. */
  max?: number | undefined;
  /** The product's name, for screen readers. */
  name: string;
  onChange: (value: number) => void;
}

export function Quantity({ value, max = MAX_QUANTITY, name, onChange }: Props) {
  const { t } = useI18n();
  return (
    <span className="qty">
      <button type="button" aria-label={t('cart.less', { name })} onClick={() => onChange(value - 1)}>
        <Icon name="minus" small />
      </button>
      <output aria-label={t('cart.quantity', { count: value })}>{value}</output>
      <button
        type="button"
        aria-label={t('cart.more', { name })}
        disabled={value >= Math.min(max, MAX_QUANTITY)}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" small />
      </button>
    </span>
  );
}
