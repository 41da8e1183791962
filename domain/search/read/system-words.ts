/** The system that a machine comes with, in a query: `windows 11 pro`, `win10 home`, `ubuntu`, «χωρίς λειτουργικό». */
import { negate } from '../../catalogue/facets.ts';
import { AT_LEAST, OR } from './bound-words.ts';
import { type Lexeme, phrases } from './lexemes.ts';
import { NEGATIONS } from './negation-words.ts';

interface SystemReading {
  facet: 'system' | 'windows';
  value: string;
  further?: readonly string[];
  isBound?: true;
  to: number;
}

const WINDOWS = phrases('windows, win, γουίντοους, γουιντοουζ, ουίντοους');
const EDITIONS = { pro: phrases('pro, professional'), home: phrases('home, home edition') };
const BEFORE_EDITION = phrases(
  'ή, or, /, και, and, όχι, not, no, χωρίς, without, από, εκτός, except, but, ούτε, nor, oxi',
);
const BEFORE_FIRST = phrases('με, with, laptop, λάπτοπ, φορητός, φορητό, ή, or, είτε, either');
const LINUX = phrases(
  'ubuntu, linux, λίνουξ, ουμπούντου, ubuntu linux, linux mint, mint, debian, fedora, kali linux, arch linux, zorin os, pop os, linux friendly, linux compatible, συμβατό με linux',
);
const LONG_TERM = phrases('lts');
const SYSTEM = phrases('λειτουργικό, λειτουργικό σύστημα, σύστημα, os, operating system, an operating system, an os');
/** What follows cannot be installed. */
const CANNOT = phrases(
  'δεν παίρνει, δεν παίρνουν, δεν σηκώνει, δεν σηκώνουν, δεν τρέχει, δεν υποστηρίζει, δεν αναβαθμίζεται σε, μη συμβατό με, όχι συμβατό με, ασύμβατο με',
  "doesn't support, does not support, doesn't run, does not run, can't run, cannot run, not compatible with, incompatible with, not upgradable to",
);
const LEAST = phrases(AT_LEAST);
const NOT_WINDOWS = ['linux', 'none'];
/** What «windows» says by itself. */
const ANY_WINDOWS = 'windows-11';

export function readSystem(lexemes: readonly Lexeme[], index: number): SystemReading | null {
  const cannot = CANNOT.at(lexemes, index);
  const lacked = cannot > 0 ? readWindows(lexemes, index + cannot) : null;
  if (lacked?.value.startsWith(ANY_WINDOWS)) return { facet: 'windows', value: '10', to: lacked.to };
  const denial = NEGATIONS.at(lexemes, index);
  if (denial > 0) return readWithout(lexemes, index + denial);
  const linux = LINUX.at(lexemes, index);
  if (linux > 0) {
    const isRelease = LONG_TERM.at(lexemes, index + linux + 1) > 0;
    return { facet: 'system', value: 'linux', to: index + linux + (isRelease ? 2 : 0) };
  }
  return readWindows(lexemes, index) ?? readEditionsOf(lexemes, index) ?? readEdition(lexemes, index);
}

/** «χωρίς λειτουργικό», `no os`; «χωρίς windows» comes with another system or none. */
function readWithout(lexemes: readonly Lexeme[], index: number): SystemReading | null {
  const none = SYSTEM.at(lexemes, index);
  if (none > 0) return { facet: 'system', value: 'none', to: index + none };
  const windows = readWindows(lexemes, index);
  if (windows === null) return null;
  // What is no Windows 10 runs Windows 11.
  if (windows.value === 'windows-10') return { facet: 'windows', value: '-10', to: windows.to };
  if (windows.value !== ANY_WINDOWS) return { ...windows, value: negate('system', windows.value) };
  const [value = '', ...further] = NOT_WINDOWS;
  // Of «ubuntu, no windows» Linux alone is left.
  return { facet: 'system', value, further, isBound: true, to: windows.to };
}

/** The Home of «windows 11 όχι home»; the Pro of «macbook όχι pro» is no edition. */
function readEdition(lexemes: readonly Lexeme[], index: number): SystemReading | null {
  const isOfWindows = BEFORE_EDITION.at(lexemes, index - 1) > 0 && lexemes.some((_, at) => WINDOWS.at(lexemes, at) > 0);
  const { edition, size } = editionAt(lexemes, index);
  return isOfWindows && edition ? { facet: 'system', value: `windows-${edition}`, to: index + size } : null;
}

/** «home windows», «pro ή home windows»: the editions come first; the Pro of «surface pro windows» is none. */
function readEditionsOf(lexemes: readonly Lexeme[], index: number): SystemReading | null {
  const { edition, size } = editionAt(lexemes, index);
  const isName = edition === 'pro' && index > 0 && BEFORE_FIRST.at(lexemes, index - 1) === 0;
  if (edition === null || isName || NEGATIONS.at(lexemes, index - 1) > 0) return null;
  const next = index + size;
  const link = OR.at(lexemes, next);
  const other = editionAt(lexemes, next + link);
  const windows = readWindows(lexemes, next + (link > 0 ? link + other.size : 0));
  if (windows === null || (link > 0 && other.edition === null)) return null;
  const release = windows.value.replace(ANY_WINDOWS, 'windows');
  const further = other.edition === null ? {} : { further: [`${release}-${other.edition}`] };
  return { facet: 'system', value: `${release}-${edition}`, ...further, to: windows.to };
}

/** A further release or edition: the 11 of «windows 10 ή 11», the Pro of «windows 11 home ή pro». */
export function readOtherWindows(lexemes: readonly Lexeme[], to: number): { value: string; to: number } | null {
  const link = OR.at(lexemes, to);
  const release = releaseAt(lexemes, to + link);
  if (link === 0) return null;
  return release === null ? readEdition(lexemes, to + link) : { value: `windows-${release}`, to: to + link + 1 };
}

function releaseAt(lexemes: readonly Lexeme[], index: number): number | null {
  const value = isNumberOfWindows(lexemes, index) ? lexemes[index]?.value : null;
  return value === 10 || value === 11 ? value : null;
}

/** The place after the 11 of «windows 12 ή τουλάχιστον 11»; null for any other. */
function releaseAfter(lexemes: readonly Lexeme[], index: number): number | null {
  const link = OR.at(lexemes, index + 1);
  const place = index + 1 + link;
  const to = place + LEAST.at(lexemes, place);
  return link > 0 && isNumberOfWindows(lexemes, index) && lexemes[to]?.value === 11 ? to + 1 : null;
}

/** The 11 of «χωρίς windows, 11ης γενιάς» counts generations. */
function isNumberOfWindows(lexemes: readonly Lexeme[], index: number): boolean {
  const [number, next] = [lexemes[index], lexemes[index + 1]];
  return number?.kind === 'number' && !number.isAfterComma && !(next?.kind === 'word' && next.isGlued);
}

function editionAt(lexemes: readonly Lexeme[], index: number): { edition: string | null; size: number } {
  const sizes = Object.entries(EDITIONS).map(([edition, phrase]) => ({ edition, size: phrase.at(lexemes, index) }));
  return sizes.find(({ size }) => size > 0) ?? { edition: null, size: 0 };
}

/** Without a number today's Windows is meant. */
function readWindows(lexemes: readonly Lexeme[], index: number): SystemReading | null {
  const isShort = lexemes[index]?.text === 'w' && lexemes[index + 1]?.isGlued === true;
  const lead = isShort ? 1 : WINDOWS.at(lexemes, index);
  const release = releaseAt(lexemes, index + lead);
  const next = release === null && lead > 0 ? releaseAfter(lexemes, index + lead) : null;
  if (next) return { facet: 'system', value: ANY_WINDOWS, to: next };
  if (lead === 0 || (release === null && (isShort || isNumberOfWindows(lexemes, index + lead)))) return null;
  const place = index + lead + (release === null ? 0 : 1);
  const { edition, size } = editionAt(lexemes, place);
  const value = ['windows', edition && release === null ? null : (release ?? 11), edition].filter(Boolean).join('-');
  return { facet: 'system', value, to: place + size };
}
