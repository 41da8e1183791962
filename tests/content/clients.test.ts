/** The list of clients says what is installed: a newer version asks for `npm run clients`, a newer storefront for another walk. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clientsPage, readClients, readWalked, readWalks } from '../clients/list-clients.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/clients.md'), 'utf8');

it('is what `npm run clients` writes for these versions', () => {
  const [, day = ''] = /\| (\d{4}-\d\d-\d\d) \|\n/.exec(page) ?? [];
  expect(page, 'out of date: call `npm run clients`').toBe(clientsPage(day));
});

it('names clients whose tests are there', () => {
  const missing = readClients().filter(({ file }) => !existsSync(join(root, 'tests/clients', file)));
  expect(missing).toEqual([]);
});

it('has walks of the newest versions that the dependency bot knows', () => {
  const walked = readWalks().flatMap(({ package: name, version }) => (name ? [[name, version]] : []));
  expect(Object.fromEntries(walked), 'walk the storefront again, then change tests/clients/walks.json').toEqual(
    readWalked(),
  );
});

it('gives the claim of the README its day', () => {
  const days = readWalks().map(({ date }) => date);
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`last on ${days.toSorted().at(-1)}`);
});

it('is watched by the dependency bot every week', () => {
  const bot = readFileSync(join(root, '.github/dependabot.yml'), 'utf8');
  for (const directory of ['/', '/tests/clients/walked']) {
    expect(bot).toMatch(new RegExp(`directory: ${directory}\\n\\s+schedule:\\n\\s+interval: weekly`));
  }
});
