import { useI18n } from '../../i18n/i18n-context.tsx';
import { setListView, useListView } from '../../state/list-view.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CatalogueKey } from './catalogue-words.ts';

/** Grid or list, remembered by the browser. The same cards are drawn either way (catalogue-list.css). */
export function ViewToggle() {
  const { t } = useI18n<CatalogueKey>();
  const view = useListView();
  return (
    <fieldset className="seg" aria-label={t('products.view')}>
      {(['grid', 'list'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className="ib"
          aria-label={t(`products.view.${kind}`)}
          aria-pressed={view === kind}
          onClick={() => setListView(kind)}
        >
          <Icon name={kind} small />
        </button>
      ))}
    </fieldset>
  );
}
