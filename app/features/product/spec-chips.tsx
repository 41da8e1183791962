import type { GradeKey } from '#domain/laptop.ts';
import { GradeMark } from '../../ui/grade-mark.tsx';

/** What the title says in its parentheses, one chip each, the grade last. */
export function SpecChips({ specs, grade }: { specs: readonly string[]; grade: GradeKey | null }) {
  if (specs.length === 0 && grade === null) return null;
  return (
    <ul className="spec">
      {specs.map((spec) => (
        <li key={spec}>{spec}</li>
      ))}
      {grade && (
        <li>
          <GradeMark grade={grade} />
        </li>
      )}
    </ul>
  );
}
