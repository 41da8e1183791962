import { compareAddress } from '#domain/machine/compare-laptops.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { clearCompared, toggleCompared, useCompared } from '../../state/compare-state.ts';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import './compare-bar.css';
import { compareWords } from './compare-words.ts';

/** The products chosen for a comparison, at the foot of the window. */
export function CompareBar() {
  const { t } = useI18n(compareWords);
  const items = useCompared();
  if (items.length === 0) return null;
  return (
    <section className="compare-bar" aria-label={t('compare.bar')}>
      <ul>
        {items.map((item) => (
          <li key={item.handle}>
            <button
              type="button"
              className="chip"
              aria-label={t('compare.remove', { name: item.name })}
              onClick={() => toggleCompared(item)}
            >
              <span>{item.name}</span>
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="link" onClick={clearCompared}>
        {t('compare.clear')}
      </button>
      <LocalLink className="btn btn--go" to={compareAddress(items.map(({ handle }) => handle))}>
        {t.count('compare.open', items.length)}
      </LocalLink>
    </section>
  );
}
