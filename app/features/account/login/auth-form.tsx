import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  AUTH_FIELDS,
  type AuthErrors,
  type AuthMode,
  type AuthValues,
  PASSWORD_MIN_LENGTH,
  parseAuth,
} from '#domain/account.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { useShopFacts } from '../../../state/shop-facts.tsx';
import { showToast, takeBackToasts } from '../../../state/toasts.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { logIn, signUp } from '../account-api.ts';
import { LoginAfterSignupError } from '../account-error.ts';
import { useAccountWords, usePlatform, useTellFailure } from '../use-account.ts';
import { DepartureForm } from './departure-form.tsx';
import { ERROR_KEYS, IdentityFields } from './identity-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { RecoverForm } from './recover-form.tsx';

interface Props {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  onSuccess: () => void;
}

/**
 * Login and sign-up. Switching between them clears the fields; while something is sent they are locked. A sign-up whose
 * login failed goes on as a login, with the e-mail kept.
 */
export function AuthForm({ mode, onModeChange, onSuccess }: Props) {
  const words = useAccountWords();
  const { accounts } = useShopFacts();
  const [isForgotten, setForgotten] = useState(false);
  const [email, setEmail] = useState('');
  /** Kept here: a sign-up whose login failed goes on in the other mode. */
  const [failure, setFailure] = useState<string | null>(null);
  if (mode === 'signup' && email) setEmail('');
  const goOnWithLogin = (known: string) => {
    setEmail(known);
    onModeChange('login');
  };
  const changeMode = (other: AuthMode) => {
    setFailure(null);
    onModeChange(other);
  };
  if (isForgotten) return <RecoverForm onBack={() => setForgotten(false)} />;
  return (
    <>
      {accounts ? (
        <DepartureForm key={mode} mode={mode} accounts={accounts} />
      ) : (
        <Fields
          key={mode}
          mode={mode}
          email={email}
          failure={failure}
          onFailure={setFailure}
          onSuccess={onSuccess}
          onSignedUp={goOnWithLogin}
        />
      )}
      <div className="auth__more">
        {mode === 'login' && !accounts && (
          <button type="button" className="link" onClick={() => setForgotten(true)}>
            {words('auth.forgot')}
          </button>
        )}
        <button type="button" className="link" onClick={() => changeMode(mode === 'login' ? 'signup' : 'login')}>
          {words(mode === 'login' ? 'auth.toSignup' : 'auth.toLogin')}
        </button>
      </div>
    </>
  );
}

interface FieldsProps extends Pick<Props, 'mode' | 'onSuccess'> {
  /** Of the account that was made a moment ago; then only the password is missing. */
  email: string;
  /** Why the last attempt failed. */
  failure: string | null;
  onFailure: (failure: string | null) => void;
  /** The account is there, the login is not. */
  onSignedUp: (email: string) => void;
}

function Fields({ mode, email, failure, ...events }: FieldsProps) {
  const words = useAccountWords();
  const { errors, isSending, submit } = useAuthSubmit(mode, events);
  const isSignup = mode === 'signup';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (email) form.current?.querySelector<HTMLInputElement>('#auth-password')?.focus();
  }, [email]);
  return (
    <form ref={form} className="auth" onSubmit={submit} noValidate>
      <fieldset disabled={isSending} className="auth__fields">
        <IdentityFields mode={mode} errors={errors} email={email} />
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
        <FormFailure text={failure} />
        <button type="submit" className="btn btn--go btn--big btn--wide" aria-busy={isSending}>
          {words(isSending ? 'auth.sending' : isSignup ? 'auth.signup' : 'auth.login')}
        </button>
      </fieldset>
    </form>
  );
}

/** Its messages come from one form, whichever mode it is in. */
const SOURCE = 'login';

function useAuthSubmit(
  mode: AuthMode,
  { onSuccess, onFailure, onSignedUp }: Pick<FieldsProps, 'onSuccess' | 'onFailure' | 'onSignedUp'>,
) {
  const words = useAccountWords();
  const { language } = useI18n();
  const platform = usePlatform();
  const tellFailure = useTellFailure(SOURCE);
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
    onFailure(null);
    takeBackToasts(SOURCE);
    if (!parsed.ok) {
      const first = AUTH_FIELDS.find((field) => parsed.errors[field]);
      if (!first) return;
      showToast({ kind: 'error', title: words(ERROR_KEYS[first]), source: SOURCE });
      form.querySelector<HTMLInputElement>(`#auth-${first}`)?.focus();
      return;
    }
    setSending(true);
    try {
      const customer = await (mode === 'signup' ? signUp : logIn)(platform(), parsed.values, language);
      if (mode === 'signup') showToast({ kind: 'success', title: words('toast.created'), source: SOURCE });
      const name = customer?.firstName || parsed.values.firstName || parsed.values.email;
      showToast({ kind: 'success', title: words('toast.welcome', { name }), source: SOURCE });
      onSuccess();
    } catch (error) {
      onFailure(tellFailure(error, mode === 'signup' ? 'error.signup' : 'error.login'));
      if (error instanceof LoginAfterSignupError) onSignedUp(parsed.values.email);
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
