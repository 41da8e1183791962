/** Grades that sellers use and our guide does not have: A++, GB+, GB-, C (specification, section 3). */
export function otherGrade(text: string): 'best' | 'better' | 'worse' | 'worst' {
  if (text.includes('++')) return 'best';
  if (/c/i.test(text)) return 'worst';
  return text.includes('+') ? 'better' : 'worse';
}
