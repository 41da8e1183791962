import { type FormEvent, useState } from 'react';
import { parseEmail } from '#domain/email.ts';
import { showToast, takeBackToasts } from '../../state/toasts.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { InputField } from '../../ui/form-field.tsx';
import { updateCustomer } from './account-api.ts';
import type { AccountCustomer } from './account-documents.ts';
import { EditPanel, FormButtons } from './edit-panel.tsx';
import { useAccountWords, usePlatform, useTellFailure } from './use-account.ts';

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
    <dl className="account__facts">
      <div>
        <dt>{words('info.name')}</dt>
        <dd>{[customer.firstName, customer.lastName].filter(Boolean).join(' ')}</dd>
      </div>
      <div>
        <dt>{words('auth.email')}</dt>
        <dd>{customer.email}</dd>
      </div>
      <div>
        <dt>{words('info.newsletter')}</dt>
        <dd>{words(customer.acceptsMarketing ? 'info.newsletterOn' : 'info.newsletterOff')}</dd>
      </div>
    </dl>
  );
}

type InfoErrors = Partial<Record<'firstName' | 'lastName' | 'email', string>>;

function InfoForm({ customer, onClose }: { customer: AccountCustomer; onClose: () => void }) {
  const words = useAccountWords();
  const platform = usePlatform();
  const tellFailure = useTellFailure('info');
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<InfoErrors>({});
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const [firstName, lastName] = [String(data.get('firstName')).trim(), String(data.get('lastName')).trim()];
    const email = parseEmail(String(data.get('email')));
    const found: InfoErrors = {
      ...(firstName ? {} : { firstName: words('error.firstName') }),
      ...(lastName ? {} : { lastName: words('error.lastName') }),
      ...(email.ok ? {} : { email: words('error.email') }),
    };
    setErrors(found);
    setFailure(null);
    takeBackToasts('info');
    const [firstWrong] = Object.keys(found);
    if (!email.ok || firstWrong) return form.querySelector<HTMLInputElement>(`#info-${firstWrong}`)?.focus();
    setSending(true);
    try {
      await updateCustomer(platform(), {
        firstName,
        lastName,
        email: email.email,
        acceptsMarketing: data.has('newsletter'),
      });
      showToast({ kind: 'success', title: words('toast.infoSaved'), source: 'info' });
      onClose();
    } catch (error) {
      setFailure(tellFailure(error, 'error.info'));
      setSending(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={isSending} className="auth__fields">
        <InputField
          id="info-firstName"
          name="firstName"
          label={words('auth.firstName')}
          defaultValue={customer.firstName ?? ''}
          autoComplete="given-name"
          error={errors.firstName}
        />
        <InputField
          id="info-lastName"
          name="lastName"
          label={words('auth.lastName')}
          defaultValue={customer.lastName ?? ''}
          autoComplete="family-name"
          error={errors.lastName}
        />
        <InputField
          id="info-email"
          name="email"
          type="email"
          label={words('auth.email')}
          defaultValue={customer.email ?? ''}
          autoComplete="email"
          error={errors.email}
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
