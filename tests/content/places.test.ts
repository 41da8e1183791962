/** Greek stands in the files of texts alone, which the other tests of this folder read. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { READ } from './texts.ts';

const root = join(import.meta.dirname, '../..');

/** The terms that Greek price sites prescribe, and what is not shown: what people type, headings of other shops’ files, examples for the owner at the command line, the demo shop's makers. */
const EXEMPT: readonly RegExp[] = [
  /^app\/seo\/feeds\/feed-words\.ts$/,
  /^app\/features\/account\/addresses\/address-fields\.tsx$/,
  /^platform\/catalogue\/(?:import\/(?:product-columns|sheet-cells|read-variant-rows|read-woocommerce|woocommerce-columns)|search\/swatches)\.ts$/,
  /^platform\/orders\/pieces\/import-pieces\.ts$/,
  /^platform\/(?:cli|seed)\//,
  /(?:^|\/)test-[\w-]+\.ts$|\.test\.tsx?$/,
];

it('no Greek is shown from a file that is not checked', () => {
  const sources = globSync('{app,functions,platform,server}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !READ.test(file) && !EXEMPT.some((pattern) => pattern.test(file)));
  const withGreek = sources.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm, '');
    return (code.match(/\p{Script=Greek}{2,}/gu) ?? []).map((word) => `${file}: ${word}`);
  });
  expect(sources.length).toBeGreaterThan(300);
  expect(withGreek).toEqual([]);
});
