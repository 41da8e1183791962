import { useI18n } from '../../i18n/i18n-context.tsx';
import { productWords } from './product-words.ts';

const RATINGS = [5, 5, 4] as const;
const STEPS = [1, 2, 3, 4, 5] as const;

/** Three reviews that the shop chose, and says so: no average, no count that nobody measured. */
export function Reviews() {
  const { t } = useI18n(productWords);
  return (
    <section className="section" aria-labelledby="reviews-title">
      <div className="shead">
        <div>
          <h2 id="reviews-title">{t('reviews.title')}</h2>
          <p>{t('reviews.lead')}</p>
        </div>
      </div>
      <div className="quotes">
        {RATINGS.map((rating, at) => {
          const n = STEPS[at] as 1 | 2 | 3;
          return (
            <figure key={n}>
              <p className="rate">
                <span aria-hidden="true">
                  {STEPS.map((step) => (
                    <i key={step} className={step > rating ? 'o' : undefined} />
                  ))}
                </span>
                {t('reviews.rating', { rating })}
              </p>
              <blockquote>{t(`reviews.${n}.text`)}</blockquote>
              <figcaption>{t(`reviews.${n}.by`)}</figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  );
}
