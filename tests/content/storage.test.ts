/** The privacy page names all that the store keeps in the browser: until it is cleared, and until the tab is closed. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PageText } from '#app/features/content/page-text.ts';
import { privacy as privacyEl } from '#locales/el/pages/privacy.ts';
import { account as accountEl } from '#locales/el/screens/account.ts';
import { privacy as privacyEn } from '#locales/en/pages/privacy.ts';
import { account as accountEn } from '#locales/en/screens/account.ts';

const root = join(import.meta.dirname, '../..');
const LOCAL_KEY =
  /create(?:PersistedState<[^(]+>|RecentList)\(\{\s*key: '(\w+)'|localStorage\.setItem\('(\w+)'|const KEY = '(\w+)'/g;
/** `const SCROLL_KEY = '…'`, or each of `const KEYS = { … }`. */
const TAB_KEY = /(?<=const \w*_?KEY = |const KEYS = \{[^}]*: )'([\w-]+)'/g;

const sources = globSync(['app/**/*.{ts,tsx}', 'platform/web/*.client.js'], { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'));

function keysIn(found: readonly string[], key: RegExp): string[] {
  const keys = found.flatMap((source) => [...source.matchAll(key)].map((match) => match.slice(1).find(Boolean) ?? ''));
  return [...new Set(keys)].sort();
}

const local = keysIn(
  sources.filter((source) => /localStorage|create(?:PersistedState|RecentList)/.test(source)),
  LOCAL_KEY,
);
const tab = keysIn(
  sources.filter((source) => source.includes('sessionStorage')),
  TAB_KEY,
);
/** The lists of the section, by the names in parentheses that end each row. */
function named({ sections }: PageText): string[][] {
  const blocks = sections.find(({ id }) => id === 'browser')?.blocks ?? [];
  return blocks.flatMap((block) =>
    typeof block === 'object' && 'facts' in block
      ? [block.facts.map(([, text]) => /\(([\w-]+)\)\.$/.exec(String(text))?.[1] ?? '').sort()]
      : [],
  );
}

it('finds what is kept', () => {
  expect(local).toContain('cart');
  expect(tab).toEqual(expect.arrayContaining(['pendingCustomer', 'pendingWish', 'authorization', 'scroll-positions']));
});

it('the wishlist is promised on this device alone', () => {
  expect(local).toContain('wishlist');
  for (const key of ['auth.wishLead', 'why.wishlist'] as const) {
    expect(accountEl[key]).toMatch(/αυτή τη συσκευή|αυτής της συσκευής/);
    expect(accountEn[key]).toContain('on this device');
  }
});

it.each([
  ['Greek', privacyEl(null)],
  ['English', privacyEn(null)],
])('is told in %s', (_, text) => expect(named(text)).toEqual([local, tab]));
