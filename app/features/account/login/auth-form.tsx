import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '#domain/customer/session-step.ts';
import { type AuthMode, parseAuth } from '#domain/forms/auth-form.schema.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { SESSION_SOURCE } from '../../../state/auth-state.ts';
import { useShopFacts } from '../../../state/shop-facts.tsx';
import { showToasts } from '../../../state/toasts.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Field, fieldAttributes } from '../../../ui/form/form-field.tsx';
import { logIn, signUp } from '../account-api.ts';
import { LoginAfterSignupError } from '../account-error.ts';
import { useAccountWords, usePlatform } from '../use-account.ts';
import { typedText, useAccountForm } from '../use-account-form.ts';
import { AuthorizationForm } from './authorization-form.tsx';
import { IdentityFields, identityErrors, readIdentity } from './identity-fields.tsx';
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
  const [signedUp, setSignedUp] = useState<SignedUp | null>(null);
  const goOnWithLogin = (known: SignedUp) => {
    setSignedUp(known);
    onModeChange('login');
  };
  const changeMode = (other: AuthMode) => {
    setSignedUp(null);
    onModeChange(other);
  };
  if (isForgotten) return <RecoverForm onBack={() => setForgotten(false)} />;
  return (
    <>
      {accounts ? (
        <AuthorizationForm key={mode} mode={mode} accounts={accounts} />
      ) : (
        <Fields key={mode} mode={mode} signedUp={signedUp} onSuccess={onSuccess} onSignedUp={goOnWithLogin} />
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

/** An account that was made a moment ago and whose login failed: then only the password is missing. */
interface SignedUp {
  email: string;
  /** The login's message. */
  failure: string;
}

interface FieldsProps extends Pick<Props, 'mode' | 'onSuccess'> {
  signedUp: SignedUp | null;
  /** The account is there, the login is not. */
  onSignedUp: (known: SignedUp) => void;
}

function Fields({ mode, signedUp, ...events }: FieldsProps) {
  const words = useAccountWords();
  const { errorOf, failure, isSending, formProps } = useAuthSubmit(mode, signedUp, events);
  const isSignup = mode === 'signup';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (signedUp) form.current?.querySelector<HTMLInputElement>(`#${PASSWORD_ID}`)?.focus();
  }, [signedUp]);
  return (
    <form ref={form} className="auth" {...formProps}>
      <fieldset disabled={isSending} className="auth__fields">
        <IdentityFields mode={mode} errorOf={errorOf} known={{ email: signedUp?.email ?? '' }} />
        <PasswordField isNew={isSignup} error={errorOf(PASSWORD_ID)} />
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

function useAuthSubmit(
  mode: AuthMode,
  signedUp: SignedUp | null,
  { onSuccess, onSignedUp }: Pick<FieldsProps, 'onSuccess' | 'onSignedUp'>,
) {
  const words = useAccountWords();
  const { language } = useI18n();
  const platform = usePlatform();
  return useAccountForm({
    source: SESSION_SOURCE,
    failureKey: mode === 'signup' ? 'error.signup' : 'error.login',
    earlierFailure: signedUp?.failure ?? null,
    hasToast: true,
    check(typed) {
      const password = typedText(typed, 'password');
      const parsed = parseAuth({ ...readIdentity(typed), password }, mode);
      if (!parsed.ok) return { ok: false, errors: identityErrors('auth-', parsed.errors) };
      return { ok: true, values: { ...parsed.values, acceptNewsletter: typed.has('acceptNewsletter') } };
    },
    async send(values) {
      const customer = await (mode === 'signup' ? signUp : logIn)(platform(), values, language);
      const name = customer?.firstName || values.firstName || values.email;
      const titles = [...(mode === 'signup' ? [words('toast.created')] : []), words('toast.welcome', { name })];
      showToasts(titles.map((title) => ({ kind: 'success', title, source: SESSION_SOURCE })));
      onSuccess();
    },
    onFailure(error, failure, { email }) {
      if (error instanceof LoginAfterSignupError) onSignedUp({ email, failure });
    },
  });
}

const PASSWORD_ID = 'auth-password';

/** A password that can be looked at, and that tells when Caps Lock is on. */
function PasswordField({ isNew, error }: { isNew: boolean; error: string | undefined }) {
  const words = useAccountWords();
  const hint = isNew ? words('auth.passwordHint') : undefined;
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field id={PASSWORD_ID} label={words('auth.password')} hint={hint} error={error}>
      <span className="password">
        <input
          type={isShown ? 'text' : 'password'}
          name="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          minLength={PASSWORD_MIN_LENGTH}
          onKeyUp={watchCapsLock}
          {...fieldAttributes({ id: PASSWORD_ID, error, hint })}
        />
        <button type="button" className="link" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          <span>{words(isShown ? 'auth.hidePassword' : 'auth.showPassword')}</span>
          <span className="vh"> {words('auth.password')}</span>
        </button>
      </span>
      <span role="status" className="xs muted">
        {isCapsLock && words('auth.capsLock')}
      </span>
    </Field>
  );
}
