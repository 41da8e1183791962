import { readGrade } from '../../machine/grade.ts';
import { OR } from './bound-words.ts';
import { type Lexeme, phrases } from './lexemes.ts';

const GRADE = phrases(
  'grade, βαθμός, βαθμού, βαθμό, κατηγορία, κατηγορίας, κατάσταση, βαθμίδα, condition, διαλογή, διαλογής',
);

/** `grade A+`, «βαθμός Α», `A+ grade`, `A+`. */
export function readGradeFilter(
  lexemes: readonly Lexeme[],
  index: number,
): { facet: 'grade'; value: string; to: number } | null {
  const lead = GRADE.at(lexemes, index);
  if (lead === 0) {
    const letters = readGradeLetters(lexemes, index);
    const trail = letters ? GRADE.at(lexemes, letters.to) : 0;
    // `A+` is one even without the word; a lone letter is not.
    const isSigned = /^[+-]$/.test(lexemes[(letters?.to ?? 0) - 1]?.text ?? '') && !lexemes[letters?.to ?? 0]?.isGlued;
    const isAlone = isSigned && !lexemes[index]?.isGlued;
    return letters && (trail > 0 || isAlone) ? { facet: 'grade', value: letters.value, to: letters.to + trail } : null;
  }
  const letters = readGradeLetters(lexemes, index + lead);
  return letters && { facet: 'grade', ...letters };
}

/** «a+ ή aa», «grade a ή b»: a grade after another. */
export function readOtherGrade(lexemes: readonly Lexeme[], at: number): { value: string; to: number } | null {
  const link = OR.at(lexemes, at);
  return link > 0 ? readGradeLetters(lexemes, at + link) : null;
}

function readGradeLetters(lexemes: readonly Lexeme[], index: number): { value: string; to: number } | null {
  const isOpen = lexemes[index]?.text === '(';
  const place = isOpen ? index + 1 : index;
  const letters = lexemes[place]?.text ?? '';
  if (!/^(?:aa|αα|a|α|b|β)$/.test(letters)) return null;
  const sign = lexemes[place + 1];
  const hasSign = sign?.isGlued === true && /^[+-]$/.test(sign.text);
  const next = hasSign ? place + 2 : place + 1;
  const isClosed = isOpen && lexemes[next]?.text === ')';
  const written = `${letters.replaceAll('α', 'a').replace('β', 'b')}${hasSign ? sign.text : ''}`;
  const value = readGrade(isOpen ? `(${written})` : written);
  return value && { value, to: isClosed ? next + 1 : next };
}
