/** Which collections a query means. Keys: https://shopify.dev/docs/api/storefront/2025-07/queries/collections */
import type { Collection } from '../catalogue.ts';
import { foldTexts, instantMatcher, listMatcher, matching, type Searchable, wordsMatcher } from './match-query.ts';

const titleWords = ({ title }: Collection) => foldTexts(Object.values(title));

const collections: Searchable<Collection> = {
  fields: {
    collection_type: (value) => listMatcher([value], ({ rule }) => [rule === null ? 'custom' : 'smart']),
    title: (value) => wordsMatcher(value, titleWords),
    updated_at: instantMatcher(({ updatedAt }) => updatedAt),
  },
  wordsOf: titleWords,
};

export const matchingCollections = matching(collections);
