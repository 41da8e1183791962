import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { ownConditions } from './bin/platform.cjs';
import { localeWords } from './locales/words-plugin.ts';

/**
 * The small modules that pages share travel as one file: forty tiny ones cost forty requests and
 * compress worse. React, which changes with no release of ours, is a file of its own; what a single page or a part
 * on demand needs stays with it.
 */
const STORE =
  /\/(?:app\/(?:i18n|shell|state|storefront|ui|seo)|domain(?!\/(?:machine\/(?:laptop|product-title|spec-text|spell-|spoken-grade|brand-of)|facts\/|forms\/)))\/|shop\.config|cart\/promo-code\./;
/** What opens over a page or is sent from one, never part of a first paint. */
const ON_DEMAND =
  /^(?!.*\.css$).*\/(?:app\/(?:shell\/menu\/menu-sections\.|ui\/(?:over\/dialog|form\/form-)|storefront\/(?:request|browser-platform)\.|state\/use-resource)|domain\/(?:customer\/(?:attachment|oauth|email|email-typo|typed-text)|delivery\/postal-address|words\/near-words|first-place)\.)/;
const CHUNKS = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|preload-helper/, priority: 3 },
  { name: 'store', test: (id: string) => STORE.test(id) && !ON_DEMAND.test(id), minShareCount: 2, priority: 2 },
  { name: 'on-demand', test: ON_DEMAND, minShareCount: 2, priority: 1 },
  // Carts and orders read titles; the first page does not, and a product's page writes specs only.
  { name: 'spec-text', test: /\/domain\/machine\/spec-text/, priority: 2 },
  {
    name: 'titles',
    test: /\/domain\/(?:machine\/(?:laptop|product-title|spell-|spoken-grade|brand-of)|facts\/)/,
    priority: 1,
  },
];

const own = ownConditions(import.meta.dirname);

export default defineConfig(({ command }) => ({
  plugins: [localeWords(), reactRouter()],
  // What is asked for under a name of its own: the sign for browsers and telephones, pictures beside shared links.
  publicDir: 'art/brand/public',
  build: {
    target: 'es2022',
    // Pictures and fonts stay files of their own: each is cached by itself and none blocks the script.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  resolve: { conditions: [...own, ...defaultClientConditions] },
  server: { fs: { allow: ['.'] } },
  // Node finds a thousand modules slower than it reads one file. In development they stay what they are.
  ssr: {
    noExternal: command === 'build' ? true : [],
    resolve: { conditions: [...own, ...defaultServerConditions] },
  },
  // Also where a shell says otherwise, as developers' shells do: React brings both of its builds along.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
