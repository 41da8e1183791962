/** The six cosmetic grades. The browser needs them without the reading of titles. */

export type GradeKey = 'aa' | 'aplus' | 'aplusparenthesis' | 'a' | 'aminus' | 'b';

/** Best first. */
export const GRADES: readonly GradeKey[] = ['aa', 'aplus', 'aplusparenthesis', 'a', 'aminus', 'b'];

const LABELS: Record<GradeKey, string> = {
  aa: 'AA',
  aplus: 'A+',
  aplusparenthesis: '(A+)',
  a: 'A',
  aminus: 'A−',
  b: 'B',
};
const GRADE_ITEM =
  /^\(?\s*(?:ref\.?\s*)?(?:grade\s*:?\s*|βαθμ[όο][ςσ]\s*|κατηγορία\s*|κατάσταση\s*:?\s*)?g?\s*\(?\s*(aa|a\+|a-|a|b)\s*\)?\s*\)?(?:\s*grade)?$/i;
/** Grades that the tooltips know and the catalogue does not sell. */
const OTHER_GRADE = /^\(?\s*g?\(?(?:a\+\+|b[+-]|c[+-]?)\)?\)?$/i;

/** 'AA', 'A+', '(A+)', 'A', 'A−' (a real minus sign), 'B'. */
export function gradeLabel(key: GradeKey): string {
  return LABELS[key];
}

/** The grade that one item of a parenthesis or one option value is: "GA+", "(A+)", "Grade B", or null. */
export function readGrade(item: string): GradeKey | null {
  // Greek capitals that look Latin are what a Greek keyboard types.
  const text = clean(item)
    .replace(/Α(?![α-ώ])/g, 'A')
    .replace(/Β(?![α-ώ])/g, 'B');
  const letters = GRADE_ITEM.exec(text)?.[1]?.toUpperCase();
  if (letters === 'A+' && text.includes('(')) return 'aplusparenthesis';
  return (letters && GRADES.find((key) => LABELS[key].replace('−', '-') === letters)) || null;
}

/** True for every grade that tooltips explain, also the ones that the catalogue does not sell (A++, GB+, C). */
export function isGrade(item: string): boolean {
  return readGrade(item) !== null || OTHER_GRADE.test(clean(item));
}

/** Without the reading of titles, which the browser does not have. */
function clean(item: string): string {
  return item.replace(/[−–‑]/g, '-').replace(/\s+/g, ' ').trim();
}
