import type { AllAnswers } from '#domain/finder/answers.ts';
import { keepTogether } from '#domain/locale/keep-together.ts';
import { parseCents } from '#domain/money/money.ts';
import { formatBatteryWh, formatInches } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { useAddToCart } from '../../state/use-add-to-cart.ts';
import { cardPath } from '../../storefront/catalogue/variant-address.ts';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { AddButton } from '../../ui/product/add-button.tsx';
import { GradeMark } from '../../ui/product/grade-mark.tsx';
import { useShippingNote } from '../../ui/product/use-shipping-note.ts';
import { Unbroken } from '../../ui/text/unbroken.tsx';
import { explainExcess, explainReason, explainSacrifice, explainShortfall, weightText } from './explain.ts';
import { finderWords } from './finder-words.ts';
import type { FinderResult, ShownMatch } from './load-finder.ts';

/** The first proposal, which can be bought here. */
export function BestMatch({ match, answers }: { match: ShownMatch; answers: AllAnswers }) {
  const { t, money } = useI18n(finderWords);
  const { delivery } = useShopFacts();
  const addToCart = useAddToCart();
  const shippingNote = useShippingNote();
  const { card } = match;
  return (
    <article className="match paper">
      {card.image && <Picture image={card.image} use="match" alt="" isFirst />}
      <div>
        <p className="match__kind">
          <i>1</i> {t('finder.result.best')}
        </p>
        <h2>
          <LocalLink to={cardPath(card)} prefetch="intent">
            <Unbroken text={`${card.facts.brand} ${card.facts.model}`} />
          </LocalLink>
        </h2>
        <p className="price match__price">
          <span>{card.price && money(card.price)}</span>
          {card.facts.grade && <GradeMark grade={card.facts.grade} />}
        </p>
        <FactsLine match={match} />
        <Reasons match={match} answers={answers} />
        <TradeOffs match={match} answers={answers} />
        <div className="match__buy">
          <p className="small muted">
            {t('finder.result.deliveredBy', { dates: delivery.short })}
            {card.price && `, ${shippingNote(parseCents(card.price.amount))}`}
          </p>
          <AddButton product={card} onAdd={addToCart} className="btn btn--go">
            {t('card.add')}
          </AddButton>
        </div>
      </div>
    </article>
  );
}

export function Alternative({
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
      <div className="alternative__what">
        {card.image && <Picture image={card.image} use="thumb" alt="" />}
        <p className="match__kind">
          <i>{number}</i> <span>{t(`finder.result.${kind}`)}</span>
        </p>
        <h3>
          <Unbroken text={name} />
        </h3>
        <p className="price match__price">
          <span>{card.price && money(card.price)}</span>
          {card.facts.grade && <GradeMark grade={card.facts.grade} />}
        </p>
        <FactsLine match={match} />
        <TradeOffs match={match} answers={answers} />
      </div>
      <div className="match__buy">
        <LocalLink
          className="btn btn--quiet"
          to={cardPath(card)}
          prefetch="intent"
          aria-label={`${t('finder.result.see')}: ${name}`}
        >
          {t('finder.result.see')}
        </LocalLink>
      </div>
    </li>
  );
}

function FactsLine({ match: { card, weight } }: { match: ShownMatch }) {
  const { t, language } = useI18n(finderWords);
  const { cpu, ramGb, storageLabel, screenInches, windows11, batteryWh, about = [] } = card.facts;
  const say = (fact: 'weight' | 'battery', text: string) =>
    about.includes(fact) ? t('fact.about', { value: text }) : text;
  const facts = [
    cpu && (cpu.generation === null ? cpu.label : `${cpu.label}, ${t('fact.generation', { n: cpu.generation })}`),
    ramGb && `${ramGb} GB`,
    storageLabel,
    screenInches && formatInches(screenInches, language),
    weight && weightText(weight, { t, language }),
    batteryWh !== undefined && say('battery', formatBatteryWh(Math.round(batteryWh), language)),
    card.system ?? (card.isMac ? t('fact.macos') : windows11 === 'yes' && 'Windows 11'),
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

const REASONS = 3;

function Reasons({ match, answers }: { match: ShownMatch; answers: AllAnswers }) {
  const { t, language } = useI18n(finderWords);
  const speaker = { t, language, answers };
  return (
    <ul className="whys">
      {match.reasons.slice(0, REASONS).map((part, index) => (
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

/** What it lacks of the wishes is told at once; what it gains and gives beside the others, on request where there is little room. */
function TradeOffs({ match, answers }: { match: ShownMatch; answers: AllAnswers }) {
  const { t } = useI18n(finderWords);
  const { gains, gives } = match;
  const unmet = useUnmet(match, answers);
  return (
    <>
      <Unmet texts={unmet} />
      {gains.length + gives.length > 0 && (
        <details className="match__trade">
          <summary>
            {t('finder.result.tradeOffs')} <Icon name="down" small />
          </summary>
          <div className="trade__sides">
            {gains.length > 0 && (
              <div>
                <p className="trade__head">{t('finder.result.gain')}</p>
                <TradeRows rows={gains} />
              </div>
            )}
            {gives.length > 0 && (
              <div>
                <p className="trade__head">{t('finder.result.giveUp')}</p>
                <TradeRows rows={gives} isLoss />
              </div>
            )}
          </div>
        </details>
      )}
    </>
  );
}

/** Which wishes a machine does not meet, and that its memory cannot grow. */
export function useUnmet(match: ShownMatch, answers: AllAnswers): string[] {
  const { t, language } = useI18n(finderWords);
  const speaker = { t, language, answers };
  return [
    match.soldered ? t(`finder.soldered.${match.soldered}`) : null,
    match.lack && explainSacrifice(match.lack, match, speaker),
    explainExcess(match, speaker),
    explainShortfall(match, speaker),
  ].filter((text) => text !== null);
}

export function Unmet({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className="trade trade--unmet">
      {texts.map((text) => (
        <li key={text}>
          <Unbroken text={text} />
        </li>
      ))}
    </ul>
  );
}

/** The gains or the losses, in figures. */
export function TradeRows({ rows, isLoss = false }: { rows: ShownMatch['gains']; isLoss?: boolean }) {
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
