import { type FormEvent, useEffect, useState } from 'react';
import { AUTH_FIELDS, type AuthErrors, type AuthMode, type Identity, parseIdentity } from '#domain/account.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { wishBehindLogin } from '../../../state/auth-dialog-state.ts';
import { useShopFacts } from '../../../state/shop-facts.tsx';
import { showToast, takeBackToasts } from '../../../state/toasts.ts';
import type { BrowserAccounts } from '../../../storefront/services.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { useAccountWords, useTellFailure } from '../use-account.ts';
import { beginAuthorization } from './authorization.ts';
import { ERROR_KEYS, IdentityFields } from './identity-fields.tsx';

interface Props {
  mode: AuthMode;
  accounts: BrowserAccounts;
}

/** Ms in which the message can be read that the page is about to change. */
const LEAVE_AFTER_MS = 600;

const SOURCE = 'login';

/** Login and sign-up where the platform asks for the password on a page of its own: who, and off it goes. */
export function DepartureForm({ mode, accounts }: Props) {
  const words = useAccountWords();
  const { errors, failure, isLeaving, submit } = useDeparture(mode, accounts);
  return (
    <form className="auth" onSubmit={submit} noValidate>
      <fieldset disabled={isLeaving} className="auth__fields">
        <IdentityFields mode={mode} errors={errors} />
        <p className="small muted">{words('auth.elsewhere')}</p>
        <FormFailure text={failure} />
        <button type="submit" className="btn btn--go btn--big btn--wide" aria-busy={isLeaving}>
          {words(isLeaving ? 'auth.sending' : 'auth.continue')}
        </button>
      </fieldset>
    </form>
  );
}

function useDeparture(mode: AuthMode, accounts: BrowserAccounts) {
  const words = useAccountWords();
  const tellFailure = useTellFailure(SOURCE);
  const leave = useLeave(mode, accounts);
  const [errors, setErrors] = useState<AuthErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // Back by the Back button, out of the browser's memory: the form is alive again.
    const wake = () => setLeaving(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const parsed = parseIdentity(readIdentity(form), mode);
    setErrors(parsed.ok ? {} : parsed.errors);
    setFailure(null);
    takeBackToasts(SOURCE);
    if (!parsed.ok) {
      const first = AUTH_FIELDS.find((field) => parsed.errors[field]);
      if (!first) return;
      showToast({ kind: 'error', title: words(ERROR_KEYS[first]), source: SOURCE });
      form.querySelector<HTMLInputElement>(`#auth-${first}`)?.focus();
      return;
    }
    setLeaving(true);
    try {
      await leave(parsed.values);
    } catch (error) {
      setFailure(tellFailure(error, mode === 'signup' ? 'error.signup' : 'error.login'));
      setLeaving(false);
    }
  };
  return { errors, failure, isLeaving, submit };
}

function useLeave(mode: AuthMode, accounts: BrowserAccounts): (customer: Identity) => Promise<void> {
  const { language, path } = useI18n();
  const words = useAccountWords();
  const { publicUrl } = useShopFacts();
  return async (customer) => {
    // The platform sends everybody back to the store's own name; what is kept under another one would not be found there.
    if (location.origin !== new URL(publicUrl).origin) return location.assign(publicUrl + path('/account'));
    const address = await beginAuthorization({
      accounts,
      publicUrl,
      language,
      mode,
      customer,
      wish: wishBehindLogin(),
    });
    showToast({ kind: 'info', title: words('toast.redirect') });
    setTimeout(() => location.assign(address), LEAVE_AFTER_MS);
  };
}

function readIdentity(form: HTMLFormElement): Identity {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return { email: text('email'), firstName: text('firstName'), lastName: text('lastName') };
}
