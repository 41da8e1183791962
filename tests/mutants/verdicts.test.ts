import { expect, it } from 'vitest';
import { toReport, type Verdict } from './verdicts.ts';

const verdict = (file: string, before: string, replacement: string, what: Verdict['verdict']): Verdict => ({
  ...{ file, before, replacement, verdict: what },
  ...{ line: 3, start: 0, end: 1, place: `${file}${before}${replacement}`, by: null },
});

it('gives the share of each folder and of each kind of change, and names what no test noticed', () => {
  const report = toReport([
    verdict('platform/b.ts', '404', '405', 'killed'),
    verdict('platform/b.ts', '20_000', '20001', 'survived'),
    verdict('domain/a.ts', 'a === b', 'true', 'killed'),
    verdict('domain/a.ts', 'true', 'false', 'no test'),
    verdict('server/c.ts', 'end();', ';', 'timeout'),
    verdict('server/c.ts', '&&', '||', 'killed'),
  ]);
  expect(report.split('\n')).toEqual([
    '| room or kind | mutants | killed | without an end | share |',
    '|---|---|---|---|---|',
    '| domain | 2 | 1 | 0 | 50.0 % |',
    '| platform | 2 | 1 | 0 | 50.0 % |',
    '| server | 2 | 1 | 1 | 100.0 % |',
    '| app/state | 0 | 0 | 0 | – |',
    '| number | 2 | 1 | 0 | 50.0 % |',
    '| condition | 1 | 1 | 0 | 100.0 % |',
    '| call | 1 | 0 | 1 | – |',
    '| operator | 2 | 1 | 0 | 50.0 % |',
    '| all | 6 | 3 | 1 | 60.0 % |',
    '',
    '- domain/a.ts:3 `true` → `false` (no test reaches it)',
    '- platform/b.ts:3 `20_000` → `20001`',
    '',
  ]);
});
