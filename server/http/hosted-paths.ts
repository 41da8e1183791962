import { languageOf, localizePath, stripLanguage } from '#domain/locale/locales.ts';
import { storePages } from '#domain/shop/store-pages.ts';

/** Handles of 255 letters of any script, encoded. */
const PATH =
  /^\/(pages|policies|collections|products|blogs)(?:\/([^/]{1,2300}))?(?:\/([^/]{1,2300}))?(?:\/([^/]{1,2300}))?\/?$/;

/** Addresses of the hosted platform that stand for one page here, whatever follows. */
const ACCOUNT =
  /^\/(?:account\/(?:login|register|recover|orders|addresses|profile)|\.well-known\/change-password)(?:\/|$)/;

/** WooCommerce's lists of a category or tag, and of everything. Its products have the form of this store's (app/routes/alias/product-alias.ts). */
const LISTS = /^\/(?:shop|product-category\/.+|product-tag\/.+)\/?$/;

/** Magento's products, under their name or under a category's; its lists have the same form and cannot be told from them. */
const MAGENTO_PRODUCT = /^\/(?:[^/]+\/){0,6}([^/]{1,2300})\.html$/;

const MAGENTO: readonly (readonly [RegExp, string])[] = [
  [/^\/catalogsearch\/result\/?$/, '/search'],
  [/^\/checkout(?:\/cart)?\/?$/, '/cart'],
  [/^\/customer\/account(?:\/.*)?$/, '/account'],
];

/** Where the hosted platform has the shop's policies, and where this store has them. */
const POLICIES: Readonly<Record<string, string>> = {
  'privacy-policy': '/privacy',
  'refund-policy': '/terms#withdrawal',
  'shipping-policy': '/terms#delivery',
  'terms-of-service': '/terms',
  'terms-of-sale': '/terms',
  'legal-notice': '/terms',
  'contact-information': '/contact',
};

/**
 * The store's own address for one that has the form of the hosted platform's (`/pages/terms`, `/blogs/news`): menus of the
 * API name those, and so do links from the time before a shop moved here.
 *
 * @param pathname without a query
 * @returns null for another form of address, or if the store has no such page
 */
export function toStorePath(pathname: string): string | null {
  const plain = stripLanguage(pathname);
  const [, kind, handle, ...rest] = PATH.exec(plain) ?? [];
  const path = kind === undefined || ACCOUNT.test(plain) ? otherPathOf(plain) : pathOf(kind, handle, rest);
  return path === null ? null : localizePath(path, languageOf(pathname));
}

function otherPathOf(plain: string): string | null {
  if (LISTS.test(plain)) return '/products';
  if (ACCOUNT.test(plain)) return '/account';
  const product = MAGENTO_PRODUCT.exec(plain)?.[1];
  if (product !== undefined) return `/product/laptop/${product}`;
  return MAGENTO.find(([form]) => form.test(plain))?.[1] ?? null;
}

function pathOf(kind: string, handle: string | undefined, [inside, product]: string[]): string | null {
  switch (kind) {
    case 'pages':
      return storePages.find((page) => page.handle === handle)?.path ?? null;
    case 'policies':
      return handle !== undefined && Object.hasOwn(POLICIES, handle) ? (POLICIES[handle] ?? null) : null;
    case 'blogs':
      return '/blog';
    case 'collections':
      if (inside === 'products' && product !== undefined) return `/product/laptop/${product}`;
      // The other collections are the app's own (app/routes/alias/collection-alias.ts).
      return handle === undefined || handle === 'all' ? '/products' : null;
    default:
      // `/products` itself is the store's own list.
      return handle !== undefined && inside === undefined ? `/product/laptop/${handle}` : null;
  }
}
