import words from 'virtual:words/recent';
import type { Words } from '#app/i18n/words.ts';
import type { recent as greek } from '#locales/el/screens/recent.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { useCardActions } from '../../state/use-card-actions.ts';
import { useResource } from '../../state/use-resource.ts';
import type { CardProduct } from '../../storefront/catalogue/card-product.ts';
import { ProductCard } from '../../ui/product/product-card.tsx';

const recentWords: Words<keyof typeof greek> = words;

const MAX_SHOWN = 4;

/** The last few products, with today's price. Without an answer from the shop there is nothing to show, and nothing missing. */
export function RecentlyViewed({ handles }: { handles: readonly string[] }) {
  const { t, path } = useI18n(recentWords);
  const actionsOf = useCardActions();
  const wanted = new URLSearchParams(handles.slice(0, MAX_SHOWN).map((handle) => ['laptop', handle]));
  const products = useResource<CardProduct[]>(path(`/cards?${wanted}`));
  if (!products || products.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby="recent-title">
      <h2 id="recent-title">{t('recent.title')}</h2>
      <ul className="cards cards--4">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} {...actionsOf(product.id)} />
        ))}
      </ul>
    </section>
  );
}
