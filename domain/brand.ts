/** The shop's signs: its logo, its icons, the picture beside a shared link. */

/** The name that the logo in `art/brand/logo` spells. */
const DRAWN = { el: 'Ξανά', en: 'Xana' };

/** Whether the logo and the icons that come with the store are this shop's. */
export function isDrawnName(name: { el: string; en: string }): boolean {
  return name.el === DRAWN.el && name.en === DRAWN.en;
}

/** A logo that the owner set, as a page shows it. Width and height give its shape, in units of its own. */
export interface BrandLogo {
  src: string;
  width: number;
  height: number;
}
