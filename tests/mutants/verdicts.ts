/** What became of each mutant, kept beside the tests' other results: a run that was stopped goes on where it was. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mutant } from './find-mutants.ts';

export interface Task extends Mutant {
  /** The test files that reach it, the nearest first. */
  tests: readonly string[];
}

export interface Verdict extends Mutant {
  /** As `placeOf` names it. */
  place: string;
  verdict: 'killed' | 'survived' | 'timeout' | 'no test';
  /** The test file that failed. */
  by: string | null;
}

export function readVerdicts(path: string): Map<string, Verdict> {
  if (!existsSync(path)) return new Map();
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line) as Verdict).map((verdict) => [verdict.place, verdict]));
}

export function writeVerdict(path: string, verdict: Verdict): void {
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, `${JSON.stringify(verdict)}\n`);
}

const KINDS = ['number', 'condition', 'call', 'operator'] as const;

/** What was changed: a reader may want the share without numbers, which other tools leave alone. */
function kindOf({ before, replacement }: Mutant): (typeof KINDS)[number] {
  if (/^[\d.]/.test(replacement)) return 'number';
  if (replacement === ';') return 'call';
  return /^(?:true|false)$/.test(replacement) && !/^(?:true|false)$/.test(before) ? 'condition' : 'operator';
}

export function toReport(verdicts: readonly Verdict[]): string {
  const rooms = ['domain', 'platform', 'server', 'app/state'];
  const rows = [
    ...rooms.map((room) => row(room, (verdict) => verdict.file.startsWith(room))),
    ...KINDS.map((kind) => row(kind, (verdict) => kindOf(verdict) === kind)),
    row('all', () => true),
  ];

  function row(name: string, isCounted: (verdict: Verdict) => boolean): string {
    const of = verdicts.filter(isCounted);
    const count = (what: Verdict['verdict']) => of.filter(({ verdict }) => verdict === what).length;
    // A change that never ends is noticed too, but so is a machine that is too busy: it counts for neither.
    const judged = of.length - count('timeout');
    const share = judged > 0 ? `${((100 * count('killed')) / judged).toFixed(1)} %` : '–';
    return `| ${name} | ${of.length} | ${count('killed')} | ${count('timeout')} | ${share} |`;
  }
  const survivors = verdicts
    .filter(({ verdict }) => verdict === 'survived' || verdict === 'no test')
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
    .map(({ file, line, before, replacement, verdict }) => {
      const change = `\`${before}\` → \`${replacement.replace(/\s+/g, ' ').slice(0, 80)}\``;
      return `- ${file}:${line} ${change}${verdict === 'no test' ? ' (no test reaches it)' : ''}`;
    });
  return [
    '| room or kind | mutants | killed | without an end | share |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    ...survivors,
    '',
  ].join('\n');
}
