import { useRef, useState } from 'react';
import { formatPostcode, parsePostcode } from '#domain/delivery/postal-address.ts';
import { showToast } from '../../../state/toasts.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import type { AccountAddress, AccountCustomer } from '../account-documents.ts';
import type { AccountKey } from '../account-words.ts';
import { EditPanel, FormButtons } from '../edit-panel.tsx';
import { useAccountWords, usePlatform } from '../use-account.ts';
import { type Checked, typedText, useAccountForm } from '../use-account-form.ts';
import { type AddressInput, type AddressInputs, type StoredAddresses, saveAddresses } from './address-api.ts';
import { AddressFields, type AddressPrefix } from './address-fields.tsx';

interface Props {
  customer: AccountCustomer;
  /** Reads the customer again. */
  onChange: () => void;
}

/** The default address is for delivery; a second one that is stored is the billing address. */
function splitAddresses({ defaultAddress, addresses }: AccountCustomer) {
  const delivery = defaultAddress ?? addresses.nodes[0] ?? null;
  const billing = addresses.nodes.find(({ id }) => id !== delivery?.id) ?? null;
  return { delivery, billing };
}

export function Addresses({ customer, onChange }: Props) {
  const words = useAccountWords();
  const { delivery, billing } = splitAddresses(customer);
  return (
    <EditPanel
      id="address-title"
      title={words('address.title')}
      form={(close) => <AddressForm delivery={delivery} billing={billing} onClose={close} />}
      onClose={onChange}
    >
      <dl className="account__facts">
        <ShownAddress label={words('address.delivery')} address={delivery} />
        {billing && <ShownAddress label={words('address.billing')} address={billing} />}
      </dl>
    </EditPanel>
  );
}

function ShownAddress({ label, address }: { label: string; address: AccountAddress | null }) {
  const words = useAccountWords();
  const lines = address && [
    address.company,
    address.address1,
    address.address2,
    [address.zip && formatPostcode(address.zip), address.city].filter(Boolean).join(' '),
    words('address.greece'),
  ];
  return (
    <div>
      <dt>{label}</dt>
      <dd>{lines ? lines.filter(Boolean).map((line) => <span key={line}>{line}</span>) : words('address.none')}</dd>
    </div>
  );
}

function AddressForm({
  delivery,
  billing,
  onClose,
}: {
  delivery: AccountAddress | null;
  billing: AccountAddress | null;
  onClose: () => void;
}) {
  const words = useAccountWords();
  const platform = usePlatform();
  const stored = useRef<StoredAddresses>({ delivery: delivery?.id ?? null, billing: billing?.id ?? null });
  const [isSame, setSame] = useState(billing === null);
  const { errorOf, failure, isSending, formProps } = useAccountForm({
    source: 'address',
    failureKey: 'error.address',
    check: (typed) => checkAddresses(typed, isSame),
    async send(values) {
      await saveAddresses(platform(), values, stored.current);
      showToast({ kind: 'success', title: words('toast.addressSaved'), source: 'address' });
      onClose();
    },
  });
  return (
    <form {...formProps}>
      <fieldset disabled={isSending} className="auth__fields">
        <AddressFields prefix="delivery-" address={delivery} errorOf={errorOf} />
        <label className="opt">
          <input type="checkbox" checked={isSame} onChange={(event) => setSame(event.target.checked)} />
          {words('address.billing')}: {words('address.same')}
        </label>
        {!isSame && <AddressFields prefix="billing-" address={billing} errorOf={errorOf} />}
        <FormFailure text={failure} />
        <FormButtons onCancel={onClose} />
      </fieldset>
    </form>
  );
}

function checkAddresses(typed: FormData, isSame: boolean): Checked<AddressInputs> {
  const delivery = checkAddress(typed, 'delivery-');
  const billing = isSame ? null : checkAddress(typed, 'billing-');
  const errors = { ...delivery.errors, ...billing?.errors };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, values: { delivery: delivery.input, billing: billing?.input ?? null } };
}

function checkAddress(typed: FormData, prefix: AddressPrefix) {
  const text = (name: string) => typedText(typed, `${prefix}${name}`).trim();
  const postcode = parsePostcode(text('zip'));
  const input: AddressInput = {
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    province: text('province'),
    zip: postcode ?? text('zip'),
    company: text('company'),
  };
  // In the order of the form: the first one gets the focus.
  const errors: Record<string, AccountKey> = {
    ...(!input.address1 && { [`${prefix}address1`]: 'error.required' }),
    ...(!postcode && { [`${prefix}zip`]: 'address.zipError' }),
    ...(!input.city && { [`${prefix}city`]: 'error.required' }),
  };
  return { input, errors };
}
