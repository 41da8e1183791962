import type { GradeKey, SpecKind } from '#domain/laptop.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { GradeMark } from '../../ui/grade-mark.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { SpecTip } from '../../ui/spec-tip.tsx';
import { productWords } from './product-words.ts';

const EXPLAINED = ['processor', 'memory', 'storage', 'screen'] as const;

export interface Spec {
  text: string;
  kind: SpecKind | null;
}

/** What the title says in its parentheses, one chip each, the grade last; those that need a word have a tip. */
export function SpecChips({ specs, grade }: { specs: readonly Spec[]; grade: GradeKey | null }) {
  const { t } = useI18n(productWords);
  if (specs.length === 0 && grade === null) return null;
  return (
    <ul className="spec">
      {specs.map(({ text, kind }) => {
        const explained = EXPLAINED.find((known) => known === kind);
        return (
          <li key={text}>
            {explained ? (
              <SpecTip label={text}>{t(`product.tip.${explained}`)}</SpecTip>
            ) : (
              <span className="spec-chip">{text}</span>
            )}
          </li>
        );
      })}
      {grade && (
        <li>
          <SpecTip label={<GradeMark grade={grade} />}>
            {t(`product.meaning.grade.${grade}`)}{' '}
            <LocalLink to="/services/grade-guide">{t('product.gradeGuide')}</LocalLink>
          </SpecTip>
        </li>
      )}
    </ul>
  );
}
