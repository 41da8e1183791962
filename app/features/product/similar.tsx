import { useI18n } from '../../i18n/i18n-context.tsx';
import { useMissingPart } from '../../state/missing-parts.ts';
import { useCardActions } from '../../state/use-card-actions.ts';
import { isMissing } from '../../storefront/missing-part.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { PartFailed } from '../../ui/over/part-failed.tsx';
import { ProductCard } from '../../ui/product/product-card.tsx';
import type { ProductData } from './load-product.ts';
import type { ProductKey } from './product-words.ts';

/** What can be bought near a product. */
export function Similar({ similar, compare }: Pick<ProductData, 'similar' | 'compare'>) {
  const { t } = useI18n<ProductKey>();
  const actionsOf = useCardActions();
  const isUnread = isMissing(similar);
  useMissingPart(isUnread ? similar.missingReason : null);
  if (!isUnread && similar.length === 0) return null;
  return (
    <section className="section" aria-labelledby="similar-title">
      <div className="shead">
        <h2 id="similar-title">{t('product.similar')}</h2>
        {compare && <ArrowLink to={compare}>{t('product.compare')}</ArrowLink>}
      </div>
      {isUnread ? (
        <PartFailed text={t('products.failed')} />
      ) : (
        <ul className="cards cards--4">
          {similar.map(({ card, mark }) => (
            <ProductCard key={card.id} product={card} reason={mark} {...actionsOf(card.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
