/** The steps that `npm run check` and `npm test` are made of, and how they are counted. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findForbidden, readLockedPackages } from '../licences.ts';
import { npmCall } from '../platform.cjs';

const root = join(import.meta.dirname, '../..');
const RESULTS = join(root, 'test-results');
const BUILD = join(import.meta.dirname, 'build.ts');

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

/** Steps run beside each other, so what one writes is kept until it ends; the longest one writes as it goes. */
type Output = 'at the end' | 'as it goes';

interface Command {
  command: string;
  args: readonly string[];
  shell?: boolean;
}

function run(
  title: string,
  { command, args, shell = false }: Command,
  output: Output = 'at the end',
): Promise<boolean> {
  const heading = `\n— ${title}\n`;
  if (output === 'as it goes') process.stdout.write(heading);
  return new Promise((resolve) => {
    const stream = output === 'as it goes' ? 'inherit' : 'pipe';
    const child = spawn(command, args, { cwd: root, shell, stdio: ['ignore', stream, stream] });
    const written: Buffer[] = [Buffer.from(heading)];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => written.push(bytes));
    child.once('error', (error) => {
      process.stderr.write(`${title} could not be started: ${error.message}\n`);
      resolve(false);
    });
    child.once('close', (status) => {
      if (output === 'at the end') process.stdout.write(Buffer.concat(written));
      resolve(status === 0);
    });
  });
}

function runTool(title: string, tool: keyof typeof TOOLS, args: readonly string[], output?: Output): Promise<boolean> {
  return run(title, { command: process.execPath, args: [join(root, TOOLS[tool]), ...args] }, output);
}

/** A step that is one yes or no. */
function asCount(isFine: boolean): Count {
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
}

/** Types, lint, unused code and licences. */
export async function checkSources(): Promise<Count> {
  // All three read what it writes.
  if (!(await runTool('route types', 'reactRouter', ['typegen']))) return asCount(false);
  return sum([...(await Promise.all([checkTypes(), checkLint(), checkUnused()])), checkLicences()]);
}

/** Several checkers would each work out anew what the schema makes of the documents: 20 s of processor time instead of 8. */
async function checkTypes(): Promise<Count> {
  return asCount(await runTool('types', 'tsc', ['-p', root, '--singleThreaded']));
}

function checkLint(): Promise<Count> {
  return runBiome('lint and format', ['check', '--error-on-warnings', '.']);
}

export function formatSources(): Promise<Count> {
  return runBiome('format', ['check', '--write', '.']);
}

async function runBiome(title: string, args: readonly string[]): Promise<Count> {
  const file = process.platform === 'win32' ? 'biome.exe' : 'biome';
  const binary = join(root, `node_modules/@biomejs/cli-${process.platform}-${process.arch}`, file);
  if (existsSync(binary)) return asCount(await run(title, { command: binary, args }));
  // The lock file has Biome for Linux alone: elsewhere npm fetches the same version, and keeps it.
  const call = npmCall(
    ['exec', '--yes', `--package=@biomejs/biome@${biomeVersion()}`, '--', 'biome', ...args],
    process.platform,
    process.env,
  );
  return asCount(await run(title, call));
}

function biomeVersion(): string {
  const file = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return file.optionalDependencies['@biomejs/cli-linux-x64'];
}

function checkLicences(): Count {
  const forbidden = findForbidden(readLockedPackages(join(root, 'package-lock.json')));
  process.stdout.write(`\n— licences\n${forbidden.map((sentence) => `${sentence}\n`).join('')}`);
  return asCount(forbidden.length === 0);
}

/** Files, exports and dependencies that nothing uses. */
async function checkUnused(): Promise<Count> {
  return asCount(await runTool('unused code', 'knip', ['--no-progress']));
}

/** @param projects of vitest.config.ts; all when empty */
export function runUnitTests(projects: readonly string[] = []): Promise<Count> {
  return runVitest(projects.map((project) => `--project=${project}`));
}

/** Those of other storefronts' clients. */
export function runClientTests(): Promise<Count> {
  return runVitest(['--project=platform', 'tests/clients']);
}

async function runVitest(wanted: readonly string[]): Promise<Count> {
  const report = join(RESULTS, 'unit.json');
  prepareReport(report);
  const isFine = await runTool('unit and contract tests', 'vitest', [
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

/** @param modes of the builds that the journeys open (server/start/build-directory.ts) */
export async function runBrowserTests(modes: readonly string[]): Promise<Count> {
  for (const mode of modes) {
    const built = await run(`build: ${mode}`, { command: process.execPath, args: [BUILD, mode] });
    if (!built) return asCount(false);
  }
  const report = join(RESULTS, 'e2e.json');
  prepareReport(report);
  const isFine = await runTool('browser journeys', 'playwright', ['test'], 'as it goes');
  const stats = readReport(report)?.stats as Record<string, number> | undefined;
  return withStatus({ passed: stats?.expected ?? 0, failed: stats?.unexpected ?? 0 }, isFine);
}

/** A runner that failed without naming a failing test, for example at its start, counts as one failure. */
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

function sum(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((total, count) => total + count.passed, 0),
    failed: counts.reduce((total, count) => total + count.failed, 0),
  };
}

/** Prints the closing line and ends the process once a pipe has taken all of the output. */
export function finish(counts: readonly Count[]): void {
  const { passed, failed } = sum(counts);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`, () =>
    process.exit(failed === 0 && passed > 0 ? 0 : 1),
  );
}
