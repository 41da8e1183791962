import { readGrade } from '../../machine/grade.ts';
import { OR } from './bound-words.ts';
import { type Lexeme, type Phrases, phrases } from './lexemes.ts';

const GRADE = phrases(
  'grade, βαθμός, βαθμού, βαθμό, κατηγορία, κατηγορίας, κατάσταση, βαθμίδα, condition, διαλογή, διαλογής',
);

/** «Α συν», `A minus`. */
const SPOKEN_SIGNS: Readonly<Record<string, Phrases>> = {
  '+': phrases('συν, plus'),
  '-': phrases('πλην, μείον, minus'),
};

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
    const isSigned = /[+-]$/.test(letters?.said ?? '') && !lexemes[letters?.to ?? 0]?.isGlued;
    // The first of «a ή a+».
    const isListed =
      letters !== null && OR.at(lexemes, letters.to) > 0 && readGradeFilter(lexemes, letters.to + 1) !== null;
    const isAlone = (isSigned || isListed) && !lexemes[index]?.isGlued;
    return letters && (trail > 0 || isAlone) ? { facet: 'grade', value: letters.value, to: letters.to + trail } : null;
  }
  const letters = readGradeLetters(lexemes, index + lead);
  return letters && { facet: 'grade', value: letters.value, to: letters.to };
}

/** «a+ ή aa», «grade a ή b»: a grade after another. */
export function readOtherGrade(lexemes: readonly Lexeme[], at: number): { value: string; to: number } | null {
  const link = OR.at(lexemes, at);
  return link > 0 ? readGradeLetters(lexemes, at + link) : null;
}

interface GradeLetters {
  value: string;
  /** With its sign, «α συν» as `a+`. */
  said: string;
  to: number;
}

function readGradeLetters(lexemes: readonly Lexeme[], index: number): GradeLetters | null {
  const isOpen = lexemes[index]?.text === '(';
  const place = isOpen ? index + 1 : index;
  const letters = lexemes[place]?.text ?? '';
  if (!/^(?:aa|αα|a|α|b|β)$/.test(letters)) return null;
  const sign = lexemes[place + 1];
  const spoken = Object.keys(SPOKEN_SIGNS).find((written) => SPOKEN_SIGNS[written]?.at(lexemes, place + 1));
  const hasSign = spoken !== undefined || (sign?.isGlued === true && /^[+-]$/.test(sign.text));
  const next = hasSign ? place + 2 : place + 1;
  const isClosed = isOpen && lexemes[next]?.text === ')';
  const written = `${letters.replaceAll('α', 'a').replace('β', 'b')}${hasSign ? (spoken ?? sign?.text) : ''}`;
  const value = readGrade(isOpen ? `(${written})` : written);
  return value && { value, said: written, to: isClosed ? next + 1 : next };
}
