/** The groups of `npm run bench`; README.md says what each measures. */
import { readEnvironment } from '../server/environment.ts';
import type { Surroundings } from './support/child-process.ts';
import type { BenchTable } from './support/markdown-table.ts';

type Measure = (env: Surroundings) => Promise<BenchTable[]>;

/** Each loads its modules when it is asked for: a large heap would take processor time from the store that is measured. */
export const GROUPS: Readonly<Record<string, Measure>> = {
  pages: async (env) => [
    ...(await (await import('./first-visit.ts')).measureSizes(env)),
    ...(await (await import('./pages.ts')).measurePages(env)),
  ],
  browser: async (env) => (await import('./browser.ts')).measureLighthouse(env),
  catalogue: async (env) => (await import('./catalogue.ts')).measureScale(env),
  assistants: async (env) => (await import('./assistants.ts')).measureAssistants(env),
  orders: async () => (await import('./orders.ts')).measureOrders(readEnvironment().databaseUrl),
};
