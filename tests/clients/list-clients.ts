/** The page of the clients that run here, `docs/clients.md`: written after a run of their tests, and held against what is installed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedStorefronts } from './asked/asked-storefronts.ts';

export interface Client {
  name: string;
  version: string;
  /** What of it runs, and the file that runs it. */
  runs: string;
  file: string;
}

interface Walk {
  storefront: string;
  /** The package whose newer version asks for another walk; null where there is none. */
  package: string | null;
  version: string;
  how: string;
  date: string;
}

interface Manifest {
  devDependencies: Readonly<Record<string, string>>;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));

export function readClients(): Client[] {
  const { devDependencies } = readJson('../../package.json') as Manifest;
  const packages = [
    ['@shopify/hydrogen-react', 'hydrogen-react.test.ts'],
    ['@shopify/storefront-api-client', 'storefront-api-client.test.ts'],
    ['shopify-buy', 'shopify-buy.test.ts'],
  ] as const;
  return [
    ...packages.map(([name, file]) => ({
      name: `\`${name}\``,
      version: devDependencies[name] ?? 'missing',
      runs: 'the package from npm, unchanged',
      file,
    })),
    ...askedStorefronts.map(({ source, version, path, documents }) => ({
      name: source,
      version,
      runs: `each field of its ${documents.length} documents, at ${path.split('/')[2]}`,
      file: 'asked/asked.test.ts',
    })),
  ];
}

export const readWalks = () => readJson('walks.json') as Walk[];

export const readWalked = () => (readJson('walked/package.json') as Manifest).devDependencies;

/** @param day on which the tests ran */
export function clientsPage(day: string): string {
  const rows = readClients().map(({ name, version, runs }) => `| ${name} | ${version} | ${runs} | ${day} |`);
  const walks = readWalks().map(
    ({ storefront, version, how, date }) => `| ${storefront} | ${version} | ${how} | ${date} |`,
  );
  return `<!-- Written by \`npm run clients\`. -->
# Clients that run on this platform

Tests (\`tests/clients\`) run these on both databases:

| client | version | what is run | passed on |
|---|---|---|---|
${rows.join('\n')}

People ran these by hand:

| storefront | version | how | on |
|---|---|---|---|
${walks.join('\n')}
`;
}
