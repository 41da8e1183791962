import { expect, it } from 'vitest';
import { shop } from '#shop.config';
import { defaultDescription } from './default-description.ts';

it('names the warranty, and the battery’s where there is one', () => {
  expect(defaultDescription('en', 'other')).toMatch(new RegExp(`${shop.warranty.months}-month warranty\\.$`));
  expect(defaultDescription('en', 'laptop')).toMatch(/warranty, \d+.for the battery\.$/);
  expect(defaultDescription('el', 'tablet')).toMatch(
    new RegExp(`Εγγύηση.${shop.warranty.months}.μηνών, .* μπαταρία\\.$`),
  );
  expect(defaultDescription('el', 'other')).not.toContain('μπαταρία');
});
