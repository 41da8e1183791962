/** `npm run bench`, or `npm run bench -- pages`: measures the store and prints tables. It asserts nothing about time. */
import { cpus } from 'node:os';
import { type BenchTable, markdownTable } from '../../bench/markdown-table.ts';
import { measureCatalogue } from '../../bench/measure-catalogue.ts';
import { measureInteraction } from '../../bench/measure-interaction.ts';
import { measureLighthouse } from '../../bench/measure-lighthouse.ts';
import { measureOrders } from '../../bench/measure-orders.ts';
import { measurePages } from '../../bench/measure-pages.ts';
import { measurePlatform } from '../../bench/measure-platform.ts';
import { measureScale } from '../../bench/measure-scale.ts';
import { measureSearch } from '../../bench/measure-search.ts';
import { measureServer } from '../../bench/measure-server.ts';
import { measureSizes } from '../../bench/measure-sizes.ts';
import { measureVitals } from '../../bench/measure-vitals.ts';
import { readEnvironment } from '../../server/environment.ts';
import { buildWhenNeeded } from './build.ts';

const GROUPS: Readonly<Record<string, () => Promise<BenchTable[]>>> = {
  catalogue: () => measureCatalogue(),
  interaction: () => measureInteraction(process.env),
  lighthouse: () => measureLighthouse(process.env),
  platform: () => measurePlatform(process.env),
  pages: () => measurePages(process.env),
  orders: () => measureOrders(readEnvironment().databaseUrl),
  sizes: () => measureSizes(process.env),
  search: measureSearch,
  server: () => measureServer(process.env, readEnvironment().databaseUrl),
  scale: () => measureScale(process.env),
  vitals: async () => [
    ...(await measureVitals(process.env)),
    ...(await measureLighthouse(process.env)),
    ...(await measureInteraction(process.env)),
  ],
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(GROUPS, name));
if (unknown !== undefined) {
  const isHelp = unknown === '--help' || unknown === '-h';
  process.stderr.write(
    `${isHelp ? '' : `There is no group "${unknown}". `}Write nothing, or any of: ${Object.keys(GROUPS).join(', ')}.\n`,
  );
  process.exit(isHelp ? 0 : 2);
}

await buildWhenNeeded();
process.stdout.write(
  `# Benchmarks\n\n${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}. ` +
    'Compare within one run: absolute numbers change with the machine and with what else runs on it.\n\n',
);
for (const name of asked.length > 0 ? asked : Object.keys(GROUPS)) {
  const tables = (await GROUPS[name]?.()) ?? [];
  process.stdout.write(tables.map(markdownTable).join(''));
}
