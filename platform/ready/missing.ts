import { type ContentLanguage, perContentLanguage } from '#domain/locale/locales.ts';
import { type DeskWords, deskWords } from '#locales/desk-words.ts';

/** What is missing, and the remedy with where to apply it. */
export interface Lack {
  what: string;
  todo: string;
}

/** Something that a shop lacks before it can open. */
export interface Missing {
  /** The check's name, for programs. */
  check:
    | 'facts'
    | 'reviews'
    | 'texts'
    | 'certificates'
    | 'notice'
    | 'mail'
    | 'payment'
    | 'address'
    | 'proxy'
    | 'database'
    | 'promo'
    | 'goods'
    | 'makers'
    | 'pictures'
    | 'backup';
  told: Readonly<Record<ContentLanguage, Lack>>;
}

/** @param say the words of the lack, with its values */
export function lacks(check: Missing['check'], say: (words: DeskWords['ready']) => Lack): Missing {
  return { check, told: perContentLanguage(({ tag }) => say(deskWords[tag].ready)) };
}

/** How a command of the owner is told. */
export function commandText(line: string): string {
  return `\`npm run shop -- ${line}\``;
}
