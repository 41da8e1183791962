import { expect, it } from 'vitest';
import { endSentence } from './end-sentence.ts';

it.each([
  ['η εταιρεία Νήμα Ο.Ε.', 'η εταιρεία Νήμα Ο.Ε.'],
  ['η εταιρεία Νήμα', 'η εταιρεία Νήμα.'],
])('%s ends as %s', (text, sentence) => expect(endSentence(text)).toBe(sentence));
