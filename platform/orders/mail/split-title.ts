import type { Language } from '#domain/locale/locales.ts';
import { readProductTitle } from '#domain/machine/product-title.ts';
import { joinSpecs, specsOfVariant } from '#domain/machine/spec-text.ts';

/**
 * A title of the catalogue is a name and, in brackets, its facts: `ThinkPad T480 (i5-8350U, 16GB, (GA+))` →
 * name and `i5-8350U, 16 GB, (A+)`, as the store spells them. Each stays on one line.
 */
export function splitTitle(title: string): {
  name: string;
  factsIn: (language: Language, variantTitle?: string) => string;
} {
  const { name, specs } = readProductTitle(title);
  return {
    name,
    /** @param variantTitle what was chosen: memory and disk of the title give way to its own */
    factsIn: (language, variantTitle = '') => joinSpecs(specsOfVariant(specs, [variantTitle]), language),
  };
}
