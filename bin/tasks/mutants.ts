/**
 * `npm run mutants`, or `npm run mutants -- --sample 500 server/`: changes one operator, condition, number or call at a time and
 * runs the tests nearest to it. Prints what no test noticed. A run that was stopped goes on where it was.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Mutant } from '../../tests/mutants/find-mutants.ts';
import { readTestGraph } from '../../tests/mutants/related-tests.ts';
import { placeOf, takeSample } from '../../tests/mutants/sample.ts';
import { TestProcess } from '../../tests/mutants/test-process.ts';
import { readVerdicts, toReport, type Verdict, writeVerdict } from '../../tests/mutants/verdicts.ts';

const root = join(import.meta.dirname, '../..');
/** Not among the tests' results, which every run of the journeys clears. */
const RESULTS = join(root, 'node_modules/.cache/mutants.jsonl');
/** The nearest test tells nearly always; then a few more are asked, and of what survived those, as many again as reach it from afar. */
const WAVES = [
  [0, 1],
  [1, 5],
  [5, 15],
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
    jobs: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
  },
});

if (values.fresh) rmSync(RESULTS, { force: true });
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const testsOf = readTestGraph(root, files);
const all = takeSample(root, files, values.seed);
const asked = all.filter(({ file }) => positionals.length === 0 || positionals.some((start) => file.startsWith(start)));
const sample = asked.slice(0, Number(values.sample));
const known = readVerdicts(RESULTS);
const open = sample.filter((mutant) => !known.has(placeOf(mutant, values.seed)));
process.stdout.write(`${asked.length} places for a mutant; ${sample.length} are tried, ${open.length} of them now.\n`);

await Promise.all(Array.from({ length: Number(values.jobs) }, work));
const done = readVerdicts(RESULTS);
const verdicts = sample.flatMap((mutant) => done.get(placeOf(mutant, values.seed)) ?? []);
process.stdout.write(`\n${toReport(verdicts)}`);

async function work(): Promise<void> {
  const tests = new TestProcess(root);
  for (let mutant = open.shift(); mutant; mutant = open.shift()) {
    const verdict = await judge(mutant, tests);
    writeVerdict(RESULTS, verdict);
    process.stdout.write(
      `${verdict.verdict.padEnd(8)} ${verdict.file}:${verdict.line} ${verdict.by ?? verdict.before}\n`,
    );
  }
  tests.close();
}

async function judge(mutant: Mutant, runner: TestProcess): Promise<Verdict> {
  const tests = testsOf(mutant.file);
  const result = { ...mutant, place: placeOf(mutant, values.seed), by: null };
  if (tests.length === 0) return { ...result, verdict: 'no test' };
  for (const [from, to] of WAVES) {
    const some = tests.slice(from, to);
    if (some.length === 0) break;
    const by = await runner.run({ ...mutant, tests: some });
    if (by === 'timeout') return { ...result, verdict: 'timeout' };
    if (by !== null) return { ...result, verdict: 'killed', by };
  }
  return { ...result, verdict: 'survived' };
}
