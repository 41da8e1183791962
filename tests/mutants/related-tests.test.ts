import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readTestGraph } from './related-tests.ts';

const root = mkdtempSync(join(tmpdir(), 'xana-graph-'));
afterAll(() => rmSync(root, { recursive: true }));

const files: Record<string, string> = {
  'domain/a.ts': 'export const a = 1;',
  'domain/a.test.ts': "import { a } from './a.ts';",
  'domain/b.ts': "import {\n  a,\n} from './a.ts';",
  'domain/c.test.ts': "import { b } from '#domain/b.ts';",
  'domain/d.test.ts': "const { a } = await import('./a.ts');",
  'contract/about-domains.test.ts': "import { b } from '../domain/b.ts';",
  'carts/line-price.ts': 'export const price = 1;',
  'carts/total.ts': "export { price } from './line-price.ts';",
  'total.test.ts': "import { price } from './carts/line-price.ts';",
  'contract/cart-prices.test.ts': "import { price } from '../carts/total.ts';",
  'domain/e.test.ts': "import type { A } from './a.ts';",
};

it('finds the tests that reach a file, its own first, then those that are named like it, never those that know only a type of it', () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const testsOf = readTestGraph(root, Object.keys(files));
  expect(testsOf('domain/a.ts')).toEqual([
    'domain/a.test.ts',
    'domain/d.test.ts',
    'domain/c.test.ts',
    'contract/about-domains.test.ts',
  ]);
  expect(testsOf('domain/b.ts')).toEqual(['domain/c.test.ts', 'contract/about-domains.test.ts']);
  expect(testsOf('carts/line-price.ts')).toEqual(['contract/cart-prices.test.ts', 'total.test.ts']);
});
