import type { RefObject } from 'react';
import type { AllAnswers } from '#domain/finder/answers.ts';
import { finderAddress, QUESTIONS, without, withoutLast } from '#domain/finder/answers.ts';
import { keepTogether } from '#domain/keep-together.ts';
import { formatInches } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { useAddToCart } from '../../state/use-add-to-cart.ts';
import { GradeMark } from '../../ui/grade-mark.tsx';
import { Icon, Lid } from '../../ui/icon.tsx';
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
          {alternatives.map((alternative) => (
            <Alternative key={alternative.card.id} match={alternative} kind={alternative.kind} answers={answers} />
          ))}
        </ul>
      )}
      {alternatives.length > 0 && (
        <p>
          <LocalLink className="arrow" to={result.compare}>
            {t('finder.result.compare')} <Icon name="arrow" small />
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
        <Lid grade="aa" large />
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
      {card.image && <Picture image={card.image} use="card" alt="" isFirst />}
      <div>
        <p className="match__kind">{t('finder.result.best')}</p>
        <h2>
          <LocalLink to={`/product/laptop/${card.handle}`} prefetch="intent">
            <Unbroken text={`${card.facts.brand} ${card.facts.model}`} />
          </LocalLink>
        </h2>
        <FactsLine match={match} />
        <Reasons match={match} answers={answers} count={3} />
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
  answers,
}: {
  match: ShownMatch;
  kind: FinderResult['alternatives'][number]['kind'];
  answers: AllAnswers;
}) {
  const { t, money } = useI18n(finderWords);
  const { card } = match;
  const name = `${card.facts.brand} ${card.facts.model}`;
  return (
    <li className="paper alternative">
      {card.image && <Picture image={card.image} use="card" alt="" />}
      <div>
        <p className="match__kind">{t(`finder.result.${kind}`)}</p>
        <h3>
          <Unbroken text={name} />
        </h3>
        <FactsLine match={match} />
        <Reasons match={match} answers={answers} count={1} />
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
  const { cpu, ramGb, storageLabel, screenInches, windows11 } = card.facts;
  const facts = [
    cpu && (cpu.generation === null ? cpu.label : `${cpu.label}, ${t('fact.generation', { n: cpu.generation })}`),
    ramGb && `${ramGb} GB`,
    storageLabel,
    screenInches && formatInches(screenInches, language),
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
  const { sacrifice } = match;
  const excess = explainExcess(match, speaker);
  return (
    <ul className="whys">
      {match.reasons.slice(0, count).map((part, at) => (
        <li key={part}>
          <Icon name="check" small />
          <span>
            {at === 0 && <b>{t('finder.result.why')} </b>}
            <Unbroken text={explainReason(part, match, speaker)} />
          </span>
        </li>
      ))}
      {(sacrifice || excess) && (
        <li className="whys__not">
          <Icon name="minus" small />
          <span>
            <b>{t('finder.result.giveUp')} </b>
            {sacrifice ? explainSacrifice(sacrifice, match, speaker) : excess}
          </span>
        </li>
      )}
      {excess && sacrifice && sacrifice !== 'price' && (
        <li className="whys__not">
          <Icon name="minus" small />
          <span>{excess}</span>
        </li>
      )}
    </ul>
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
