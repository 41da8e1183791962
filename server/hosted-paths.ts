import { languageOf, localizePath, stripLanguage } from '#domain/locale/locales.ts';
import { storePages } from '#domain/shop/store-pages.ts';

const PATH = /^\/(pages|policies|collections|products|blogs)(?:\/([\w-]{1,255}))?(?:\/[\w-]{1,255})?\/?$/;

/** Where the hosted platform has the shop's policies, and where this store has them. */
const POLICIES: Readonly<Record<string, string>> = {
  'privacy-policy': '/privacy',
  'refund-policy': '/terms#withdrawal',
  'shipping-policy': '/terms#delivery',
  'terms-of-service': '/terms',
};

/**
 * The store's own address for one that has the form of the hosted platform's (`/pages/terms`, `/blogs/news`): menus of the
 * API name those, and so do links from the time before a shop moved here.
 *
 * @param pathname without a query
 * @returns null for another form of address, or if the store has no such page
 */
export function toStorePath(pathname: string): string | null {
  const [, kind, handle] = PATH.exec(stripLanguage(pathname)) ?? [];
  const path = kind === undefined ? null : pathOf(kind, handle);
  return path === null ? null : localizePath(path, languageOf(pathname));
}

function pathOf(kind: string, handle: string | undefined): string | null {
  switch (kind) {
    case 'pages':
      return storePages.find((page) => page.handle === handle)?.path ?? null;
    case 'policies':
      return handle !== undefined && Object.hasOwn(POLICIES, handle) ? (POLICIES[handle] ?? null) : null;
    case 'blogs':
      return '/blog';
    case 'collections':
      return '/products';
    default:
      // `/products` itself is the store's own list.
      return handle ? `/product/laptop/${handle}` : null;
  }
}
