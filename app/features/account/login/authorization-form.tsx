import { type AuthMode, type Identity, parseIdentity } from '#domain/forms/auth-form.schema.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { wishBehindLogin } from '../../../state/auth-dialog-state.ts';
import { SESSION_SOURCE } from '../../../state/auth-state.ts';
import { useShopFacts } from '../../../state/shop-facts.tsx';
import { showToast } from '../../../state/toasts.ts';
import type { BrowserAccounts } from '../../../storefront/services.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useAccountWords } from '../use-account.ts';
import { useAccountForm } from '../use-account-form.ts';
import { beginAuthorization } from './authorization.ts';
import { IdentityFields, identityErrors, readIdentity } from './identity-fields.tsx';

/** Ms in which the message can be read that the page is about to change. */
const LEAVE_AFTER_MS = 600;

/** Login and sign-up where the platform asks for the password on a page of its own: who, and off it goes. */
export function AuthorizationForm({ mode, accounts }: { mode: AuthMode; accounts: BrowserAccounts }) {
  const words = useAccountWords();
  const leave = useLeave(mode, accounts);
  const { errorOf, failure, isSending, formProps } = useAccountForm({
    source: SESSION_SOURCE,
    failureKey: mode === 'signup' ? 'error.signup' : 'error.login',
    hasToast: true,
    check(typed) {
      const parsed = parseIdentity(readIdentity(typed), mode);
      return parsed.ok ? parsed : { ok: false, errors: identityErrors('auth-', parsed.errors) };
    },
    send: leave,
  });
  return (
    <form className="auth" {...formProps}>
      <fieldset disabled={isSending} className="auth__fields">
        <IdentityFields mode={mode} errorOf={errorOf} />
        <p className="small muted">{words('auth.elsewhere')}</p>
        <FormFailure text={failure} />
        <button type="submit" className="btn btn--go btn--big btn--wide" aria-busy={isSending}>
          {words(isSending ? 'auth.sending' : 'auth.continue')}
        </button>
      </fieldset>
    </form>
  );
}

function useLeave(mode: AuthMode, accounts: BrowserAccounts): (customer: Identity) => Promise<void> {
  const { language, path } = useI18n();
  const words = useAccountWords();
  const { publicUrl } = useShopFacts();
  return async (customer) => {
    // The platform redirects to the store's own host; storage of another host would not be found there.
    if (location.origin !== new URL(publicUrl).origin) {
      location.assign(publicUrl + path('/account'));
      return untilBack();
    }
    const address = await beginAuthorization({
      accounts,
      publicUrl,
      language,
      mode,
      customer,
      wish: wishBehindLogin(),
    });
    showToast({ kind: 'info', title: words('toast.redirect'), source: SESSION_SOURCE });
    setTimeout(() => location.assign(address), LEAVE_AFTER_MS);
    return untilBack();
  };
}

/** The form stays locked while the page is left; by the Back button, out of the browser's memory, it is alive again. */
function untilBack(): Promise<void> {
  return new Promise((wake) => window.addEventListener('pageshow', () => wake(), { once: true }));
}
