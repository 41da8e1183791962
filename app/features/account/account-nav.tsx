import { useI18n } from '../../i18n/i18n-context.tsx';
import { useAccountWords, useLogOut } from './use-account.ts';

/** The account's own menu: a column beside its sections where there is room, a row above them elsewhere. */
export function AccountNav() {
  const { t } = useI18n();
  const words = useAccountWords();
  return (
    <nav className="account__nav" aria-label={t('nav.account')}>
      <ul>
        <li>
          <a href="#orders">{words('side.orders')}</a>
        </li>
        <li>
          <a href="#info-title">{words('side.info')}</a>
        </li>
        <li>
          <a href="#address-title">{words('address.title')}</a>
        </li>
        <li>
          <a href="#wishlist">{words('side.wishlist')}</a>
        </li>
        <li>
          <button type="button" onClick={useLogOut()}>
            {words('menu.logout')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
