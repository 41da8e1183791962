import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { useSession } from '../../state/auth-state.ts';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { useOnChange } from '../../ui/use-on-change.ts';
import './account.css';
import { useAccountWords, useLogOut } from './use-account.ts';

/** The menu of those who are logged in: their e-mail, three places and the way out. */
export function AccountMenu() {
  const { t } = useI18n();
  const words = useAccountWords();
  const { customer } = useSession();
  const logOut = useLogOut();
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useOnChange(key, () => menu.current?.hidePopover());
  return (
    <span className="account-menu">
      <button type="button" className="ib" aria-label={t('nav.account')} popoverTarget="account-menu">
        <Icon name="user" />
      </button>
      <div id="account-menu" ref={menu} popover="auto" className="account-menu__list">
        <p className="account-menu__who small muted">{customer?.email ?? t('nav.account')}</p>
        <ul className="menu-list">
          <li>
            <LocalLink to="/account">{t('nav.account')}</LocalLink>
          </li>
          <li>
            <LocalLink to="/account?tab=orders">{words('orders.title')}</LocalLink>
          </li>
          <li>
            <LocalLink to="/account?tab=wishlist">{words('wishlist.title')}</LocalLink>
          </li>
          <li>
            <button type="button" className="account-menu__out" onClick={logOut}>
              {words('menu.logout')}
            </button>
          </li>
        </ul>
      </div>
    </span>
  );
}
