import { decodeAddress } from '../locale/decode-address.ts';
import { defaultLanguage, type Language, languageOf, localizePath, stripLanguage } from '../locale/locales.ts';
import { storePages } from './store-pages.ts';

/** Handles of 255 letters of any script, encoded. */
const PATH =
  /^\/(pages|policies|collections|products|blogs)(?:\/([^/]{1,2300}))?(?:\/([^/]{1,2300}))?(?:\/([^/]{1,2300}))?\/?$/;

/** Addresses of the hosted platform and of WooCommerce that stand for one page here, whatever follows. */
const ACCOUNT =
  /^\/(?:my-account|account\/(?:login|register|recover|orders|addresses|profile)|\.well-known\/change-password)(?:\/|$)/;

/** WooCommerce's lists of a category or tag, and of everything. Its products have the form of this store's (app/routes/alias/product-alias.ts). */
const LISTS = /^\/(?:shop(?:\/page\/\d+)?|product-category\/.+|product-tag\/.+)\/?$/;

/** Magento's products, under their name or under a category's; its lists have the same form and cannot be told from them. */
const MAGENTO_PRODUCT = /^\/(?:[^/]+\/){0,6}([^/]{1,2300})\.html$/;

const MAGENTO: readonly (readonly [RegExp, string])[] = [
  [/^\/catalogsearch\/result\/?$/, '/search'],
  [/^\/checkout(?:\/cart)?\/?$/, '/cart'],
  [/^\/customer\/account(?:\/.*)?$/, '/account'],
];

/** A link that carries a discount code, `?redirect=` to a page of the shop: the cart's page takes the code and leads on. */
const DISCOUNT = /^\/discount\/([^/]{1,300})\/?$/;

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
 * @returns an address that may have a query or a fragment; null for another form of address, or if the store has no such page
 */
export function toStorePath(pathname: string): string | null {
  const plain = stripLanguage(pathname);
  const [, kind, handle, ...rest] = PATH.exec(plain) ?? [];
  const path = kind === undefined || ACCOUNT.test(plain) ? otherPathOf(plain) : pathOf(kind, handle, rest);
  return path === null ? null : localizePath(path, languageOf(pathname));
}

/**
 * Where an address that comes with a link leads, in this store's form and never to another site.
 *
 * @param language for an address that names none
 * @returns null for an address of another site
 */
export function toLocalAddress(text: string, publicUrl: string, language: Language): string | null {
  if (!URL.canParse(text, publicUrl)) return null;
  const { origin, pathname, search, hash } = new URL(text, publicUrl);
  // `/.//other.example` has the path `//other.example`, which would name a host.
  if (origin !== new URL(publicUrl).origin || pathname.startsWith('//')) return null;
  const path = localizePath(pathname, languageOf(pathname) === defaultLanguage ? language : languageOf(pathname));
  return withQuery(toStorePath(path) ?? path, search) + hash;
}

/** @param query with or without its question mark, or empty */
export function withQuery(address: string, query: string): string {
  const asked = query.replace(/^\?/, '');
  if (asked === '') return address;
  const [path = '', hash] = address.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}${asked}${hash ? `#${hash}` : ''}`;
}

function otherPathOf(plain: string): string | null {
  if (LISTS.test(plain)) return '/products';
  const code = DISCOUNT.exec(plain)?.[1];
  if (code !== undefined) return `/cart?discount=${encodeURIComponent(decodeAddress(code))}`;
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
