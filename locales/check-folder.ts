import { existsSync } from 'node:fs';
import { join } from 'node:path';

const NEEDED = ['screens/every-page.ts', 'screens/facets.ts', 'pages.ts', 'services.ts', 'desk.ts'];

/**
 * @param tag of a row of domain/locale/locales.ts
 * @throws when there is no folder for it, saying what to do
 */
export function checkFolder(tag: string): void {
  const missing = NEEDED.find((file) => !existsSync(join(import.meta.dirname, tag, file)));
  if (missing) {
    throw new Error(
      `domain/locale/locales.ts has a row for "${tag}", but locales/${tag}/${missing} is not there: copy locales/en/ to locales/${tag}/ and translate it, or take the row out.`,
    );
  }
}
