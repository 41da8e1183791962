import { AUTH_FIELDS, type AuthErrors, type AuthMode, type Identity } from '#domain/forms/auth-form.ts';
import { InputField } from '../../../ui/form-field.tsx';
import type { AccountKey } from '../account-words.ts';
import { useAccountWords } from '../use-account.ts';
import { typedText } from '../use-account-form.ts';

const ERROR_KEYS = {
  email: 'error.email',
  password: 'error.password',
  firstName: 'error.firstName',
  lastName: 'error.lastName',
} as const;

/** By the ids of the controls, in the form's order. */
export function identityErrors(prefix: 'auth-' | 'info-', errors: AuthErrors): Record<string, AccountKey> {
  const wrong = AUTH_FIELDS.filter((field) => errors[field]);
  return Object.fromEntries(wrong.map((field) => [`${prefix}${field}`, ERROR_KEYS[field]]));
}

export function readIdentity(typed: FormData): Identity {
  return {
    email: typedText(typed, 'email'),
    firstName: typedText(typed, 'firstName'),
    lastName: typedText(typed, 'lastName'),
  };
}

interface Props {
  mode: AuthMode;
  /** What is wrong with a control, by its id. */
  errorOf: (id: string) => string | undefined;
  /** Where the e-mail is known already. */
  email?: string;
}

/** The names at a sign-up, and the e-mail. */
export function IdentityFields({ mode, errorOf, email = '' }: Props) {
  const words = useAccountWords();
  const isSignup = mode === 'signup';
  return (
    <>
      {isSignup && (
        <div className="auth__names">
          <InputField
            id="auth-firstName"
            name="firstName"
            label={words('auth.firstName')}
            autoComplete="given-name"
            error={errorOf('auth-firstName')}
          />
          <InputField
            id="auth-lastName"
            name="lastName"
            label={words('auth.lastName')}
            autoComplete="family-name"
            error={errorOf('auth-lastName')}
          />
        </div>
      )}
      <InputField
        id="auth-email"
        name="email"
        type="email"
        label={words('auth.email')}
        defaultValue={email}
        autoComplete={isSignup ? 'email' : 'username'}
        inputMode="email"
        error={errorOf('auth-email')}
      />
    </>
  );
}
