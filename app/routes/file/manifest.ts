import { languageOf, localizePath } from '#domain/locale/locales.ts';
import { shop } from '#shop.config';
import tokens from '../../../art/brand/tokens.css?raw';
import { messagesOf } from '../../i18n/all-messages.ts';
import { PAGE_CACHE_CONTROL } from '../../storefront/cache-headers.ts';
import type { Route } from './+types/manifest';

/** The tokens are the one place with colours. */
const GROUND = /--ground:\s*(#[0-9a-f]{6})/.exec(tokens)?.[1];

/** The web app manifest, in the language of the page that was installed. */
export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const home = localizePath('/', language);
  const manifest = {
    id: home,
    name: shop.name[language],
    short_name: shop.name[language],
    description: messagesOf(language)['shop.motto'],
    lang: language,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    // With a way back: the checkout and the carriers' pages have none of their own.
    display: 'minimal-ui',
    theme_color: GROUND,
    background_color: GROUND,
    categories: ['shopping'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': PAGE_CACHE_CONTROL },
  });
}
