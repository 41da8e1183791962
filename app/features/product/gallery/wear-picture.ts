import { GRADES, type GradeKey } from '#domain/machine/grade.ts';
import type { PlatformImage } from '../../../storefront/documents.ts';

const WEAR_FILE = /\/wear-[a-z0-9]+-(?<grade>[a-z]+)(?=\.\w+(?:\?|$))/;

/** The picture of the body's own lid, by the name that all such drawings have (`wear-{material}-{grade}`); null without one. */
export function findWearPicture(images: readonly PlatformImage[]): PlatformImage | null {
  return images.find(({ url }) => GRADES.some((grade) => grade === WEAR_FILE.exec(url)?.groups?.grade)) ?? null;
}

/** Pictures of keys and lids have no margin; those of whole machines show the page's ground around them. */
export function isCloseUp({ url }: Pick<PlatformImage, 'url'>): boolean {
  return WEAR_FILE.test(url) || /-keys\.\w+(?:\?|$)/.test(url);
}

/** The same lid, with the marks of another grade. */
export function wearOfGrade(picture: PlatformImage, grade: GradeKey): PlatformImage {
  const url = picture.url.replace(WEAR_FILE, (file) => `${file.slice(0, file.lastIndexOf('-') + 1)}${grade}`);
  return { ...picture, url };
}
