import { useI18n } from '../../i18n/i18n-context.tsx';
import { useWishlist } from '../../state/wishlist-state.ts';
import type { AccountCustomer } from './account-documents.ts';
import { useAccountWords, useLogOut } from './use-account.ts';

/** The account's own menu, with how much each section holds: a column beside them where there is room, a row above elsewhere. */
export function AccountNav({ customer }: { customer: AccountCustomer | null }) {
  const { t } = useI18n();
  const words = useAccountWords();
  return (
    <nav className="account__nav" aria-label={t('nav.account')}>
      <ul>
        <li>
          <a href="#orders">
            {words('side.orders')} <Count of={Number(customer?.numberOfOrders ?? 0)} />
          </a>
        </li>
        <li>
          <a href="#info-title">{words('side.info')}</a>
        </li>
        <li>
          <a href="#address-title">
            {words('address.title')} <Count of={customer?.addresses.nodes.length ?? 0} />
          </a>
        </li>
        <li>
          <a href="#wishlist">
            {words('side.wishlist')} <Count of={useWishlist().length} />
          </a>
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

/** Nothing is not counted. */
function Count({ of: count }: { of: number }) {
  return count > 0 && <span className="n">{count}</span>;
}
