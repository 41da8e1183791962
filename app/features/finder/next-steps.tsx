import type { AllAnswers } from '#domain/finder/answers.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { cardPath } from '../../storefront/catalogue/variant-address.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Unbroken } from '../../ui/text/unbroken.tsx';
import { finderWords } from './finder-words.ts';
import type { FinderResult } from './load-finder.ts';
import { TradeRows, Unmet, useUnmet } from './match.tsx';

interface Props {
  steps: FinderResult['steps'];
  answers: AllAnswers;
}

/** The laptops for a little more money, and for a little less. */
export function NextSteps({ steps, answers }: Props) {
  const { t } = useI18n(finderWords);
  return (
    <section className="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">{t('finder.steps.title')}</h2>
      <p className="muted">{t('finder.steps.lead')}</p>
      <ul className="alternatives">
        {steps.map((step) => (
          <Step key={step.step} {...step} answers={answers} />
        ))}
      </ul>
    </section>
  );
}

function Step({ step, match, answers }: Props['steps'][number] & Pick<Props, 'answers'>) {
  const { t, money } = useI18n(finderWords);
  const { card, gains, gives } = match;
  const unmet = useUnmet(match, answers);
  return (
    <li className="step">
      {card.image && <Picture image={card.image} use="thumb" alt="" />}
      <div>
        <h3>{t(`finder.steps.${step}`)}</h3>
        <p>
          <LocalLink className="link" to={cardPath(card)} prefetch="intent">
            <Unbroken text={`${card.facts.brand} ${card.facts.model}`} />
          </LocalLink>{' '}
          <b>{card.price && money(card.price)}</b>
        </p>
        <TradeRows rows={gains} />
        <Unmet texts={unmet} />
        <TradeRows rows={gives} isLoss />
      </div>
    </li>
  );
}
