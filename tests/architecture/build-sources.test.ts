import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findSources } from '../../bin/tasks/build-sources.ts';

const root = join(import.meta.dirname, '../..');
const NAMED = /['"](?:\.\.\/)+(art\/[^'"?]+)/g;

it('a start builds anew when any picture changes that the storefront’s build holds', () => {
  const sources = new Set(findSources());
  const code = globSync('app/**/*.{ts,tsx,css}', { cwd: root, exclude: ['**/*.test.*'] });
  const pictures = code.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(NAMED)].flatMap(([, pattern = '']) =>
      globSync(pattern, { cwd: root }),
    ),
  );
  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.filter((picture) => !sources.has(picture))).toEqual([]);
});

it('knows the sources of all rooms, and no test', () => {
  const sources = findSources();
  for (const file of [
    'app/root.tsx',
    'shop.config.ts',
    'package-lock.json',
    'platform/web/pages.css',
    'schema/versions/2025-07.json',
  ])
    expect(sources).toContain(file);
  expect(sources.filter((file) => file.includes('.test.'))).toEqual([]);
});
