import { AUTH_FIELDS, type AuthErrors, type AuthMode, type Identity } from '#domain/forms/auth-form.schema.ts';
import { EmailInput } from '../../../ui/form/form-email.tsx';
import { InputField } from '../../../ui/form/form-field.tsx';
import type { AccountKey } from '../account-words.ts';
import { useAccountWords } from '../use-account.ts';
import { typedText } from '../use-account-form.ts';

const ERROR_KEYS = {
  email: 'error.email',
  password: 'error.password',
  firstName: 'error.firstName',
  lastName: 'error.lastName',
} as const;

/** Ids of the controls, in the form's order. */
export function identityErrors(prefix: Props['prefix'], errors: AuthErrors): Record<string, AccountKey> {
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
  /** The prefix of the controls' ids. */
  prefix: 'auth-' | 'info-';
  /** The fault of each wrong control, by its id. */
  errorOf: (id: string) => string | undefined;
  /** The initial values. */
  known?: Partial<Record<keyof Identity, string | null>>;
}

export function NameFields({ prefix, errorOf, known = {} }: Props) {
  const words = useAccountWords();
  return (['firstName', 'lastName'] as const).map((name) => (
    <InputField
      key={name}
      id={`${prefix}${name}`}
      name={name}
      label={words(`auth.${name}`)}
      defaultValue={known[name] ?? ''}
      autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
      error={errorOf(`${prefix}${name}`)}
    />
  ));
}

export function EmailField({ prefix, errorOf, known = {}, isLogin = false }: Props & { isLogin?: boolean }) {
  const words = useAccountWords();
  return (
    <EmailInput
      id={`${prefix}email`}
      name="email"
      label={words('auth.email')}
      defaultValue={known.email ?? ''}
      autoComplete={isLogin ? 'username' : 'email'}
      inputMode="email"
      error={errorOf(`${prefix}email`)}
    />
  );
}

/** The names at a sign-up, and the e-mail. */
export function IdentityFields({ mode, ...fields }: Omit<Props, 'prefix'> & { mode: AuthMode }) {
  return (
    <>
      {mode === 'signup' && (
        <div className="auth__names">
          <NameFields prefix="auth-" {...fields} />
        </div>
      )}
      <EmailField prefix="auth-" {...fields} isLogin={mode === 'login'} />
    </>
  );
}
