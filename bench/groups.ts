/** The groups of `npm run bench`; README.md says what each measures. */
import { readEnvironment } from '../server/environment.ts';
import type { Surroundings } from './child-process.ts';
import type { BenchTable } from './markdown-table.ts';

type Measure = (env: Surroundings) => Promise<BenchTable[]>;

const interaction: Measure = async (env) => (await import('./measure-interaction.ts')).measureInteraction(env);
const lighthouse: Measure = async (env) => (await import('./measure-lighthouse.ts')).measureLighthouse(env);

/**
 * Each loads what it measures with when it is asked for: with all modules of all groups this process has seven times the heap, whose
 * cleaning takes processor time from the store and doubled the times of its slowest pages.
 */
export const GROUPS: Readonly<Record<string, Measure>> = {
  catalogue: async () => (await import('./measure-catalogue.ts')).measureCatalogue(),
  interaction,
  lighthouse,
  platform: async (env) => (await import('./measure-platform.ts')).measurePlatform(env),
  pages: async (env) => (await import('./measure-pages.ts')).measurePages(env),
  orders: async () => (await import('./measure-orders.ts')).measureOrders(readEnvironment().databaseUrl),
  sizes: async (env) => (await import('./measure-sizes.ts')).measureSizes(env),
  search: async () => (await import('./measure-search.ts')).measureSearch(),
  server: async (env) => (await import('./measure-server.ts')).measureServer(env, readEnvironment().databaseUrl),
  scale: async (env) => (await import('./measure-scale.ts')).measureScale(env),
  vitals: async (env) => [
    ...(await (await import('./measure-vitals.ts')).measureVitals(env)),
    ...(await lighthouse(env)),
    ...(await interaction(env)),
  ],
};
