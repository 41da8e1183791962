import { FACT_KEYS, fieldOfFact } from '#domain/facts/fact-definitions.ts';
import type { LaptopInput } from '#domain/machine/laptop.ts';
import { shop } from '#shop.config';
import type { Product } from './catalogue.ts';

/** What `parseLaptop` reads of a product: its texts, and the fields that take precedence. */
export function toLaptopInput(product: Product) {
  const { title, handle, vendor, productType, descriptionHtml, options, metafields } = product;
  const texts = new Map(metafields.map(({ namespace, key, value }) => [`${namespace}.${key}`, value]));
  const facts = FACT_KEYS.map((fact) => [fact, texts.get(fieldOfFact(fact, shop.metafields))] as const);
  return {
    ...{ handle, vendor, productType, title: title.el, description: descriptionHtml.el },
    options: options.map(({ name, values }) => ({ name: name.el, values: values.map((value) => value.name.el) })),
    facts: Object.fromEntries(facts.filter(([, text]) => text !== undefined)),
  } satisfies LaptopInput;
}
