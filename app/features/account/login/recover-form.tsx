import { type FormEvent, useState } from 'react';
import { parseEmail } from '#domain/email.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { takeBackToasts } from '../../../state/toasts.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { InputField } from '../../../ui/form-field.tsx';
import { recover } from '../account-api.ts';
import { useAccountWords, usePlatform, useTellFailure } from '../use-account.ts';

/** Asks for a link to a new password; says the same whether or not the address has an account. */
export function RecoverForm({ onBack }: { onBack: () => void }) {
  const words = useAccountWords();
  const { language } = useI18n();
  const platform = usePlatform();
  const tellFailure = useTellFailure('recover');
  const [failure, setFailure] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'invalid' | 'sending' | 'sent'>('idle');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(null);
    takeBackToasts('recover');
    const parsed = parseEmail(String(new FormData(event.currentTarget).get('email') ?? ''));
    if (!parsed.ok) return setState('invalid');
    setState('sending');
    try {
      await recover(platform(), parsed.email, language);
      setState('sent');
    } catch (error) {
      setFailure(tellFailure(error, 'error.recover'));
      setState('idle');
    }
  };
  return (
    <form className="auth" onSubmit={submit} noValidate>
      <p className="small muted">{words('auth.recoverLead')}</p>
      <InputField
        id="recover-email"
        name="email"
        type="email"
        label={words('auth.email')}
        autoComplete="username"
        error={state === 'invalid' ? words('error.email') : undefined}
      />
      <FormFailure text={failure} />
      <button type="submit" className="btn btn--go btn--big btn--wide" disabled={state === 'sending'}>
        {words(state === 'sending' ? 'auth.sending' : 'auth.recover')}
      </button>
      <p role="status">{state === 'sent' && words('auth.recovered')}</p>
      <div className="auth__more">
        <button type="button" className="link" onClick={onBack}>
          {words('auth.back')}
        </button>
      </div>
    </form>
  );
}
