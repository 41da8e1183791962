import { useState } from 'react';
import { formatInstant } from '#domain/delivery/dates.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { useOnChange } from '../../ui/use-on-change.ts';
import type { AccountCustomer } from './account-documents.ts';
import { type Login, requestLogins } from './request-logins.ts';
import { useAccountWords, useLogOut, useTellFailure } from './use-account.ts';

/** Where the customer is logged in, and a way out of all of it: for a telephone that was lost, or a friend's computer. */
export function Logins({ path, customer }: { path: string; customer: AccountCustomer }) {
  const words = useAccountWords();
  const { language } = useI18n();
  const tellFailure = useTellFailure('logins');
  const logOut = useLogOut();
  const [logins, setLogins] = useState<readonly Login[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = async (method: 'GET' | 'DELETE') => {
    setFailure(null);
    try {
      const answered = await requestLogins(path, method);
      if (method === 'DELETE') logOut();
      else setLogins(answered);
    } catch (error) {
      setFailure(tellFailure(error, 'error.logins'));
    }
  };
  // A change of e-mail ends every login but the one that the customer is read with afterwards.
  useOnChange(customer, () => void ask('GET'));
  return (
    <section className="paper account__part" aria-labelledby="logins-title">
      <h2 id="logins-title">{words('logins.title')}</h2>
      <ul className="account__logins">
        {logins?.map(({ browser, since, isThis }) => (
          <li key={since}>
            {browser ?? words('logins.unknown')}
            {isThis && <strong> {words('logins.this')}</strong>}
            <span className="muted"> {words('logins.since', { date: formatInstant(new Date(since), language) })}</span>
          </li>
        ))}
      </ul>
      <FormFailure text={failure} />
      <div className="account__buttons">
        <button type="button" className="btn btn--line" onClick={() => void ask('DELETE')}>
          {words('logins.end')}
        </button>
      </div>
    </section>
  );
}
