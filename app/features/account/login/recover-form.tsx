import { useState } from 'react';
import { parseEmail } from '#domain/customer/email.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { EmailInput } from '../../../ui/form/form-email.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { recover } from '../account-api.ts';
import { useAccountWords, usePlatform } from '../use-account.ts';
import { typedText, useAccountForm } from '../use-account-form.ts';

/** Asks for a link to a new password; says the same whether or not the address has an account. */
export function RecoverForm({ onBack }: { onBack: () => void }) {
  const words = useAccountWords();
  const { language } = useI18n();
  const platform = usePlatform();
  const [isSent, setSent] = useState(false);
  const { errorOf, failure, isSending, formProps } = useAccountForm({
    source: 'recover',
    failureKey: 'error.recover',
    check(typed) {
      setSent(false);
      const parsed = parseEmail(typedText(typed, 'email'));
      return parsed.ok ? { ok: true, values: parsed.email } : { ok: false, errors: { 'recover-email': 'error.email' } };
    },
    async send(email) {
      await recover(platform(), email, language);
      setSent(true);
    },
  });
  return (
    <form className="auth" {...formProps}>
      <p className="small muted">{words('auth.recoverLead')}</p>
      <EmailInput
        id="recover-email"
        name="email"
        label={words('auth.email')}
        autoComplete="username"
        error={errorOf('recover-email')}
      />
      <FormFailure text={failure} />
      <button type="submit" className="btn btn--go btn--big btn--wide" disabled={isSending}>
        {words(isSending ? 'auth.sending' : 'auth.recover')}
      </button>
      <p role="status">{isSent && words('auth.recovered')}</p>
      <div className="auth__more">
        <button type="button" className="link" onClick={onBack}>
          {words('auth.back')}
        </button>
      </div>
    </form>
  );
}
