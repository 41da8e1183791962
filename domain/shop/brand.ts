/** The shop's signs: its logo, its icons, the picture beside a shared link. */
import { type Language, locales } from '../locale/locales.ts';

/** The name that the logo in `art/brand/logo` spells. */
const DRAWN = { greek: 'Ξανά', latin: 'Xana' };

/** Whether the logo and the icons that come with the store are this shop's. */
export function isDrawnName(name: Readonly<Record<Language, string>>): boolean {
  return locales.every(({ tag, script }) => name[tag] === DRAWN[script]);
}

/** A logo that the owner set, as a page shows it. Width and height give its shape, in units of its own. */
export interface BrandLogo {
  src: string;
  width: number;
  height: number;
}
