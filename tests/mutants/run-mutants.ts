/**
 * Runs tests with a changed file, one change after the other, in one Vitest: the file is read changed, and nothing is written
 * into the sources. It takes tasks on standard input, one line each, and answers each with the test file that failed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Plugin } from 'vite';
import { createVitest } from 'vitest/node';
import config from '../../vitest.config.ts';
import type { Task } from './verdicts.ts';

const root = join(import.meta.dirname, '../..');
let current: Task | undefined;

const mutants: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  load(id) {
    if (!current || id !== join(root, current.file)) return null;
    const text = readFileSync(id, 'utf8');
    return text.slice(0, current.start) + current.replacement + text.slice(current.end);
  },
};

/** A project with a build of its own would read the configuration's file again, without this plugin. */
const projects = (config.test?.projects ?? []).map((project) =>
  typeof project === 'object' ? { ...project, plugins: [mutants] } : project,
);

// What Vitest keeps of a file on the disk would be taken in the place of the change, and the change be kept.
const vitest = await createVitest(
  'test',
  {
    watch: false,
    bail: 1,
    fsModuleCache: false,
    maxWorkers: 1,
    reporters: [{}],
    root,
    config: false,
  },
  { ...config, test: { ...config.test, projects } },
);
await vitest.standalone();

for await (const line of createInterface({ input: process.stdin })) {
  current = JSON.parse(line) as Task;
  const path = join(root, current.file);
  vitest.invalidateFile(path);
  const by = await firstFailing(current.tests);
  current = undefined;
  vitest.invalidateFile(path);
  process.stdout.write(`\nanswer ${JSON.stringify({ by })}\n`);
}
process.exit(0);

async function firstFailing(tests: readonly string[]): Promise<string | null> {
  const paths = tests.map((test) => join(root, test));
  const specifications = (await vitest.getRelevantTestSpecifications(paths)).filter(({ moduleId }) =>
    paths.includes(moduleId),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failed = testModules.find((module) => paths.includes(module.moduleId) && !module.ok());
  if (failed) return failed.relativeModuleId;
  return unhandledErrors.length > 0 ? 'an error outside of the tests' : null;
}
