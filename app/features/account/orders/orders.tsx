import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { useSession } from '../../../state/auth-state.ts';
import { takeBackFailures } from '../../../state/toasts.ts';
import { useOnChange } from '../../../ui/use-on-change.ts';
import { fetchOrders } from '../account-api.ts';
import type { AccountOrder } from '../account-documents.ts';
import { NothingYet } from '../nothing-yet.tsx';
import { useAccountWords, usePlatform, useTellFailure } from '../use-account.ts';
import { GuestOrders } from './guest-orders.tsx';
import { Order } from './order.tsx';

/** The newest first, ten at a time. */
export function Orders() {
  const words = useAccountWords();
  const { orders, next, isLoading, isFailed, load } = useOrders();
  return (
    <section className="section" id="orders" aria-labelledby="orders-title">
      <h2 id="orders-title">{words('orders.title')}</h2>
      {isLoading && orders.length === 0 && (
        <p className="account__waiting" aria-busy="true" role="status">
          {words('page.loading')}
        </p>
      )}
      {!isLoading && !isFailed && orders.length === 0 && <NothingYet text={words('orders.none')} />}
      <ul className="orders">
        {orders.map((order) => (
          <Order key={order.id} order={order} />
        ))}
      </ul>
      {isFailed && <p>{words('error.orders')}</p>}
      {(next !== null || isFailed) && (
        <button type="button" className="btn btn--line" disabled={isLoading} aria-busy={isLoading} onClick={load}>
          {words(isFailed ? 'error.reload' : 'orders.more')}
        </button>
      )}
      <GuestOrders />
    </section>
  );
}

function useOrders() {
  const platform = usePlatform();
  const { language } = useI18n();
  const tellFailure = useTellFailure('orders');
  const [orders, setOrders] = useState<AccountOrder[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [state, setState] = useState<'loading' | 'failed' | 'idle'>('loading');
  const load = async () => {
    setState('loading');
    takeBackFailures('orders');
    try {
      const page = await fetchOrders(platform(), next, language);
      setOrders((known) => [...known, ...page.orders]);
      setNext(page.next);
      setState('idle');
    } catch (error) {
      tellFailure(error, 'error.orders');
      setState('failed');
    }
  };
  const { accessToken } = useSession();
  // When the account is shown, and after a login that it waited for.
  useOnChange(accessToken, () => {
    if (accessToken !== null && state !== 'idle') void load();
  });
  return { orders, next, isLoading: state === 'loading', isFailed: state === 'failed', load };
}
