import type { ReviewsText } from './reviews-text.ts';

const STEPS = [1, 2, 3, 4, 5] as const;

/** Opinions that the shop chose, and says so: no average and no count. A new shop has none. */
export function Reviews({ title, lead, reviews }: ReviewsText) {
  if (reviews.length === 0) return null;
  return (
    <section className="section" aria-labelledby="reviews-title">
      <div className="shead">
        <div>
          <h2 id="reviews-title">{title}</h2>
          <p>{lead}</p>
        </div>
      </div>
      <div className="quotes">
        {reviews.map(({ rating, ratingInWords, text, by }) => (
          <figure key={by}>
            <p className="rate">
              <span aria-hidden="true">
                {STEPS.map((step) => (
                  <i key={step} className={step > rating ? 'o' : undefined} />
                ))}
              </span>
              {ratingInWords}
            </p>
            <blockquote>{text}</blockquote>
            <figcaption>{by}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
