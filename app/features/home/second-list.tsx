import { LAPTOPS_ADDRESS } from '#domain/catalogue/selection.ts';
import { productPath } from '#domain/shop/product-path.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { useAddToCart } from '../../state/use-add-to-cart.ts';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { GradeMark } from '../../ui/product/grade-mark.tsx';
import { PriceBesideLine } from '../../ui/product/price-beside-line.tsx';
import { Unbroken } from '../../ui/text/unbroken.tsx';
import type { HomeData } from './load-home.ts';
import { SectionHead } from './section-head.tsx';

/** Six more laptops in short. They are drawn anew every day, and are therefore not called best sellers. */
export function SecondList({ title, lead, products, all }: HomeData['second'] & { all: string }) {
  const addToCart = useAddToCart();
  if (products.length === 0) return null;
  return (
    <section className="section" aria-labelledby="second-title">
      <SectionHead id="second-title" title={title} lead={lead} link={{ to: LAPTOPS_ADDRESS, label: all }} />
      <ul className="minis">
        {products.map(({ card, facts }) => (
          <MiniCard key={card.id} card={card} facts={facts} onAdd={() => addToCart(card)} />
        ))}
      </ul>
    </section>
  );
}

function MiniCard({ card, facts, onAdd }: HomeData['second']['products'][number] & { onAdd: () => void }) {
  const { t, money } = useI18n();
  const { image, price } = card;
  const name = `${card.facts.brand} ${card.facts.model}`;
  return (
    <li className="mini">
      {image && <Picture className="melt" image={image} use="thumb" alt="" />}
      <div>
        <h3>
          <LocalLink to={productPath(card.handle)} prefetch="intent" viewTransition>
            <Unbroken text={name} />
          </LocalLink>
        </h3>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className="mini__buy">
          <p className="price">
            <span>{price ? money(price) : t('card.noPrice')}</span>
            <PriceBesideLine {...card} />
          </p>
          {card.facts.grade && <GradeMark grade={card.facts.grade} />}
          <button type="button" className="ib" aria-label={t('card.addNamed', { name })} onClick={onAdd}>
            <Icon name="plus" />
          </button>
        </div>
      </div>
    </li>
  );
}
