import { useI18n } from '../../i18n/i18n-context.tsx';
import { finderWords } from './finder-words.ts';
import type { FinderResult } from './load-finder.ts';

/** Where each of the three stands, true to scale; the rows above say the same in words. */
export function Rulers({ rulers, hasHours }: Pick<FinderResult, 'rulers' | 'hasHours'>) {
  const { t } = useI18n(finderWords);
  return (
    <section className="rulers paper" aria-labelledby="rulers-title">
      <div>
        <h2 id="rulers-title">{t('finder.rulers.title')}</h2>
        <p className="muted">
          {t('finder.rulers.lead')} {hasHours && t('finder.rulers.hours')}
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
  return (
    <>
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
    </>
  );
}

/** The first pick's label stands above the line, the others' below it, each at a height of its own, so that none lies on another. */
const LABEL_HEIGHTS = [17, 63, 80];
