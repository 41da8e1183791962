import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { Icon } from '../icon.tsx';

interface Props {
  name: string;
  isWished: boolean;
  onToggle: () => void;
  className?: string;
  /** A word beside the icon. */
  children?: ReactNode;
}

/** In or out of the wishlist. */
export function HeartButton({ name, isWished, onToggle, className = 'ib', children }: Props) {
  const { t } = useI18n();
  return (
    <button
      type="button"
      className={isWished ? `${className} is-wished` : className}
      aria-pressed={isWished}
      aria-label={t('wishlist.toggle', { name })}
      onClick={onToggle}
    >
      <Icon name="heart" />
      {children}
    </button>
  );
}
