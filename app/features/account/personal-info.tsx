import { parseIdentity } from '#domain/forms/auth-form.ts';
import { showToast } from '../../state/toasts.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Pairs } from '../../ui/pairs.tsx';
import { updateCustomer } from './account-api.ts';
import type { AccountCustomer } from './account-documents.ts';
import { EditPanel, FormButtons } from './edit-panel.tsx';
import { EmailField, identityErrors, NameFields, readIdentity } from './login/identity-fields.tsx';
import { useAccountWords, usePlatform } from './use-account.ts';
import { useAccountForm } from './use-account-form.ts';

interface Props {
  customer: AccountCustomer;
  /** Reads the customer again. */
  onChange: () => void;
}

export function PersonalInfo({ customer, onChange }: Props) {
  const words = useAccountWords();
  return (
    <EditPanel
      id="info-title"
      title={words('info.title')}
      form={(close) => <InfoForm customer={customer} onClose={close} />}
      onClose={onChange}
    >
      <Info customer={customer} />
    </EditPanel>
  );
}

function Info({ customer }: { customer: AccountCustomer }) {
  const words = useAccountWords();
  return (
    <Pairs
      className="account__facts"
      pairs={[
        [words('info.name'), [customer.firstName, customer.lastName].filter(Boolean).join(' ')],
        [words('auth.email'), customer.email],
        [words('info.newsletter'), words(customer.acceptsMarketing ? 'info.newsletterOn' : 'info.newsletterOff')],
      ]}
    />
  );
}

function InfoForm({ customer, onClose }: { customer: AccountCustomer; onClose: () => void }) {
  const words = useAccountWords();
  const platform = usePlatform();
  const { errorOf, failure, isSending, submit } = useAccountForm({
    source: 'info',
    failureKey: 'error.info',
    check(typed) {
      // The same names and address as in a sign-up.
      const parsed = parseIdentity(readIdentity(typed), 'signup');
      if (!parsed.ok) return { ok: false, errors: identityErrors('info-', parsed.errors) };
      return { ok: true, values: { ...parsed.values, acceptsMarketing: typed.has('newsletter') } };
    },
    async send(values) {
      await updateCustomer(platform(), values);
      showToast({ kind: 'success', title: words('toast.infoSaved'), source: 'info' });
      onClose();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={isSending} className="auth__fields">
        <NameFields prefix="info-" errorOf={errorOf} known={customer} />
        <EmailField prefix="info-" errorOf={errorOf} known={customer} />
        <label className="opt">
          <input type="checkbox" name="newsletter" defaultChecked={customer.acceptsMarketing} />
          {words('info.newsletter')}
        </label>
        <FormFailure text={failure} />
        <FormButtons onCancel={onClose} />
      </fieldset>
    </form>
  );
}
