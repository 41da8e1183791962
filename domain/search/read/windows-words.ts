/** Windows in a query: `windows 11`, «με windows», «χωρίς windows 10». */
import { type Lexeme, phrases } from './lexemes.ts';
import { NEGATIONS } from './negation-words.ts';

interface WindowsReading {
  facet: 'windows';
  value: string;
  to: number;
}

const WINDOWS = phrases('windows, win, γουίντοους, γουιντοουζ, ουίντοους');
const WINDOWS_EDITION = phrases('pro', 'home');

/** `windows laptop` asks for one that runs today's Windows; «χωρίς windows» does not. */
export function readAnyWindows(lexemes: readonly Lexeme[], index: number): WindowsReading | null {
  const to = index + WINDOWS.at(lexemes, index);
  const isDenied = lexemes.slice(0, index).some((_, at) => at + NEGATIONS.at(lexemes, at) === index);
  if (to === index || isDenied || lexemes[to]?.kind === 'number') return null;
  return { facet: 'windows', value: '11', to: to + WINDOWS_EDITION.at(lexemes, to) };
}

/** Only Windows 11 is something to filter by, and to be without Windows 10, which is text like any other elsewhere. */
export function readWindows(lexemes: readonly Lexeme[], index: number, release: 10 | 11): WindowsReading | null {
  const lead = WINDOWS.at(lexemes, index);
  if (lead === 0 || lexemes[index + lead]?.value !== release) return null;
  const to = index + lead + 1;
  return { facet: 'windows', value: String(release), to: to + WINDOWS_EDITION.at(lexemes, to) };
}
