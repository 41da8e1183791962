/** The privacy page names all that the store keeps in the browser until it is cleared. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PageText } from '#app/features/content/page-text.ts';
import { privacyEl } from '#app/features/content/privacy.el.ts';
import { privacyEn } from '#app/features/content/privacy.en.ts';

const root = join(import.meta.dirname, '../..');
const KEY = /createPersistedState<\w+>\(\{\s*key: '(\w+)'|localStorage\.setItem\('(\w+)'|const KEY = '(\w+)'/g;

const kept = globSync('app/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .filter((source) => source.includes('localStorage') || source.includes('createPersistedState'))
  .flatMap((source) => [...source.matchAll(KEY)].map(([, state, direct, constant]) => state ?? direct ?? constant))
  .sort();

function named({ sections }: PageText): string[] {
  const blocks = sections.find(({ id }) => id === 'browser')?.blocks ?? [];
  const facts = blocks.flatMap((block) => (typeof block === 'object' && 'facts' in block ? block.facts : []));
  return facts.map(([label]) => label).filter((label) => /^[a-z]+$/.test(label));
}

it('finds what is kept', () => expect(kept).toContain('cart'));

it.each([
  ['Greek', privacyEl],
  ['English', privacyEn],
])('is told in %s', (_, text) => expect(named(text).sort()).toEqual(kept));
