import { AccountButton, AuthOnDemand } from '../features/account/account-on-demand.tsx';
import { CartOnDemand } from '../features/cart/cart-on-demand.tsx';
import { en } from '../i18n/messages/en.ts';
import { LanguageLayout } from '../shell/language-layout.tsx';
import { loadLayout } from '../shell/layout-loader.ts';
import { shouldRenewLayout } from '../shell/layout-renewal.ts';
import type { Route } from './+types/layout-en';

export const loader = ({ request, context }: Route.LoaderArgs) => loadLayout({ request, context });

export const shouldRevalidate = shouldRenewLayout;

export default function EnglishLayout({ loaderData }: Route.ComponentProps) {
  return (
    <LanguageLayout
      language="en"
      messages={en}
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
