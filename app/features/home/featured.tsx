import { LAPTOPS_ADDRESS, LAPTOPS_IN_STOCK, productsAddress } from '#domain/catalogue/selection.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { useMissingPart } from '../../state/missing-parts.ts';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { useCardActions } from '../../state/use-card-actions.ts';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { PartFailed } from '../../ui/over/part-failed.tsx';
import { ProductCard } from '../../ui/product/product-card.tsx';
import { PaymentMethods } from '../../ui/text/payment-methods.tsx';
import type { HomeData } from './load-home.ts';
import { SectionHead } from './section-head.tsx';

type Props = Pick<HomeData, 'text' | 'featured' | 'stock' | 'bands' | 'missingReason'>;

/** Six laptops, a way to all of them, and what one can pay with. */
export function Featured({ text, featured, stock, bands, missingReason }: Props) {
  const { paymentWays } = useShopFacts();
  const actionsOf = useCardActions();
  return (
    <section className="section" id="products" aria-labelledby="featured-title">
      <SectionHead id="featured-title" {...featured} link={{ to: LAPTOPS_ADDRESS, label: text.all }} />
      {featured.products.length === 0 ? (
        <NothingYet missingReason={missingReason} />
      ) : (
        <ul className="cards cards--4">
          {featured.products.map(({ card, reason }) => (
            <ProductCard key={card.id} product={card} reason={reason} {...actionsOf(card.id)} />
          ))}
          <ViewAllCard label={text.seeAll} stock={stock} bands={bands} />
        </ul>
      )}
      {paymentWays.ways.length > 0 && (
        <p className="pay">
          <span>{text.payWith}</span> <PaymentMethods ways={paymentWays} />
        </p>
      )}
    </section>
  );
}

function NothingYet({ missingReason }: Pick<Props, 'missingReason'>) {
  const { t } = useI18n();
  useMissingPart(missingReason);
  if (missingReason) return <PartFailed text={t('products.failed')} />;
  return (
    <div className="empty">
      <h3>{t('products.none')}</h3>
      <p className="muted">{t('products.updating')}</p>
    </div>
  );
}

function ViewAllCard({ label, stock, bands }: Pick<HomeData, 'stock' | 'bands'> & { label: string }) {
  return (
    <li className="all">
      <strong className="all__count num" aria-hidden="true">
        {stock.count}
      </strong>
      <LocalLink className="all__link" to={productsAddress(LAPTOPS_IN_STOCK)} prefetch="intent">
        <span className="vh">{stock.count} </span>
        <span className="lead">{stock.words}</span>
        <span className="arrow">
          {label} <Icon name="arrow" small />
        </span>
      </LocalLink>
      <ul className="menu-list all__bands">
        {bands.map((band) => (
          <li key={band.to}>
            <LocalLink to={band.to}>
              <span className="num">{band.label}</span>
              <span className="num muted xs">{band.count}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
