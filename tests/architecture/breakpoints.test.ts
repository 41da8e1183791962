import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SIZES } from '../support/screens/screen.ts';

const root = resolve(import.meta.dirname, '../..');
/** px in an em, which a media query takes from the browser and not from the page. */
const EM = 16;

test('windows wider than a desk’s have its layout, so that journeys look at accessibility up to there', () => {
  const widths = globSync('{app,desk,platform}/**/*.css', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/width(?::| [<>]=?) ?([\d.]+)(r?em|px)\)/g)].map(
      ([, value, unit]) => Number(value) * (unit === 'px' ? 1 : EM),
    ),
  );
  expect(widths.length).toBeGreaterThan(20);
  expect(Math.max(...widths)).toBeLessThanOrEqual(SIZES.desk.width);
});
