/** The system that a machine comes with, in a query: `windows 11 pro`, `win10 home`, `ubuntu`, «χωρίς λειτουργικό». */
import { type Lexeme, phrases } from './lexemes.ts';
import { NEGATIONS } from './negation-words.ts';

interface SystemReading {
  facet: 'system' | 'windows';
  value: string;
  further?: readonly string[];
  to: number;
}

const WINDOWS = phrases('windows, win, γουίντοους, γουιντοουζ, ουίντοους');
const EDITIONS = { pro: phrases('pro, professional'), home: phrases('home, home edition') };
const LINUX = phrases('ubuntu, linux, λίνουξ, ουμπούντου, ubuntu linux');
const LONG_TERM = phrases('lts');
const SYSTEM = phrases('λειτουργικό, λειτουργικό σύστημα, σύστημα, os, operating system, an operating system, an os');
const NOT_WINDOWS = ['linux', 'none'];

export function readSystem(lexemes: readonly Lexeme[], index: number): SystemReading | null {
  const denial = NEGATIONS.at(lexemes, index);
  if (denial > 0) return readWithout(lexemes, index + denial);
  const linux = LINUX.at(lexemes, index);
  if (linux > 0) {
    const isRelease = LONG_TERM.at(lexemes, index + linux + 1) > 0;
    return { facet: 'system', value: 'linux', to: index + linux + (isRelease ? 2 : 0) };
  }
  return readWindows(lexemes, index);
}

/** «χωρίς λειτουργικό», `no os`; «χωρίς windows» comes with another system or none. */
function readWithout(lexemes: readonly Lexeme[], index: number): SystemReading | null {
  const none = SYSTEM.at(lexemes, index);
  if (none > 0) return { facet: 'system', value: 'none', to: index + none };
  const windows = readWindows(lexemes, index);
  if (windows === null) return null;
  // What is no Windows 10 runs Windows 11.
  if (windows.value.startsWith('windows-10')) return { facet: 'windows', value: '-10', to: windows.to };
  const [value = '', ...further] = NOT_WINDOWS;
  return { facet: 'system', value, further, to: windows.to };
}

/** Without a number today's Windows is meant. */
function readWindows(lexemes: readonly Lexeme[], index: number): SystemReading | null {
  const isShort = lexemes[index]?.text === 'w' && lexemes[index + 1]?.isGlued === true;
  const lead = isShort ? 1 : WINDOWS.at(lexemes, index);
  const number = lexemes[index + lead];
  const release = number?.value === 10 || number?.value === 11 ? number.value : null;
  if (lead === 0 || (release === null && (isShort || number?.kind === 'number'))) return null;
  const place = index + lead + (release === null ? 0 : 1);
  const [edition, size] = Object.entries(EDITIONS)
    .map(([name, phrase]) => [name, phrase.at(lexemes, place)] as const)
    .find(([, count]) => count > 0) ?? [null, 0];
  const value = ['windows', edition && release === null ? null : (release ?? 11), edition].filter(Boolean).join('-');
  return { facet: 'system', value, to: place + size };
}
