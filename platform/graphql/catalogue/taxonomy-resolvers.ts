import { type ServiceWords, serviceWords } from '#locales/words.ts';
import { ancestorsOf } from '../../catalogue/search/taxonomy.ts';
import { toGlobalId } from '../global-id.ts';
import type { Fields } from '../request-context.ts';

interface CategorySource {
  kind: 'TaxonomyCategory';
  id: keyof ServiceWords['taxonomy'];
}

export function toCategory(id: keyof ServiceWords['taxonomy'] | null): CategorySource | null {
  return id && { kind: 'TaxonomyCategory', id };
}

/** A category by the last part of its global id, for `node`. */
export function findCategory(id: string): CategorySource | null {
  return Object.hasOwn(serviceWords.taxonomy.en, id) ? toCategory(id as keyof ServiceWords['taxonomy']) : null;
}

const TaxonomyCategory = {
  id: ({ id }) => toGlobalId('TaxonomyCategory', id),
  name: ({ id }, _args, { language }) => serviceWords.taxonomy[language][id],
  ancestors: ({ id }) => ancestorsOf(id).map(toCategory),
} satisfies Fields<CategorySource>;

export const taxonomyResolvers = { TaxonomyCategory };
