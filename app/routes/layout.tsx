import { useLocation, useMatches } from 'react-router';
import { languageOf } from '#domain/locale/locales.ts';
import { AccountButton, AuthOnDemand } from '../features/account/account-on-demand.tsx';
import { CartOnDemand } from '../features/cart/cart-on-demand.tsx';
import type { MessageKey } from '../i18n/translate.ts';
import { LanguageLayout } from '../shell/language-layout.tsx';
import { loadLayout } from '../shell/layout-loader.ts';
import { shouldRenewLayout } from '../shell/layout-renewal.ts';
import type { Route } from './+types/layout';

export const loader = ({ url, context }: Route.LoaderArgs) => loadLayout(url, context);

export const shouldRevalidate = shouldRenewLayout;

/** One language's whole store. Its messages, and those of a screen that has many, are handles of the routes around it (routes.ts). */
export default function Layout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const [every, screen] = useMatches().flatMap(({ handle }) => (handle ? [handle as Record<string, string>] : []));
  return (
    <LanguageLayout
      language={languageOf(pathname)}
      messages={(every ?? {}) as Record<MessageKey, string>}
      screenWords={screen}
      facts={loaderData}
      account={<AccountButton />}
      dialogs={
        <>
          <CartOnDemand />
          <AuthOnDemand />
        </>
      }
    />
  );
}
