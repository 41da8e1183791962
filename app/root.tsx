import { type ReactNode, use } from 'react';
import { Links, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { languageOf, localeOf, locales, localizePath, stripLanguage } from '#domain/locale/locales.ts';
import greekFont from '../art/brand/fonts/commissioner-greek-wght-normal.woff2?url';
import latinFont from '../art/brand/fonts/commissioner-latin-wght-normal.woff2?url';
import type { Route } from './+types/root';
import { LateScripts } from './late-scripts.tsx';
import { NonceContext } from './nonce-context.ts';
import { describeError } from './shell/error-screen.tsx';
import { RETRY_SCRIPTS } from './shell/scripts-missing.tsx';
import './styles.css';

/**
 * Applies what the browser remembers before the first paint. A visitor who chose another language and opens a plain path gets
 * its page (`replace` leaves no trace in the history; that page itself never leads away). A visitor who chose the list view of
 * the catalogue gets that (state/list-view.ts). Only the server's build has it.
 */
function rememberedScript(): string {
  const prefixes = Object.fromEntries(locales.filter(({ prefix }) => prefix).map(({ tag, prefix }) => [tag, prefix]));
  const isPlain = `!/^(?:${Object.values(prefixes).join('|').replaceAll('/', '\\/')})(?:\\/|$)/.test(location.pathname)`;
  return `try{if(localStorage.view==='list')document.documentElement.dataset.view='list';var p=${JSON.stringify(prefixes)}[localStorage.language];if(p&&${isPlain})location.replace(p+(location.pathname==='/'?'':location.pathname)+location.search+location.hash)}catch{}`;
}

const REMEMBERED = import.meta.env.SSR ? rememberedScript() : '';

/** Key in `sessionStorage`: how far each entry of the history was scrolled. */
const SCROLL_KEY = 'scroll-positions';

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  const nonce = use(NonceContext);
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, allowed by its hash. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: REMEMBERED }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: RETRY_SCRIPTS }} />
        <meta name="theme-color" content="#f1f2f4" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localizePath('/manifest.webmanifest', language)} />
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        {localeOf(language).script === 'greek' && (
          <link rel="preload" href={greekFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <Links />
      </head>
      <body className={stripLanguage(pathname) === '/products' ? 'is-catalogue' : undefined}>
        {children}
        <ScrollRestoration storageKey={SCROLL_KEY} />
        <LateScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** For failures outside of every layout, so it needs no language and no part of the page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="wrap message">
      <title>Unexpected Application Error!</title>
      <h1>Unexpected Application Error!</h1>
      <p>{describeError(error)}</p>
    </main>
  );
}
