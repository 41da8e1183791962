import { type GradeKey, gradeLabel } from '#domain/machine/grade.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { GradeIcon } from '../icon.tsx';

/** A lid with one stroke for each step down the scale, always with its letters. */
export function GradeMark({ grade }: { grade: GradeKey }) {
  const { t } = useI18n();
  return (
    <span className="grade">
      <GradeIcon grade={grade} />
      <span>
        <span className="vh">{`${t('fact.grade')} `}</span>
        {gradeLabel(grade)}
      </span>
    </span>
  );
}
