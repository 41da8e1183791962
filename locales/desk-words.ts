import { fromEveryLocale, perLanguage } from '#domain/locale/locales.ts';
import type { desk } from './el/desk.ts';

export type DeskWords = typeof desk;

const WORDS = await fromEveryLocale((tag): Promise<{ desk: DeskWords }> => import(`./${tag}/desk.ts`));

/** What the owner's desk says, in every language. */
export const deskWords = perLanguage(({ tag }) => WORDS[tag].desk);
