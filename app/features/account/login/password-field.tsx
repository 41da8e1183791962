import { type KeyboardEvent, useState } from 'react';
import { Field, fieldAttributes } from '../../../ui/form-field.tsx';
import { useAccountWords } from '../use-account.ts';

interface Props {
  id: string;
  autoComplete: 'new-password' | 'current-password';
  minLength: number;
  hint: string | undefined;
  error: string | undefined;
}

/** A password that can be looked at, and that tells when Caps Lock is on. */
export function PasswordField({ id, autoComplete, minLength, hint, error }: Props) {
  const words = useAccountWords();
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field id={id} label={words('auth.password')} hint={hint} error={error}>
      <span className="password">
        <input
          type={isShown ? 'text' : 'password'}
          name="password"
          autoComplete={autoComplete}
          minLength={minLength}
          onKeyUp={watchCapsLock}
          {...fieldAttributes({ id, error, hint })}
        />
        <button type="button" className="link" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {words(isShown ? 'auth.hidePassword' : 'auth.showPassword')}
          <span className="vh"> {words('auth.password')}</span>
        </button>
      </span>
      <span role="status" className="xs muted">
        {isCapsLock && words('auth.capsLock')}
      </span>
    </Field>
  );
}
