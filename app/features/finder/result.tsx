import type { RefObject } from 'react';
import type { AllAnswers } from '#domain/finder/answers.ts';
import { finderAddress, QUESTIONS, without, withoutLast } from '#domain/finder/answers.ts';
import { keepTogether } from '#domain/keep-together.ts';
import { formatBatteryWh, formatInches, formatWeight } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { useAddToCart } from '../../state/use-add-to-cart.ts';
import { GradeMark } from '../../ui/grade-mark.tsx';
import { GradeIcon, Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { useFocusOnStep } from '../../ui/use-focus-on-step.ts';
import { explainExcess, explainReason, explainSacrifice } from './explain.ts';
import { finderWords } from './finder-words.ts';
import type { FinderResult, ShownMatch } from './load-finder.ts';

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
          <LocalLink className="arrow" to={catalogue.to}>
            {t('finder.result.catalogue', { count: catalogue.count })} <Icon name="arrow" small />
          </LocalLink>
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
      {result.rulers.length > 0 && <Rulers rulers={result.rulers} />}
      {result.steps.length > 0 && <Steps steps={result.steps} />}
      {alternatives.length > 0 && (
        <p className="finder-result__compare">
          <LocalLink className="btn btn--line" to={result.compare}>
            <Icon name="compare" small /> {t('finder.result.compare')}
          </LocalLink>
        </p>
      )}
      <WaysBack answers={answers} />
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
      <WaysBack answers={answers} />
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

function BestMatch({ match, answers }: { match: ShownMatch; answers: AllAnswers }) {
  const { t, money } = useI18n(finderWords);
  const { delivery } = useShopFacts();
  const addToCart = useAddToCart();
  const { card } = match;
  return (
    <article className="match paper">
      {card.image && <Picture image={card.image} use="match" alt="" isFirst />}
      <div>
        <p className="match__kind">
          <i>1</i> {t('finder.result.best')}
        </p>
        <h2>
          <LocalLink to={`/product/laptop/${card.handle}`} prefetch="intent">
            <Unbroken text={`${card.facts.brand} ${card.facts.model}`} />
          </LocalLink>
        </h2>
        <FactsLine match={match} />
        <Reasons match={match} answers={answers} count={match.gains.length > 0 ? 1 : 3} />
        <TradeOffs match={match} answers={answers} />
        <div className="match__buy">
          <p className="price">
            {card.price && money(card.price)}
            <small>{t('finder.result.deliveredBy', { dates: delivery.short })}</small>
          </p>
          {card.facts.grade && <GradeMark grade={card.facts.grade} />}
          <button type="button" className="btn btn--go" onClick={() => addToCart(card)}>
            {t('card.add')}
          </button>
        </div>
      </div>
    </article>
  );
}

function Alternative({
  match,
  kind,
  number,
  answers,
}: {
  match: ShownMatch;
  kind: FinderResult['alternatives'][number]['kind'];
  number: number;
  answers: AllAnswers;
}) {
  const { t, money } = useI18n(finderWords);
  const { card } = match;
  const name = `${card.facts.brand} ${card.facts.model}`;
  return (
    <li className="paper alternative">
      {card.image && <Picture image={card.image} use="thumb" alt="" />}
      <div>
        <p className="match__kind">
          <i>{number}</i> {t(`finder.result.${kind}`)}
        </p>
        <h3>
          <Unbroken text={name} />
        </h3>
        <FactsLine match={match} />
        <TradeOffs match={match} answers={answers} />
        <div className="match__buy">
          <p className="price price--small">{card.price && money(card.price)}</p>
          {card.facts.grade && <GradeMark grade={card.facts.grade} />}
          <LocalLink
            className="btn btn--quiet"
            to={`/product/laptop/${card.handle}`}
            prefetch="intent"
            aria-label={`${t('finder.result.see')}: ${name}`}
          >
            {t('finder.result.see')}
          </LocalLink>
        </div>
      </div>
    </li>
  );
}

function FactsLine({ match: { card } }: { match: ShownMatch }) {
  const { t, language } = useI18n(finderWords);
  const { cpu, ramGb, storageLabel, screenInches, windows11, weightKg, batteryWh, about = [] } = card.facts;
  const say = (fact: 'weight' | 'battery', text: string) =>
    about.includes(fact) ? t('fact.about', { value: text }) : text;
  const facts = [
    cpu && (cpu.generation === null ? cpu.label : `${cpu.label}, ${t('fact.generation', { n: cpu.generation })}`),
    ramGb && `${ramGb} GB`,
    storageLabel,
    screenInches && formatInches(screenInches, language),
    weightKg !== undefined && say('weight', formatWeight(weightKg, language, about.includes('weight'))),
    batteryWh !== undefined && say('battery', formatBatteryWh(Math.round(batteryWh), language)),
    card.isMac ? t('fact.macos') : windows11 === 'yes' && 'Windows 11',
  ];
  return (
    <ul className="match__facts small muted">
      {facts.map(
        (fact) =>
          fact && (
            <li key={fact}>
              <Unbroken text={keepTogether(fact)} />
            </li>
          ),
      )}
    </ul>
  );
}

function Reasons({ match, answers, count }: { match: ShownMatch; answers: AllAnswers; count: number }) {
  const { t, language } = useI18n(finderWords);
  const speaker = { t, language, answers };
  return (
    <ul className="whys">
      {match.reasons.slice(0, count).map((part, index) => (
        <li key={part}>
          <Icon name="check" small />
          <span>
            {index === 0 && <b>{t('finder.result.why')} </b>}
            <Unbroken text={explainReason(part, match, speaker)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What is said against the wishes themselves comes before what is said against the other proposals. */
function TradeOffs({ match, answers }: { match: ShownMatch; answers: AllAnswers }) {
  const { t, language } = useI18n(finderWords);
  const speaker = { t, language, answers };
  const { sacrifice, gains, gives } = match;
  const unmet = [
    ...(sacrifice && sacrifice !== 'price' ? [explainSacrifice(sacrifice, match, speaker)] : []),
    ...[explainExcess(match, speaker)].filter((text) => text !== null),
  ];
  return (
    <>
      {gains.length > 0 && <p className="trade__head">{t('finder.result.gain')}</p>}
      <TradeRows rows={gains} />
      {gives.length + unmet.length > 0 && <p className="trade__head">{t('finder.result.giveUp')}</p>}
      {unmet.length > 0 && (
        <ul className="trade trade--unmet">
          {unmet.map((text) => (
            <li key={text}>
              <Unbroken text={text} />
            </li>
          ))}
        </ul>
      )}
      <TradeRows rows={gives} isLoss />
    </>
  );
}

function TradeRows({ rows, isLoss = false }: { rows: ShownMatch['gains']; isLoss?: boolean }) {
  if (rows.length === 0) return null;
  return (
    <ul className={isLoss ? 'trade trade--loss' : 'trade'}>
      {rows.map(({ fact, figure, text }) => (
        <li key={fact}>
          <b>{figure}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where each of the three stands, true to scale; the rows above say the same in words. */
function Rulers({ rulers }: { rulers: FinderResult['rulers'] }) {
  const { t } = useI18n(finderWords);
  return (
    <section className="rulers paper" aria-labelledby="rulers-title">
      <div>
        <h2 id="rulers-title">{t('finder.rulers.title')}</h2>
        <p className="muted">{t('finder.rulers.lead')}</p>
      </div>
      <dl>
        {rulers.map(({ fact, isAbout, points }) => (
          <div key={fact}>
            <dt>
              {t(`finder.rulers.${fact}`)}
              {isAbout && <small>{t('finder.rulers.about')}</small>}
            </dt>
            <dd>
              <span className="vh">{points.map(({ label }, index) => `${index + 1}: ${label}`).join(', ')}</span>
              <svg aria-hidden="true">
                <line x1="0" x2="100%" y1="36" y2="36" />
                {points.map(({ label, at }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number that is drawn.
                  <g key={index} className={index === 0 ? 'is-first' : undefined}>
                    <circle cx={`${at}%`} cy="36" r="11" />
                    <text x={`${at}%`} y="40.5">
                      {index + 1}
                    </text>
                    <text className="rulers__label" x={`${at}%`} y={LABEL_HEIGHTS[index]}>
                      {label}
                    </text>
                  </g>
                ))}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The first pick's label stands above the line, the others' below it, each at a height of its own, so that none lies on another. */
const LABEL_HEIGHTS = [17, 63, 80];

function Steps({ steps }: Pick<FinderResult, 'steps'>) {
  const { t, money } = useI18n(finderWords);
  return (
    <section className="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">{t('finder.steps.title')}</h2>
      <p className="muted">{t('finder.steps.lead')}</p>
      <ul className="alternatives">
        {steps.map(({ step, match: { card, gains, gives } }) => (
          <li key={step} className="step">
            {card.image && <Picture image={card.image} use="thumb" alt="" />}
            <div>
              <h3>{t(`finder.steps.${step}`)}</h3>
              <p>
                <LocalLink className="link" to={`/product/laptop/${card.handle}`} prefetch="intent">
                  <Unbroken text={`${card.facts.brand} ${card.facts.model}`} />
                </LocalLink>{' '}
                <b>{card.price && money(card.price)}</b>
              </p>
              <TradeRows rows={gains} />
              <TradeRows rows={gives} isLoss />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaysBack({ answers }: { answers: AllAnswers }) {
  const { t } = useI18n(finderWords);
  return (
    <p className="finder-result__back">
      <LocalLink className="btn btn--line" to={finderAddress(withoutLast(answers))}>
        {t('finder.previous')}
      </LocalLink>
      <LocalLink className="btn btn--line" to="/finder">
        {t('finder.restart')}
      </LocalLink>
    </p>
  );
}
