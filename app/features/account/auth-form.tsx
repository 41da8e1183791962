import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  AUTH_FIELDS,
  type AuthErrors,
  type AuthMode,
  type AuthValues,
  PASSWORD_MIN_LENGTH,
  parseAuth,
} from '#domain/account.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { showToast } from '../../state/toasts.ts';
import { logIn, signUp } from './account-api.ts';
import { DepartureForm } from './departure-form.tsx';
import { ERROR_KEYS, IdentityFields } from './identity-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { RecoverForm } from './recover-form.tsx';
import { useAccountWords, usePlatform, useTellFailure } from './use-account.ts';

interface Props {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  onSuccess: () => void;
}

/** Login and sign-up. Switching between them clears the fields; while something is sent they are locked. */
export function AuthForm({ mode, onModeChange, onSuccess }: Props) {
  const words = useAccountWords();
  const { accounts } = useShopFacts();
  const [isForgotten, setForgotten] = useState(false);
  if (isForgotten) return <RecoverForm onBack={() => setForgotten(false)} />;
  return (
    <>
      {accounts ? (
        <DepartureForm key={mode} mode={mode} accounts={accounts} />
      ) : (
        <Fields key={mode} mode={mode} onSuccess={onSuccess} />
      )}
      <div className="auth__more">
        {mode === 'login' && !accounts && (
          <button type="button" className="link" onClick={() => setForgotten(true)}>
            {words('auth.forgot')}
          </button>
        )}
        <button type="button" className="link" onClick={() => onModeChange(mode === 'login' ? 'signup' : 'login')}>
          {words(mode === 'login' ? 'auth.toSignup' : 'auth.toLogin')}
        </button>
      </div>
    </>
  );
}

function Fields({ mode, onSuccess }: Pick<Props, 'mode' | 'onSuccess'>) {
  const words = useAccountWords();
  const { errors, isSending, submit } = useAuthSubmit(mode, onSuccess);
  const isSignup = mode === 'signup';
  return (
    <form className="auth" onSubmit={submit} noValidate>
      <fieldset disabled={isSending} className="auth__fields">
        <IdentityFields mode={mode} errors={errors} />
        <PasswordField
          id="auth-password"
          autoComplete={isSignup ? 'new-password' : 'current-password'}
          minLength={PASSWORD_MIN_LENGTH}
          hint={isSignup ? words('auth.passwordHint') : undefined}
          error={errors.password && words(ERROR_KEYS.password)}
        />
        {isSignup && (
          <label className="opt">
            <input type="checkbox" name="acceptNewsletter" defaultChecked />
            {words('auth.newsletter')}
          </label>
        )}
        <button type="submit" className="btn btn--go btn--big btn--wide" aria-busy={isSending}>
          {words(isSending ? 'auth.sending' : isSignup ? 'auth.signup' : 'auth.login')}
        </button>
      </fieldset>
    </form>
  );
}

function useAuthSubmit(mode: AuthMode, onSuccess: () => void) {
  const words = useAccountWords();
  const { language } = useI18n();
  const platform = usePlatform();
  const tellFailure = useTellFailure();
  const [errors, setErrors] = useState<AuthErrors>({});
  const [isSending, setSending] = useState(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const parsed = parseAuth(readValues(form), mode);
    setErrors(parsed.ok ? {} : parsed.errors);
    if (!parsed.ok) {
      const first = AUTH_FIELDS.find((field) => parsed.errors[field]);
      if (!first) return;
      showToast({ kind: 'error', title: words(ERROR_KEYS[first]) });
      form.querySelector<HTMLInputElement>(`#auth-${first}`)?.focus();
      return;
    }
    setSending(true);
    try {
      const customer = await (mode === 'signup' ? signUp : logIn)(platform(), parsed.values, language);
      if (mode === 'signup') showToast({ kind: 'success', title: words('toast.created') });
      showToast({
        kind: 'success',
        title: words('toast.welcome', { name: customer.firstName || (customer.email ?? '') }),
      });
      onSuccess();
    } catch (error) {
      tellFailure(error, mode === 'signup' ? 'error.signup' : 'error.login');
    } finally {
      if (isMounted.current) setSending(false);
    }
  };
  return { errors, isSending, submit };
}

function readValues(form: HTMLFormElement): AuthValues {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    email: text('email'),
    password: text('password'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    acceptNewsletter: data.has('acceptNewsletter'),
  };
}
