import { keepTogether } from '#domain/keep-together.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { GradeMark } from '../../ui/grade-mark.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import type { ProductData } from './load-product.ts';
import type { ProductKey } from './product-words.ts';

/** The same model with another processor, memory, disk or grade, each with its price. */
export function SameModel({ sameModel, facts }: Pick<ProductData, 'sameModel' | 'facts'>) {
  const { t, money } = useI18n<ProductKey>();
  if (sameModel.length === 0) return null;
  return (
    <section className="section" aria-labelledby="same-model-title">
      <h2 id="same-model-title">{t('product.sameModel', { model: facts.model })}</h2>
      <ul className="paper same-model">
        {sameModel.map(({ handle, cpu, ramGb, storage, grade, price, isAvailable }) => (
          <li key={handle}>
            <LocalLink to={`/product/laptop/${handle}`} prefetch="intent">
              {[cpu, ramGb && `${ramGb}\u00A0GB`, storage && keepTogether(storage)].filter(Boolean).join(', ')}
            </LocalLink>
            {grade && <GradeMark grade={grade} />}
            <b className="num">{isAvailable && price ? money(price) : t('product.soldOut')}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
