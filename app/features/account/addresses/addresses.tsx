import { type FormEvent, useRef, useState } from 'react';
import { formatPostcode, parsePostcode } from '#domain/postal-address.ts';
import { showToast, takeBackToasts } from '../../../state/toasts.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import type { AccountAddress, AccountCustomer } from '../account-documents.ts';
import { EditPanel, FormButtons } from '../edit-panel.tsx';
import { useAccountWords, usePlatform, useTellFailure } from '../use-account.ts';
import { type AddressInput, type StoredAddresses, saveAddresses } from './address-api.ts';
import { type AddressErrors, AddressFields } from './address-fields.tsx';

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
  const tellFailure = useTellFailure('address');
  const [failure, setFailure] = useState<string | null>(null);
  const stored = useRef<StoredAddresses>({ delivery: delivery?.id ?? null, billing: billing?.id ?? null });
  const [isSame, setSame] = useState(billing === null);
  const [errors, setErrors] = useState<AddressErrors>({});
  const [isSending, setSending] = useState(false);

  const check = (data: FormData, prefix: string): { input: AddressInput; found: AddressErrors } => {
    const input = readAddress(data, prefix);
    const postcode = parsePostcode(input.zip);
    // In the order of the form: the first one gets the focus.
    const found: AddressErrors = {
      ...(input.address1 ? {} : { [`${prefix}address1`]: words('error.required') }),
      ...(postcode ? {} : { [`${prefix}zip`]: words('address.zipError') }),
      ...(input.city ? {} : { [`${prefix}city`]: words('error.required') }),
    };
    return { input: { ...input, zip: postcode ?? input.zip }, found };
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const first = check(data, 'delivery-');
    const second = isSame ? null : check(data, 'billing-');
    const found = { ...first.found, ...second?.found };
    setErrors(found);
    setFailure(null);
    takeBackToasts('address');
    const [firstWrong] = Object.keys(found);
    if (firstWrong) return form.querySelector<HTMLInputElement>(`#${firstWrong}`)?.focus();
    setSending(true);
    try {
      await saveAddresses(platform(), { delivery: first.input, billing: second?.input ?? null }, stored.current);
      showToast({ kind: 'success', title: words('toast.addressSaved'), source: 'address' });
      onClose();
    } catch (error) {
      setFailure(tellFailure(error, 'error.address'));
      setSending(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={isSending} className="auth__fields">
        <AddressFields prefix="delivery-" address={delivery} errors={errors} />
        <label className="opt">
          <input type="checkbox" checked={isSame} onChange={(event) => setSame(event.target.checked)} />
          {words('address.billing')}: {words('address.same')}
        </label>
        {!isSame && <AddressFields prefix="billing-" address={billing} errors={errors} />}
        <FormFailure text={failure} />
        <FormButtons onCancel={onClose} />
      </fieldset>
    </form>
  );
}

function readAddress(data: FormData, prefix: string): AddressInput {
  const text = (name: string) => String(data.get(`${prefix}${name}`) ?? '').trim();
  return {
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    province: text('province'),
    zip: text('zip'),
    company: text('company'),
  };
}
