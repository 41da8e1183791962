import { keepTogether } from '#domain/locale/keep-together.ts';
import { parseCents } from '#domain/money/money.ts';
import { productPath } from '#domain/shop/product-path.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { GradeMark } from '../../ui/product/grade-mark.tsx';
import type { ProductData } from './load-product.ts';
import type { ProductKey } from './product-words.ts';

type Configuration = ProductData['sameModel'][number];

/** 'i5-8250U, 8 GB, 256 GB SSD' */
export function configurationOf({ cpu, memory, storage }: Pick<Configuration, 'cpu' | 'memory' | 'storage'>): string {
  return [cpu, memory, storage && keepTogether(storage)].filter(Boolean).join(', ');
}

/** The same model with another processor, memory, disk or grade: its price, and how much more or less that is. */
export function SameModel({ sameModel, card }: Pick<ProductData, 'sameModel' | 'card'>) {
  const { t, money } = useI18n<ProductKey>();
  if (sameModel.length === 0) return null;
  return (
    <section className="section" aria-labelledby="same-model-title">
      <div className="shead">
        <h2 id="same-model-title">{t('product.sameModel', { model: card.facts.model })}</h2>
      </div>
      <ul className="same-model">
        {sameModel.map((other) => (
          <li key={other.handle}>
            <LocalLink to={productPath(other.handle)} prefetch="intent">
              {configurationOf(other)}
            </LocalLink>
            <span>{other.grade && <GradeMark grade={other.grade} />}</span>
            <Difference price={other.isAvailable ? other.price : null} from={card.price} />
            <b className="num">{other.isAvailable && other.price ? money(other.price) : t('product.soldOut')}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Difference({ price, from }: { price: Configuration['price']; from: Configuration['price'] }) {
  const { cents } = useI18n();
  const difference = price && from ? parseCents(price.amount) - parseCents(from.amount) : 0;
  if (difference === 0) return <small />;
  return <small className="num">{`${difference > 0 ? '+' : '−'}${cents(Math.abs(difference))}`}</small>;
}
