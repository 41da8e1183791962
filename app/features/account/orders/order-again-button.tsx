import { useState } from 'react';
import { readProductTitle } from '#domain/product-title.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { addToCart } from '../../../state/cart-state.ts';
import { showToast, takeBackToasts } from '../../../state/toasts.ts';
import type { AccountOrder } from '../account-documents.ts';
import { useAccountWords, usePlatform, useTellFailure } from '../use-account.ts';
import { findGoodsOf } from './order-again.ts';

/** Puts into the cart what of the order is still to be had; what is not, is said. */
export function OrderAgain({ order }: { order: AccountOrder }) {
  const source = `order ${order.name}`;
  const words = useAccountWords();
  const { language } = useI18n();
  const platform = usePlatform();
  const tellFailure = useTellFailure(source);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const add = async () => {
    setAsking(true);
    setFailure(null);
    takeBackToasts(source);
    try {
      const { lines, missing } = await findGoodsOf(platform(), order, language);
      for (const line of lines) addToCart(line);
      if (lines.length > 0) showToast({ kind: 'success', title: words('orders.againDone') });
      const titles = missing.map((title) => readProductTitle(title).name).join(', ');
      if (missing.length === 0) return;
      const title = words('orders.againMissing', { titles });
      showToast({ kind: 'info', title, source });
      setFailure(title);
    } catch (error) {
      setFailure(tellFailure(error, 'orders.againFailed'));
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className="btn btn--quiet"
        aria-label={words('orders.againNamed', { name: order.name })}
        aria-busy={isAsking}
        disabled={isAsking}
        onClick={add}
      >
        {words('orders.again')}
      </button>
      {failure && <small className="muted">{failure}</small>}
    </>
  );
}
