/** Vite's mode of a build that also has the locales that are not published (domain/locales.ts), for the tests of layouts. */
export const EVERY_LOCALE = 'every-locale';

/** Where a build of this mode stands, below the project's folder. */
export function buildDirectory(mode: string): string {
  return mode === EVERY_LOCALE ? `build/${EVERY_LOCALE}` : 'build';
}
