/** The steps that `npm run check` and `npm test` are made of, and how they are counted. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npmCall } from '../platform.cjs';

const root = join(import.meta.dirname, '../..');
const RESULTS = join(root, 'test-results');

export interface Count {
  passed: number;
  failed: number;
}

const TOOLS = {
  reactRouter: 'node_modules/@react-router/dev/dist/cli/index.js',
  tsc: 'node_modules/typescript/lib/tsc.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
  knip: 'node_modules/knip/dist/cli.js',
};

function run(
  title: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  shell = false,
): boolean {
  process.stdout.write(`\n— ${title}\n`);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    shell,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (error) process.stderr.write(`${title} could not be started: ${error.message}\n`);
  return status === 0;
}

function runTool(title: string, tool: keyof typeof TOOLS, args: readonly string[]): boolean {
  return run(title, process.execPath, [join(root, TOOLS[tool]), ...args]);
}

/** A step that is one yes or no. */
function asCount(isFine: boolean): Count {
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
}

export function checkTypes(): Count {
  return asCount(runTool('route types', 'reactRouter', ['typegen']) && runTool('types', 'tsc', ['-p', root]));
}

export function checkLint(): Count {
  const args = ['check', '--error-on-warnings', '.'];
  const file = process.platform === 'win32' ? 'biome.exe' : 'biome';
  const binary = join(root, `node_modules/@biomejs/cli-${process.platform}-${process.arch}`, file);
  if (existsSync(binary)) return asCount(run('lint and format', binary, args));
  // The lock file has Biome for Linux alone: elsewhere npm fetches the same version, and keeps it.
  const { command, ...call } = npmCall(
    ['exec', '--yes', `--package=@biomejs/biome@${biomeVersion()}`, '--', 'biome', ...args],
    process.platform,
    process.env,
  );
  return asCount(run('lint and format', command, call.args, {}, call.shell));
}

function biomeVersion(): string {
  const file = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return file.optionalDependencies['@biomejs/cli-linux-x64'];
}

/** Files, exports and dependencies that nothing uses. */
export function checkUnused(): Count {
  return asCount(runTool('unused code', 'knip', ['--no-progress']));
}

/** @param projects of vitest.config.ts; all when empty */
export function runUnitTests(projects: readonly string[] = []): Count {
  const report = join(RESULTS, 'unit.json');
  prepareReport(report);
  const wanted = projects.map((project) => `--project=${project}`);
  const isFine = runTool('unit and contract tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...wanted,
  ]);
  const result = readReport(report);
  return withStatus(
    { passed: Number(result?.numPassedTests ?? 0), failed: Number(result?.numFailedTests ?? 0) },
    isFine,
  );
}

export function runBrowserTests(): Count {
  const report = join(RESULTS, 'e2e.json');
  prepareReport(report);
  const isFine = runTool('browser journeys', 'playwright', ['test']);
  const stats = readReport(report)?.stats as Record<string, number> | undefined;
  return withStatus({ passed: stats?.expected ?? 0, failed: stats?.unexpected ?? 0 }, isFine);
}

/** A runner that failed without naming a failing test, at its start say, counts as one failure. */
function withStatus(count: Count, isFine: boolean): Count {
  return isFine || count.failed > 0 ? count : { ...count, failed: 1 };
}

function prepareReport(file: string): void {
  mkdirSync(RESULTS, { recursive: true });
  rmSync(file, { force: true });
}

function readReport(file: string): Record<string, unknown> | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : null;
}

/** Prints the closing line and ends the process accordingly. */
export function finish(counts: readonly Count[]): never {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
