import type { RefObject } from 'react';
import {
  type AllAnswers,
  ANSWERS,
  budgetOf,
  finderAddress,
  QUESTIONS,
  type Question,
  SYSTEMS,
  without,
  withoutLast,
} from '#domain/finder/answers.ts';
import { formatWholeEuro } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { GradeIcon, Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { useFocusOnStep } from '../../ui/use-focus-on-step.ts';
import { finderWords } from './finder-words.ts';
import type { FinderResult } from './load-finder.ts';
import { Alternative, BestMatch } from './match.tsx';
import { NextSteps } from './next-steps.tsx';

interface Props {
  result: FinderResult;
  answers: AllAnswers;
}

const NUMBERS = ['one', 'two', 'three'] as const;

/** The proposals, each with why and what one gives up, and the ways on from here. */
export function FinderAnswer({ result, answers }: Props) {
  const { t, cents } = useI18n(finderWords);
  const { best, alternatives, budgetFit, fitFromCents, catalogue } = result;
  const heading = useFocusOnStep('result');
  const hasMac = [best, ...alternatives].some((match) => match?.card.isMac);
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
          {fitFromCents !== null && (
            <p className="finder-result__budget" role="note">
              {t('finder.result.fitFrom', { price: cents(fitFromCents) })}
            </p>
          )}
          <GivenAnswers answers={answers} />
          <SystemSwitch answers={answers} />
          {hasMac && answers.system !== 'mac' && <p className="small muted">{t('finder.macNote')}</p>}
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
  const { t, language } = useI18n(finderWords);
  const answerText = (given: AllAnswers, question: Question) =>
    question === 'budget' && !ANSWERS.budget.some((known) => known === given.budget)
      ? t('finder.budget.upTo', { amount: formatWholeEuro(budgetOf(given.budget).toEuro * 100, language) })
      : t(`finder.${question}.${given[question]}` as 'finder.use.study');
  return (
    <ul className="chips finder-result__answers" aria-label={t('finder.result.answers')}>
      {QUESTIONS.map((question) => {
        const answer = answerText(answers, question);
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

/** Windows, macOS or either: another proposal to the same answers. */
function SystemSwitch({ answers: { system, ...answers } }: { answers: AllAnswers }) {
  const { t } = useI18n(finderWords);
  return (
    <ul className="chips finder-result__answers" aria-label={t('finder.system')}>
      {[undefined, ...SYSTEMS].map((choice) => (
        <li key={choice ?? 'any'}>
          <LocalLink
            className="chip"
            to={finderAddress({ ...answers, ...(choice && { system: choice }) })}
            aria-current={choice === system ? 'true' : undefined}
          >
            {t(`finder.system.${choice ?? 'any'}`)}
          </LocalLink>
        </li>
      ))}
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

/** The places of the three, true to scale; the rows above say the same in words. */
function Rulers({ rulers, hasHours }: Pick<FinderResult, 'rulers' | 'hasHours'>) {
  const { t } = useI18n(finderWords);
  return (
    <section className="rulers paper" aria-labelledby="rulers-title">
      <div>
        <h2 id="rulers-title">{t('finder.rulers.title')}</h2>
        <p className="muted">
          <span>{t('finder.rulers.lead')}</span> <span>{hasHours && t('finder.rulers.hours')}</span>
        </p>
      </div>
      <dl>
        {rulers.map(({ fact, isAbout, same, points }) => (
          <div key={fact}>
            <dt>
              {t(`finder.rulers.${fact}`)}
              {isAbout && <small>{t('finder.rulers.about')}</small>}
            </dt>
            <dd>{same === null ? <Line points={points} /> : t('finder.rulers.same', { value: same })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Line({ points }: Pick<FinderResult['rulers'][number], 'points'>) {
  const [, second, third] = points;
  const isNear = second && third && Math.abs(second.at - third.at) < LABEL_WIDTH;
  return (
    <>
      <span className="vh">{points.map(({ label, numbers }) => `${numbers.join(', ')}: ${label}`).join('; ')}</span>
      <svg aria-hidden="true" height={isNear ? 88 : 74}>
        <line x1="0" x2="100%" y1="36" y2="36" />
        {points.map(({ label, numbers, at }, index) => (
          // biome-ignore lint/a11y/noSvgWithoutTitle: a part of a drawing that is hidden from screen readers.
          <svg key={label} x={`${at}%`} className={index === 0 ? 'is-first' : undefined}>
            <rect x={-markWidth(numbers) / 2} y="25" width={markWidth(numbers)} height="22" rx="11" />
            <text y="40.5">{numbers.join('\u2009·\u2009')}</text>
            <text className="rulers__label" y={LABEL_HEIGHTS[isNear ? index : Math.min(index, 1)]}>
              {label}
            </text>
          </svg>
        ))}
      </svg>
    </>
  );
}

function markWidth(numbers: readonly number[]): number {
  return 22 * numbers.length;
}

/** The first pick's label is above the line, the others below it; a third label that would overlap the second is lower still. */
const LABEL_HEIGHTS = [17, 63, 80];
/** Of the line, per cent, in the narrowest window. */
const LABEL_WIDTH = 40;
