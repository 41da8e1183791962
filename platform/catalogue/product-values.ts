import { hash } from 'node:crypto';
import { contentLanguages } from '#domain/locale/locales.ts';
import type { Values } from '../staff/audit-log.ts';
import type { Product, Variant } from './catalogue.ts';

/** The parts of a product that staff change, each with the values that others may change meanwhile. */
export function textValues({ title, descriptionHtml, vendor, productType, tags }: Product): Values {
  return {
    ...Object.fromEntries(contentLanguages.map((tag) => [`title ${tag}`, title[tag]])),
    ...Object.fromEntries(contentLanguages.map((tag) => [`text ${tag}`, shortHash(descriptionHtml[tag])])),
    vendor,
    type: productType,
    tags: tags.join(', '),
  };
}

/** Long texts are compared, and not told in full. */
function shortHash(text: string): string {
  return text === '' ? '' : hash('sha256', text, 'hex').slice(0, 8);
}

export function photoValues({ images }: Product): Values {
  return {
    photos: images.map(({ file }) => file).join(', '),
    ...Object.fromEntries(contentLanguages.map((tag) => [`alt ${tag}`, images.map(({ alt }) => alt[tag]).join(' | ')])),
  };
}

export const variantsValues = ({ variants }: Product): Values => ({
  variants: variants.map(({ sku }) => sku).join(', '),
});

export const statusValues = ({ status }: Product): Values => ({ status });

export function variantValues({ priceCents, stock, priorPriceCents }: Variant): Values {
  return { priceCents, stock, priorPriceCents };
}
