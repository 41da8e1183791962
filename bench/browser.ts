/** What Lighthouse says of the pages by which a visit begins, on the phone that it simulates. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '#tests/support/find-browser.ts';
import { npmCall } from '../bin/platform.cjs';
import type { Surroundings } from './support/child-process.ts';
import type { BenchTable } from './support/markdown-table.ts';
import { median } from './support/markdown-table.ts';
import { firstVisits, getPage } from './support/page-answer.ts';
import { startStore, temporaryDataDir } from './support/running-store.ts';

const VISITS = 5;
/** A package of its own: Lighthouse takes 176 MB with all it needs, and neither the shop nor its tests need it. */
const PACKAGE = join(import.meta.dirname, 'lighthouse');
const INSTALLED = join(import.meta.dirname, '../node_modules/.cache/lighthouse');
const CLI = join(INSTALLED, 'node_modules/lighthouse/cli/index.js');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-sync';
const REPORT_BYTES = 64 * 1024 * 1024;

/** Points of 100 in each category, times in ms, layout shift without a unit. */
const MEASURES = {
  performance: 'performance',
  firstPaint: 'first paint, ms',
  largestPaint: 'largest paint, ms',
  blocked: 'blocking, ms',
  layoutShift: 'layout shift',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;

type Measure = keyof typeof MEASURES;
type Report = Readonly<Record<Measure | 'machine', number>>;

const measures = Object.keys(MEASURES) as Measure[];

export async function measureLighthouse(env: Surroundings): Promise<BenchTable[]> {
  installLighthouse(env);
  const browser = await findBrowser();
  // After `findBrowser`, which names the libraries of a browser from npm in the environment.
  const surroundings = { ...env, CHROME_PATH: browser };
  const dataDir = temporaryDataDir();
  const store = await startStore(env, dataDir.path);
  const rows: (string | number)[][] = [];
  const machine: number[] = [];
  try {
    for (const { name, path } of await firstVisits(store.url)) {
      await getPage(store.url + path);
      const reports: Report[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) reports.push(await reportOn(store.url + path, surroundings));
      const medianOf = (measure: Measure) => median(reports.map((report) => report[measure]));
      rows.push([name, ...measures.map(medianOf)]);
      machine.push(...reports.map((report) => report.machine));
    }
  } finally {
    await store.close();
    dataDir.remove();
  }
  return [
    {
      title: 'Lighthouse, mobile',
      group: 'lighthouse',
      header: ['page', ...measures.map((measure) => MEASURES[measure])],
      rows,
      notes: [
        `Median of ${VISITS} visits on Lighthouse’s own simulated phone. Its benchmark of this machine: ${median(machine)} (${Math.min(...machine)}–${Math.max(...machine)}); what else runs on the machine counts in full.`,
      ],
    },
  ];
}

/** From its lock file, when that has changed; packages run no scripts of their own. */
function installLighthouse(env: Surroundings): void {
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'));
  if (existsSync(CLI) && lockOf(INSTALLED).equals(lockOf(PACKAGE))) return;
  process.stderr.write('Installing Lighthouse …\n');
  rmSync(INSTALLED, { recursive: true, force: true });
  cpSync(PACKAGE, INSTALLED, { recursive: true });
  const { command, args, shell } = npmCall(
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    process.platform,
    env,
  );
  execFileSync(command, args, { cwd: INSTALLED, shell, env, stdio: ['ignore', 2, 2] });
}

async function reportOn(address: string, env: Surroundings): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      CLI,
      address,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROME_FLAGS}`,
    ],
    { env: { ...env }, maxBuffer: REPORT_BYTES },
  );
  const { audits, categories, environment, runtimeError } = JSON.parse(stdout) as LighthouseResult;
  if (runtimeError) throw new Error(`Lighthouse could not measure ${address}: ${runtimeError.code}`);
  const points = (category: (typeof CATEGORIES)[number]) => Math.round(categories[category].score * 100);
  return {
    performance: points('performance'),
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    machine: Math.round(environment.benchmarkIndex),
  };
}

/** What is read of a report. Source: lighthouse/types/lhr/lhr.d.ts. */
interface LighthouseResult {
  audits: Record<
    'first-contentful-paint' | 'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift',
    { numericValue: number }
  >;
  /** Scores are shares of one. */
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  environment: { benchmarkIndex: number };
  runtimeError?: { code: string };
}
