import type { AuthErrors, AuthMode } from '#domain/account.ts';
import { InputField } from '../../../ui/form-field.tsx';
import { useAccountWords } from '../use-account.ts';

export const ERROR_KEYS = {
  email: 'error.email',
  password: 'error.password',
  firstName: 'error.firstName',
  lastName: 'error.lastName',
} as const;

interface Props {
  mode: AuthMode;
  errors: AuthErrors;
  /** Where the e-mail is known already. */
  email?: string;
}

/** The names at a sign-up, and the e-mail. */
export function IdentityFields({ mode, errors, email = '' }: Props) {
  const words = useAccountWords();
  const text = (field: keyof AuthErrors) => (errors[field] ? words(ERROR_KEYS[field]) : undefined);
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
            error={text('firstName')}
          />
          <InputField
            id="auth-lastName"
            name="lastName"
            label={words('auth.lastName')}
            autoComplete="family-name"
            error={text('lastName')}
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
        error={text('email')}
      />
    </>
  );
}
