import { AccountButton, AuthOnDemand } from '../features/account/account-on-demand.tsx';
import { CartOnDemand } from '../features/cart/cart-on-demand.tsx';
import { el } from '../i18n/messages/el.ts';
import { LanguageLayout } from '../shell/language-layout.tsx';
import { loadLayout } from '../shell/layout-loader.ts';
import { shouldRenewLayout } from '../shell/layout-renewal.ts';
import type { Route } from './+types/layout-el';

export const loader = ({ request, context }: Route.LoaderArgs) => loadLayout({ request, context });

export const shouldRevalidate = shouldRenewLayout;

export default function GreekLayout({ loaderData }: Route.ComponentProps) {
  return (
    <LanguageLayout
      language="el"
      messages={el}
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
