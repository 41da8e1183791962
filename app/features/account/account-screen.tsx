import { useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { PageHead } from '../../seo/page-head.tsx';
import { useAuthState, useSession } from '../../state/auth-state.ts';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { takeBackFailures } from '../../state/toasts.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { useOnChange } from '../../ui/use-on-change.ts';
import './account.css';
import { fetchCustomer } from './account-api.ts';
import type { AccountCustomer } from './account-documents.ts';
import { AccountNav } from './account-nav.tsx';
import { Addresses } from './addresses/addresses.tsx';
import { AuthTabs } from './login/auth-tabs.tsx';
import { Logins } from './logins.tsx';
import { Orders } from './orders/orders.tsx';
import { PersonalInfo } from './personal-info.tsx';
import { useAccountWords, useLogInAgain, useLogOut, usePlatform, useTellFailure } from './use-account.ts';
import { Wishlist } from './wishlist/wishlist.tsx';

/** The server sends the page's frame, and the browser fills in the visitor's data. */
export function AccountScreen() {
  const words = useAccountWords();
  const isBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const isShown = useIsAccountShown();
  const firstName = useAuthState().customer?.firstName;
  const [parameters] = useSearchParams();
  const isWishlist = !isShown && parameters.get('tab') === 'wishlist';
  const asked = words(isWishlist ? 'wishlist.title' : 'nav.account');
  return (
    <div className="wrap account">
      <PageHead title={asked} description={words('page.description')} noIndex />
      <h1>{isBrowser && isShown && firstName ? words('page.greeting', { name: firstName }) : asked}</h1>
      {!isBrowser && (
        <>
          <p className="account__waiting" aria-busy="true">
            {words('page.loading')}
          </p>
          <noscript>
            <p>{words('page.noScript')}</p>
          </noscript>
        </>
      )}
      {isBrowser && isWishlist && <p>{words('auth.wishLead')}</p>}
      {isBrowser && (isShown ? <AccountOfCustomer /> : <AuthTabs />)}
    </div>
  );
}

/** A session that runs out while the account is open leaves it open: what is being typed there must not be lost. */
function useIsAccountShown(): boolean {
  const { isAuthenticated, isOver } = useSession();
  const [wasShown, setShown] = useState(false);
  if (isAuthenticated && !wasShown) setShown(true);
  if (!isAuthenticated && !isOver && wasShown) setShown(false);
  return isAuthenticated || (isOver && wasShown);
}

/** The next login may be another customer's. */
function AccountOfCustomer() {
  const { customer } = useAuthState();
  const { accounts } = useShopFacts();
  const count = useCustomerCount(customer?.id);
  return (
    <>
      <SessionOver />
      {accounts?.accountUrl ? <AccountElsewhere href={accounts.accountUrl} /> : <Account key={count} />}
    </>
  );
}

/** Counts the customers who follow one another; that the first one's name comes a moment after the login counts for nothing. */
function useCustomerCount(id: string | undefined): number {
  const [owner, setOwner] = useState({ id, count: 0 });
  if (id !== undefined && id !== owner.id) setOwner({ id, count: owner.count + (owner.id === undefined ? 0 : 1) });
  return owner.count;
}

function SessionOver() {
  const words = useAccountWords();
  const { isOver } = useSession();
  const logInAgain = useLogInAgain();
  return (
    <div role="status">
      {isOver && (
        <p className="paper account__over">
          <span>
            {words('error.expired')} {words('session.stays')}
          </span>
          <button type="button" className="btn btn--go" onClick={logInAgain}>
            {words('auth.login')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Newer accounts of the hosted platform: it shows orders and addresses itself, the store what it knows. */
function AccountElsewhere({ href }: { href: string }) {
  const words = useAccountWords();
  const { customer } = useAuthState();
  useScrollToTab(true);
  return (
    <>
      <section className="paper account__part" id="orders" aria-labelledby="hosted-title">
        <p>{[customer?.firstName, customer?.lastName, customer?.email].filter(Boolean).join(' ')}</p>
        <h2 id="hosted-title">{words('hosted.title')}</h2>
        <p className="muted">{words('hosted.text')}</p>
        <p>
          <a className="btn btn--go" href={href}>
            {words('hosted.link')}
          </a>
        </p>
      </section>
      <Wishlist />
      <LogOut />
    </>
  );
}

function LogOut() {
  const words = useAccountWords();
  return (
    <p className="account__out">
      <button type="button" className="btn btn--line" onClick={useLogOut()}>
        {words('menu.logout')}
      </button>
    </p>
  );
}

function Account() {
  const words = useAccountWords();
  const { browserPlatform } = useShopFacts();
  const { customer, failed, load } = useCustomer();
  useScrollToTab(customer !== null);
  return (
    <>
      {/* A customer who is shown stays, with all that is being typed. */}
      <FormFailure text={failed && customer ? words('error.customer') : null} />
      <div className="account__rooms">
        <AccountNav customer={customer} />
        <div className="account__list">
          <Orders />
          {customer ? (
            <div className="account__grid">
              <PersonalInfo customer={customer} onChange={load} />
              <Addresses customer={customer} onChange={load} />
              {browserPlatform.loginsPath !== null && <Logins path={browserPlatform.loginsPath} customer={customer} />}
            </div>
          ) : (
            <Unknown failed={failed} onReload={load} />
          )}
          <Wishlist />
        </div>
      </div>
    </>
  );
}

/** In the place of a profile that is on its way, or did not come. */
function Unknown({ failed, onReload }: { failed: boolean; onReload: () => void }) {
  const words = useAccountWords();
  if (!failed) {
    return (
      <p className="account__waiting" aria-busy="true" role="status">
        {words('page.loading')}
      </p>
    );
  }
  return (
    <div className="empty" role="alert">
      <p>{words('error.customer')}</p>
      <button type="button" className="btn btn--go" onClick={onReload}>
        {words('error.reload')}
      </button>
    </div>
  );
}

function useCustomer() {
  const platform = usePlatform();
  const tellFailure = useTellFailure('customer');
  const [customer, setCustomer] = useState<AccountCustomer | null>(null);
  const [failed, setFailed] = useState(false);
  const load = async () => {
    try {
      setFailed(false);
      takeBackFailures('customer');
      setCustomer(await fetchCustomer(platform()));
    } catch (error) {
      tellFailure(error, 'error.customer');
      setFailed(true);
    }
  };
  const { accessToken } = useSession();
  // When the account is shown, and after a login that it waited for.
  useOnChange(accessToken, () => {
    if (accessToken !== null && customer === null) void load();
  });
  return { customer, failed, load };
}

/**
 * `?tab=orders` and `?tab=wishlist` lead to their sections; asked for again, they lead there again, and once more when the
 * customer's own part comes between them.
 */
function useScrollToTab(isComplete: boolean): void {
  const [parameters] = useSearchParams();
  const { key } = useLocation();
  const tab = parameters.get('tab');
  useOnChange(`${isComplete} ${key}`, () => {
    const target = tab === 'orders' || tab === 'wishlist' ? tab : location.hash.slice(1);
    if (target) document.getElementById(target)?.scrollIntoView();
  });
}
