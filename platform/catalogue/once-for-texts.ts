import { textHash } from '#domain/text-hash.ts';
import type { Product } from './catalogue.ts';
import { toLaptopInput } from './laptop-input.ts';

/**
 * A function of a product's texts and fields, whose answer is remembered until they change: a sale makes a new picture of the whole
 * catalogue, and reading thousands of titles again takes seconds.
 */
export function onceForTexts<Answer>(
  make: (input: ReturnType<typeof toLaptopInput>) => Answer,
): (product: Product) => Answer {
  const answers = new Map<number, { hash: number; answer: Answer }>();
  return (product) => {
    const input = toLaptopInput(product);
    const hash = textHash(JSON.stringify(input));
    const known = answers.get(product.id);
    if (known?.hash === hash) return known.answer;
    const answer = make(input);
    answers.set(product.id, { hash, answer });
    return answer;
  };
}
