import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import type { AuthMode } from '#domain/account.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { useSession } from '../../state/auth-state.ts';
import { ScreenStyles } from '../../ui/screen-styles.tsx';
import styles from './account.css?url';
import { fetchCustomer } from './account-api.ts';
import type { AccountCustomer } from './account-documents.ts';
import { Addresses } from './addresses.tsx';
import { AuthForm } from './auth-form.tsx';
import { Orders } from './orders.tsx';
import { PersonalInfo } from './personal-info.tsx';
import { useAccountWords, useLogOut, usePlatform, useTellFailure } from './use-account.ts';
import { Wishlist } from './wishlist.tsx';

/** The server knows nobody: it sends the page's frame, and the browser fills in what belongs to its visitor. */
export function AccountScreen() {
  const words = useAccountWords();
  const isBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const { isAuthenticated } = useSession();
  return (
    <div className="wrap account">
      <ScreenStyles href={styles} />
      <PageHead title={words('page.title')} description={words('page.description')} noIndex />
      <h1>{words('page.title')}</h1>
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
      {isBrowser && (isAuthenticated ? <Account /> : <Entrance />)}
    </div>
  );
}

function Entrance() {
  const words = useAccountWords();
  const [mode, setMode] = useState<AuthMode>('login');
  return (
    <div className="paper account__entrance">
      <p className="muted">{words('page.lead')}</p>
      <div className="tabs" role="tablist" aria-label={words('auth.title')}>
        {(['login', 'signup'] as const).map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`auth-tab-${tab}`}
            aria-selected={mode === tab}
            aria-controls="auth-panel"
            onClick={() => setMode(tab)}
          >
            {words(`tab.${tab}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="auth-panel" aria-labelledby={`auth-tab-${mode}`}>
        <AuthForm mode={mode} onModeChange={setMode} onSuccess={() => {}} />
      </div>
    </div>
  );
}

function Account() {
  const words = useAccountWords();
  const { customer, failed, load } = useCustomer();
  const logOut = useLogOut();
  useScrollToTab(customer !== null);
  if (failed) {
    return (
      <div className="empty" role="alert">
        <p>{words('error.customer')}</p>
        <button type="button" className="btn btn--go" onClick={load}>
          {words('error.retry')}
        </button>
      </div>
    );
  }
  if (!customer) {
    return (
      <p className="account__waiting" aria-busy="true" role="status">
        {words('page.loading')}
      </p>
    );
  }
  return (
    <>
      <div className="account__grid">
        <PersonalInfo customer={customer} onChange={load} />
        <Addresses customer={customer} onChange={load} />
      </div>
      <Orders />
      <Wishlist />
      <p className="account__out">
        <button type="button" className="btn btn--line" onClick={logOut}>
          {words('menu.logout')}
        </button>
      </p>
    </>
  );
}

function useCustomer() {
  const platform = usePlatform();
  const tellFailure = useTellFailure();
  const [customer, setCustomer] = useState<AccountCustomer | null>(null);
  const [failed, setFailed] = useState(false);
  const load = async () => {
    try {
      setFailed(false);
      setCustomer(await fetchCustomer(platform()));
    } catch (error) {
      tellFailure(error, 'error.customer');
      setFailed(true);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the account is shown.
  useEffect(() => void load(), []);
  return { customer, failed, load };
}

/** `?tab=orders` and `?tab=wishlist` lead to their sections, which exist only once the customer is known. */
function useScrollToTab(isReady: boolean): void {
  const [parameters] = useSearchParams();
  const tab = parameters.get('tab');
  useEffect(() => {
    if (!isReady) return;
    const target = tab === 'orders' || tab === 'wishlist' ? tab : location.hash.slice(1);
    if (target) document.getElementById(target)?.scrollIntoView();
  }, [isReady, tab]);
}
