import { useI18n } from '../../i18n/i18n-context.tsx';
import { Icon } from '../icon.tsx';

interface Props {
  name: string;
  isCompared: boolean;
  onToggle: () => void;
  className: string;
}

/** In or out of what is about to be compared. */
export function CompareButton({ name, isCompared, onToggle, className }: Props) {
  const { t } = useI18n();
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isCompared}
      aria-label={t('compare.toggle', { name })}
      onClick={onToggle}
    >
      <Icon name="compare" />
      <span>{t('compare.word')}</span>
    </button>
  );
}
