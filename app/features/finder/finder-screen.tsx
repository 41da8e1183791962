import {
  ANSWERS,
  finderAddress,
  isComplete,
  LEAST_LIMIT,
  MOST_LIMIT,
  nextQuestion,
  QUESTIONS,
  withoutLast,
} from '#domain/finder/answers.ts';
import { shop } from '#shop.config';
import { formatWholeEuro } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { useFocusOnStep } from '../../ui/use-focus-on-step.ts';
import './finder.css';
import { finderWords } from './finder-words.ts';
import type { FinderData } from './load-finder.ts';
import { FinderAnswer } from './result.tsx';

/** Four questions, one at a time, then three proposals. Every answer is a link, so all of it works without JavaScript. */
export function FinderScreen({ answers, address, refused, result }: FinderData) {
  const { t } = useI18n(finderWords);
  return (
    <div className="wrap">
      <PageHead
        title={t('meta.finder.title')}
        description={t('meta.finder.description')}
        canonicalPath="/finder"
        noIndex={address !== '/finder'}
      />
      {result && isComplete(answers) ? (
        <FinderAnswer result={result} answers={answers} />
      ) : (
        <FinderQuestion answers={answers} refused={refused} />
      )}
    </div>
  );
}

type Asked = Pick<FinderData, 'answers' | 'refused'>;

/** One question with its four answers. The focus goes to the question, so that it is read before the answers. */
function FinderQuestion({ answers, refused }: Asked) {
  const { t, language } = useI18n(finderWords);
  const question = nextQuestion(answers) ?? 'budget';
  const index = QUESTIONS.indexOf(question);
  const heading = useFocusOnStep(question);
  const euro = (whole: number) => formatWholeEuro(whole * 100, language);
  const amount = formatWholeEuro(shop.delivery.freeAboveCents, language);
  return (
    <section className="finder" aria-labelledby="finder-question">
      <p className="finder__step">
        <Steps current={index} />
        <span>{t('finder.step', { n: index + 1, total: QUESTIONS.length })}</span>
        {index > 0 && (
          <LocalLink className="link" to="/finder">
            {t('finder.restart')}
          </LocalLink>
        )}
      </p>
      <h1 id="finder-question" ref={heading} tabIndex={-1}>
        {t(`finder.${question}.q`)}
      </h1>
      {refused && (
        <p className="finder-result__budget" id="finder-refused" role="alert">
          {refused === 'answer'
            ? t('finder.unknownAnswer')
            : t('finder.budget.ownWrong', { typed: refused.limit, least: euro(LEAST_LIMIT), most: euro(MOST_LIMIT) })}
        </p>
      )}
      <p className="lead">{t(`finder.${question}.hint`, { amount })}</p>
      <ul className="finder__answers">
        {ANSWERS[question].map((answer) => (
          <li key={answer}>
            <LocalLink
              className="finder__answer"
              to={finderAddress({ ...answers, [question]: answer })}
              preventScrollReset={index > 0}
            >
              <b>{t(`finder.${question}.${answer}` as 'finder.use.study')}</b>
              <span>{t(`finder.${question}.${answer}.note` as 'finder.use.study.note')}</span>
              <Icon name="arrow" />
            </LocalLink>
          </li>
        ))}
      </ul>
      {question === 'budget' && <OwnLimit answers={answers} refused={refused} />}
      {index > 0 && (
        <LocalLink className="btn btn--line" to={finderAddress(withoutLast(answers))}>
          {t('finder.previous')}
        </LocalLink>
      )}
    </section>
  );
}

/** A limit in one's own figure; a plain form, whose address is an answer like any other. */
function OwnLimit({ answers, refused }: Asked) {
  const { t, path } = useI18n(finderWords);
  const typed = refused !== 'answer' && refused?.limit;
  const given = [...new URLSearchParams(finderAddress(answers).split('?')[1])].filter(([name]) => name !== 'budget');
  return (
    <form className="finder__limit" action={path('/finder')}>
      {given.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        {t('finder.budget.own')}{' '}
        <input
          name="upTo"
          inputMode="numeric"
          size={6}
          autoComplete="off"
          required
          {...(typed && { defaultValue: typed, 'aria-invalid': true, 'aria-describedby': 'finder-refused' })}
        />
      </label>
      <button type="submit" className="btn btn--line">
        {t('finder.budget.ownButton')}
      </button>
    </form>
  );
}

/** Progress as a picture; the words beside it say the same. */
function Steps({ current }: { current: number }) {
  return (
    <span className="finder__steps" aria-hidden="true">
      {QUESTIONS.map((question, index) => (
        <i key={question} className={index <= current ? 'is-done' : undefined} />
      ))}
    </span>
  );
}
