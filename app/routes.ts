import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { everyLocale, type Language, type Locale } from '../domain/locale/locales.ts';
import { storePages } from '../domain/shop/store-pages.ts';
import { checkFolder } from '../locales/check-folder.ts';

/** Every screen, mounted once a language, on the paths that its row of domain/locale/locales.ts says. */
function screens(language: Language): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${language}.${name}` });
  // A route whose handle is what the screen says in this language, so that no other language's travels.
  const words = (part: string, children: RouteConfigEntry[]) =>
    layout(`../locales/${language}/screens/${part}.ts`, id(`words.${part}`), children);
  return [
    layout('routes/boundary.tsx', id('boundary'), [
      index('routes/home.tsx', id('home')),
      words('catalogue', [route('products', 'routes/products.tsx', id('products'))]),
      words('product', [route('product/laptop/:handle', 'routes/product.tsx', id('product'))]),
      route('product/laptop', 'routes/not-found.tsx', id('no-product')),
      route('product/:handle', 'routes/alias/product-alias.ts', id('product-alias')),
      route('finder', 'routes/finder.tsx', id('finder')),
      route('compare', 'routes/compare.tsx', id('compare')),
      route('cart', 'routes/cart-page.tsx', id('cart-page')),
      route('cart/:lines', 'routes/alias/cart-permalink-alias.ts', id('cart-permalink-alias')),
      route('collections/:handle', 'routes/alias/collection-alias.ts', id('collection-alias')),
      route('search', 'routes/alias/search-alias.ts', id('search-alias')),
      route('cards', 'routes/answer/cards.ts', id('cards')),
      route('suggest', 'routes/answer/suggest.ts', id('suggest')),
      route('assistant/:request', 'routes/answer/assistant.ts', id('assistant')),
      route('feeds/:feed', 'routes/file/feed.ts', id('feed')),
      route('manifest.webmanifest', 'routes/file/manifest.ts', id('manifest')),
      ...storePages.map(({ handle, path }) => route(path.slice(1), `routes/${handle}.tsx`, id(handle))),
      route('contact/send', 'routes/answer/contact-send.ts', id('contact-send')),
      route('account', 'routes/account.tsx', id('account')),
      route('shopify/getotken', 'routes/getotken.tsx', id('getotken')),
      route('about/story', 'routes/alias/page-alias.ts', id('story-alias')),
      route('about/mission', 'routes/alias/page-alias.ts', id('mission-alias')),
      route('wishlist', 'routes/alias/page-alias.ts', id('wishlist-alias')),
      route('blog', 'routes/blog.tsx', id('blog')),
      route('*', 'routes/not-found.tsx', id('not-found')),
    ]),
  ];
}

/** One language's store. */
function store({ tag, prefix }: Locale): RouteConfigEntry {
  checkFolder(tag);
  const file = 'routes/layout.tsx';
  const id = { id: `${tag}.layout` };
  const inLayout = prefix ? route(prefix.slice(1), file, id, screens(tag)) : layout(file, id, screens(tag));
  return layout(`../locales/${tag}/screens/every-page.ts`, { id: `${tag}.words` }, [inLayout]);
}

export default [
  ...everyLocale(import.meta.env.MODE).map(store),
  route('shopify/session', 'routes/answer/customer-session.ts'),
  route('sitemap.xml', 'routes/file/sitemap.ts'),
  route('robots.txt', 'routes/file/robots.ts'),
  route('llms.txt', 'routes/file/llms-txt.ts'),
  route('.well-known/security.txt', 'routes/file/security-txt.ts'),
] satisfies RouteConfig;
