import { fromEveryLocale, perLanguage } from '#domain/locale/locales.ts';
import type { desk } from './el/desk.ts';
import type { facets } from './el/screens/facets.ts';

export type DeskWords = typeof desk;

const WORDS = await fromEveryLocale((tag): Promise<{ desk: DeskWords }> => import(`./${tag}/desk.ts`));

/** What the owner's desk says, in every language. */
export const deskWords = perLanguage(({ tag }) => WORDS[tag].desk);

type FacetWords = Readonly<Record<keyof typeof facets, string>>;

const FACETS = await fromEveryLocale((tag): Promise<{ facets: FacetWords }> => import(`./${tag}/screens/facets.ts`));

/** The shop's names of filters and their values, for the desk's list of products. */
export const facetWords = perLanguage(({ tag }) => FACETS[tag].facets);
