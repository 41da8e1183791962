import { ancestorsOf } from '../catalogue/taxonomy.ts';
import { type CategoryId, taxonomyWords } from '../catalogue/taxonomy-words.ts';
import { toGlobalId } from './global-id.ts';
import type { RequestContext } from './request-context.ts';

interface CategorySource {
  kind: 'TaxonomyCategory';
  id: CategoryId;
}

export function toCategory(id: CategoryId | null): CategorySource | null {
  return id && { kind: 'TaxonomyCategory', id };
}

/** A category by the last part of its global id, for `node`. */
export function findCategory(id: string): CategorySource | null {
  return Object.hasOwn(taxonomyWords.en, id) ? toCategory(id as CategoryId) : null;
}

const TaxonomyCategory = {
  id: ({ id }: CategorySource) => toGlobalId('TaxonomyCategory', id),
  name: ({ id }: CategorySource, _args: unknown, { language }: RequestContext) => taxonomyWords[language][id],
  ancestors: ({ id }: CategorySource) => ancestorsOf(id).map(toCategory),
};

export const taxonomyResolvers = { TaxonomyCategory };
