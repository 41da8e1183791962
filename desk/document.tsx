import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { contentLocalesBeside } from '#domain/locale/locales.ts';
import type { Assets } from '#platform/web/assets.ts';
import { shop } from '#shop.config';
import { ACTION_FIELD, type Refused } from './actions.ts';
import type { Visit } from './desk-context.ts';
import { PageContext, useDesk } from './page-context.ts';

/** In the order of the day. */
const ROOMS = ['today', 'orders', 'products', 'customers', 'messages', 'codes', 'mails', 'settings'] as const;
const OF_OWNERS: ReadonlySet<string> = new Set(['customers', 'messages', 'codes', 'mails']);

type Surroundings = { assets: Assets; path: string; visit: Pick<Visit, 'language' | 'session'> };

export function renderDocument(
  page: ReactNode,
  { visit: { language, session }, assets, path }: Surroundings,
  refused: Refused | null = null,
): string {
  const member = session?.member ?? null;
  return `<!doctype html>${renderToStaticMarkup(
    <PageContext value={{ language, member, assets, path, refused }}>
      <Document>{page}</Document>
    </PageContext>,
  )}`;
}

/** What is around every page: the shop's sign, the rooms, the languages. */
function Document({ children }: { children: ReactNode }) {
  const { language, assets, member, words } = useDesk();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f1f2f4" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={assets.stylesheet} />
        <link rel="icon" href={assets.icon} type="image/svg+xml" />
        <script src={assets.script} defer />
      </head>
      <body>
        <a className="skip" href="#main">
          {words.frame.skip}
        </a>
        <header className="head">
          <a className="head__sign" href="/desk">
            {shop.name[language]} <span>{words.frame.desk}</span>
          </a>
          {member && <Rooms />}
          <div className="head__own">
            <Languages />
            {member && (
              <form method="post" action="/desk/leave">
                <button className="quiet" name={ACTION_FIELD} value="leave" type="submit">
                  {words.frame.leave}
                </button>
              </form>
            )}
          </div>
        </header>
        <main id="main" className="page" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  );
}

function Rooms() {
  const { words, path, isOwner } = useDesk();
  return (
    <nav className="rooms" aria-label={words.frame.rooms}>
      <ul>
        {ROOMS.filter((room) => isOwner || !OF_OWNERS.has(room)).map((room) => {
          const href = room === 'today' ? '/desk' : `/desk/${room}`;
          const isHere = path === href || (room !== 'today' && path.startsWith(`${href}/`));
          return (
            <li key={room}>
              <a href={href} aria-current={isHere ? 'page' : undefined}>
                {words.rooms[room]}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Languages() {
  const { language, path } = useDesk();
  return contentLocalesBeside(language).map(({ tag, name }) => (
    <form key={tag} method="post" action={`/desk/language?to=${encodeURIComponent(path)}`}>
      <input type="hidden" name={ACTION_FIELD} value="language" />
      <button className="quiet" name="language" value={tag} lang={tag} type="submit">
        {name}
      </button>
    </form>
  ));
}
