import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { useSession } from '../../../state/auth-state.ts';
import { useShopFacts } from '../../../state/shop-facts.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { recover } from '../account-api.ts';
import { useAccountWords, usePlatform } from '../use-account.ts';
import { useAccountForm } from '../use-account-form.ts';

/** Where the orders without an account are: they come once a link to the address has shown whose it is. */
export function GuestOrders() {
  const words = useAccountWords();
  const { language } = useI18n();
  const { customer } = useSession();
  const { accounts } = useShopFacts();
  const platform = usePlatform();
  const [isSent, setSent] = useState(false);
  const { failure, isSending, formProps } = useAccountForm({
    source: 'recover',
    failureKey: 'error.recover',
    check: () => ({ ok: true, values: customer?.email ?? '' }),
    async send(email) {
      await recover(platform(), email, language);
      setSent(true);
    },
  });
  // The newer accounts are renewed at the platform, not here.
  if (!customer?.email || accounts) return null;
  return (
    <details className="guest-orders">
      <summary>{words('orders.guest')}</summary>
      <form {...formProps}>
        <p className="muted">{words('orders.guestWhy')}</p>
        <FormFailure text={failure} />
        <button type="submit" className="btn btn--line" disabled={isSending}>
          {words(isSending ? 'auth.sending' : 'orders.guestLink')}
        </button>
        <p role="status">{isSent && words('orders.guestSent', { email: customer.email })}</p>
      </form>
    </details>
  );
}
