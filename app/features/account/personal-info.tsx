import { parseIdentity } from '#domain/forms/auth-form.schema.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { showToast } from '../../state/toasts.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { InputField } from '../../ui/form/form-field.tsx';
import { Pairs } from '../../ui/text/pairs.tsx';
import { proveLogin, updateCustomer } from './account-api.ts';
import type { AccountCustomer } from './account-documents.ts';
import { EditPanel, FormButtons } from './edit-panel.tsx';
import { EmailField, identityErrors, NameFields, readIdentity } from './login/identity-fields.tsx';
import { useAccountWords, usePlatform } from './use-account.ts';
import { typedText, useAccountForm } from './use-account-form.ts';

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
  const { language } = useI18n();
  const platform = usePlatform();
  const { errorOf, failure, isSending, formProps } = useAccountForm({
    source: 'info',
    failureKey: 'error.info',
    check(typed) {
      // The same names and address as in a sign-up.
      const parsed = parseIdentity(readIdentity(typed), 'signup');
      if (!parsed.ok) return { ok: false, errors: identityErrors('info-', parsed.errors) };
      const password = typedText(typed, 'password');
      const isMoving = parsed.values.email.toLowerCase() !== customer.email?.toLowerCase();
      if (isMoving && password === '') return { ok: false, errors: { 'info-password': 'error.currentPassword' } };
      const change = { ...parsed.values, acceptsMarketing: typed.has('newsletter') };
      return { ok: true, values: { change, password: isMoving ? password : null } };
    },
    async send({ change, password }) {
      if (password !== null) await proveLogin(platform(), customer.email ?? '', password, language);
      await updateCustomer(platform(), change);
      showToast({ kind: 'success', title: words('toast.infoSaved'), source: 'info' });
      onClose();
    },
  });
  return (
    <form {...formProps}>
      <fieldset disabled={isSending} className="auth__fields">
        <NameFields prefix="info-" errorOf={errorOf} known={customer} />
        <EmailField prefix="info-" errorOf={errorOf} known={customer} />
        <InputField
          id="info-password"
          name="password"
          type="password"
          label={words('info.password')}
          autoComplete="current-password"
          error={errorOf('info-password')}
        />
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
