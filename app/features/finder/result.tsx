import type { RefObject } from 'react';
import type { AllAnswers } from '#domain/finder/answers.ts';
import { finderAddress, QUESTIONS, without, withoutLast } from '#domain/finder/answers.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { GradeIcon, Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { useFocusOnStep } from '../../ui/use-focus-on-step.ts';
import { finderWords } from './finder-words.ts';
import type { FinderResult } from './load-finder.ts';
import { Alternative, BestMatch } from './match.tsx';
import { NextSteps } from './next-steps.tsx';
import { Rulers } from './rulers.tsx';

interface Props {
  result: FinderResult;
  answers: AllAnswers;
}

const NUMBERS = ['one', 'two', 'three'] as const;

/** The proposals, each with why and what one gives up, and the ways on from here. */
export function FinderAnswer({ result, answers }: Props) {
  const { t, cents } = useI18n(finderWords);
  const { best, alternatives, budgetFit, catalogue } = result;
  const heading = useFocusOnStep('result');
  if (!best) return <NothingToPropose answers={answers} heading={heading} />;
  return (
    <section className="finder-result" aria-labelledby="finder-title">
      <div className="shead">
        <div>
          <h1 id="finder-title" ref={heading} tabIndex={-1}>
            {t(`finder.result.title.${NUMBERS[alternatives.length] ?? 'three'}`)}
          </h1>
          {budgetFit !== 'fits' && (
            <p className="finder-result__budget" role="note">
              {t(`finder.result.${budgetFit}`, { price: cents(best.priceCents) })}
            </p>
          )}
          <GivenAnswers answers={answers} />
        </div>
        {catalogue.count > 0 && (
          <ArrowLink to={catalogue.to}>
            {t(catalogue.isLoose ? 'finder.result.nearest' : 'finder.result.catalogue', { count: catalogue.count })}
          </ArrowLink>
        )}
      </div>
      <BestMatch match={best} answers={answers} />
      {alternatives.length > 0 && (
        <ul className="alternatives">
          {alternatives.map((alternative, index) => (
            <Alternative
              key={alternative.card.id}
              match={alternative}
              kind={alternative.kind}
              number={index + 2}
              answers={answers}
            />
          ))}
        </ul>
      )}
      {result.rulers.length > 0 && <Rulers {...result} />}
      {result.steps.length > 0 && <NextSteps steps={result.steps} answers={answers} />}
      <WaysBack answers={answers} compare={alternatives.length > 0 ? result.compare : null} />
    </section>
  );
}

function NothingToPropose({
  answers,
  heading,
}: Pick<Props, 'answers'> & { heading: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useI18n(finderWords);
  return (
    <section className="finder-result">
      <div className="empty">
        <GradeIcon grade="aa" large />
        <h1 ref={heading} tabIndex={-1}>
          {t('finder.result.emptyTitle')}
        </h1>
        <p className="muted">{t('finder.result.emptyLead')}</p>
        <LocalLink className="btn btn--go" to="/contact">
          {t('nav.contact')}
        </LocalLink>
      </div>
      <WaysBack answers={answers} compare={null} />
    </section>
  );
}

/** Every answer leads back to its question; the others are kept. */
function GivenAnswers({ answers }: { answers: AllAnswers }) {
  const { t } = useI18n(finderWords);
  return (
    <ul className="chips finder-result__answers" aria-label={t('finder.result.answers')}>
      {QUESTIONS.map((question) => {
        const answer = t(`finder.${question}.${answers[question]}` as 'finder.use.study');
        return (
          <li key={question}>
            <LocalLink
              className="chip"
              to={finderAddress(without(answers, question))}
              aria-label={t('finder.change', { answer })}
            >
              {answer}
            </LocalLink>
          </li>
        );
      })}
    </ul>
  );
}

function WaysBack({ answers, compare }: { answers: AllAnswers; compare: string | null }) {
  const { t } = useI18n(finderWords);
  return (
    <p className="finder-result__back">
      {compare && (
        <LocalLink className="btn btn--line" to={compare}>
          <Icon name="compare" small /> {t('finder.result.compare')}
        </LocalLink>
      )}
      <LocalLink className="btn btn--line" to={finderAddress(withoutLast(answers))}>
        {t('finder.previous')}
      </LocalLink>
      <LocalLink className="btn btn--line" to="/finder">
        {t('finder.restart')}
      </LocalLink>
    </p>
  );
}
