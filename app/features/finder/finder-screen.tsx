import { isComplete } from '#domain/finder/answers.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { PartStyles } from '../../ui/part-styles.tsx';
import finderCss from './finder.css?url';
import { finderWords } from './finder-words.ts';
import type { FinderData } from './load-finder.ts';
import { FinderQuestion } from './question.tsx';
import { FinderAnswer } from './result.tsx';

/** Four questions, one at a time, then three proposals. Every answer is a link, so all of it works without JavaScript. */
export function FinderScreen({ answers, address, result }: FinderData) {
  const { t } = useI18n(finderWords);
  return (
    <div className="wrap">
      <PartStyles part="finder" href={finderCss} />
      <PageHead
        title={t('meta.finder.title')}
        description={t('meta.finder.description')}
        canonicalPath="/finder"
        noIndex={address !== '/finder'}
      />
      {result && isComplete(answers) ? (
        <FinderAnswer result={result} answers={answers} />
      ) : (
        <FinderQuestion answers={answers} />
      )}
    </div>
  );
}
