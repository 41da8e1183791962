import { type Language, localizePath } from '#domain/locale/locales.ts';

/** The way to a page from the shop's front page, which is left out; the last step is the page itself. */
export function trailJsonLd(
  steps: readonly (readonly [name: string, path: string])[],
  language: Language,
  publicUrl: string,
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + localizePath(path, language),
    })),
  };
}
