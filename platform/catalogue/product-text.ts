import { contentLanguages } from '#domain/locales.ts';
import { onceForEach } from '#domain/once-for-each.ts';
import { type Product, type Variant, variantTitle } from './catalogue.ts';
import { foldWords } from './fold-words.ts';
import { toPlainText } from './html-text.ts';

/** A product's words, folded, in every language of the shop. */
interface ProductText {
  title: readonly string[];
  /** Title, vendor, type, tags, options and SKUs. */
  main: readonly string[];
  description: readonly string[];
}

/** The words by which a product is found; they are made when somebody first searches. */
export const productText = onceForEach(readText);

function readText(product: Product): ProductText {
  const titles = contentLanguages.map((language) => product.title[language]);
  const others = [product.vendor, product.productType, ...product.tags];
  const variants = product.variants.flatMap((variant) => [variant.sku, ...optionWords(variant)]);
  return {
    title: wordsOf(titles),
    main: wordsOf([...titles, ...others, ...variants]),
    description: wordsOf(contentLanguages.map((language) => toPlainText(product.descriptionHtml[language]))),
  };
}

/** Nobody searches for the title that stands for the absence of options. */
function optionWords(variant: Variant): string[] {
  return variant.selected.length > 0 ? Object.values(variantTitle(variant)) : [];
}

function wordsOf(texts: readonly string[]): string[] {
  return [...new Set(texts)].flatMap((text) => foldWords(text));
}

/** How a searched word may match. */
type WordMatch = 'whole' | 'prefix';

export function hasWord(words: readonly string[], word: string, match: WordMatch): boolean {
  return match === 'whole' ? words.includes(word) : words.some((candidate) => candidate.startsWith(word));
}

/** Whether the words stand side by side. */
export function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => phrase.every((word, index) => words[start + index] === word));
}
