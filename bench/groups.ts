/** The groups of `npm run bench`; README.md says what each measures. */
import { readEnvironment } from '../server/environment.ts';
import type { Surroundings } from './child-process.ts';
import type { BenchTable } from './markdown-table.ts';

type Measure = (env: Surroundings) => Promise<BenchTable[]>;

/** Each loads its modules when it is asked for: a large heap would take processor time from the store that is measured. */
export const GROUPS: Readonly<Record<string, Measure>> = {
  pages: async (env) => [
    ...(await (await import('./measure-sizes.ts')).measureSizes(env)),
    ...(await (await import('./measure-pages.ts')).measurePages(env)),
  ],
  browser: async (env) => [
    ...(await (await import('./measure-lighthouse.ts')).measureLighthouse(env)),
    ...(await (await import('./measure-interaction.ts')).measureInteraction(env)),
  ],
  catalogue: async (env) => [
    ...(await (await import('./measure-catalogue.ts')).measureCatalogue()),
    ...(await (await import('./measure-scale.ts')).measureScale(env)),
  ],
  assistants: async (env) => (await import('./measure-assistants.ts')).measureAssistants(env),
  orders: async () => (await import('./measure-orders.ts')).measureOrders(readEnvironment().databaseUrl),
};
