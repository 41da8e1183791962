/** Vite's mode of a build that also has the locales that are not published (domain/locale/locales.ts), for the tests of layouts. */
export const EVERY_LOCALE = 'every-locale';

/** The folder of this mode's build, below the project's. */
export function buildDirectory(mode: string): string {
  return mode === EVERY_LOCALE ? `build/${EVERY_LOCALE}` : 'build';
}
