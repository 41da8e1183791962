import { useI18n } from '../../i18n/i18n-context.tsx';
import { useIsAuthDialogOpen } from '../../state/auth-dialog-state.ts';
import { useAuthState, useSession } from '../../state/auth-state.ts';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { onDemand } from '../../ui/over/on-demand.tsx';

const AuthDialog = onDemand(() => import('./login/auth-dialog.tsx').then((module) => module.AuthDialog));
const AccountMenu = onDemand(() => import('./account-menu.tsx').then((module) => module.AccountMenu));

const SessionKeeper = onDemand(() => import('./login/session-keeper.tsx').then((module) => module.SessionKeeper));

export function AuthOnDemand() {
  const { accessToken, refreshToken } = useAuthState();
  return (
    <>
      <AuthDialog needed={useIsAuthDialogOpen()} />
      <SessionKeeper needed={accessToken !== null || refreshToken !== null} />
    </>
  );
}

/** Logged out, and until the menu is there, it leads to the account; logged in it opens the menu. */
export function AccountButton() {
  const { t } = useI18n();
  const { isAuthenticated } = useSession();
  const link = (
    <LocalLink className="ib" to="/account" aria-label={t('nav.account')}>
      <Icon name="user" />
    </LocalLink>
  );
  return isAuthenticated ? <AccountMenu needed fallback={link} /> : link;
}
