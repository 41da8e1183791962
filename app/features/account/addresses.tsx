import { type FormEvent, useState } from 'react';
import { formatPostcode, parsePostcode } from '#domain/postal-address.ts';
import { parseTaxNumber } from '#domain/tax-number.ts';
import { showToast } from '../../state/toasts.ts';
import { InputField } from '../../ui/form-field.tsx';
import { type AddressInput, saveAddress } from './account-api.ts';
import type { AccountAddress, AccountCustomer } from './account-documents.ts';
import { FormButtons } from './personal-info.tsx';
import { useAccountWords, usePlatform, useTellFailure } from './use-account.ts';

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
  const [isEditing, setEditing] = useState(false);
  const { delivery, billing } = splitAddresses(customer);
  const close = () => {
    setEditing(false);
    onChange();
  };
  return (
    <section className="paper account__part" aria-labelledby="address-title">
      <div className="account__head">
        <h2 id="address-title">{words('address.title')}</h2>
        {!isEditing && (
          <button type="button" className="link" aria-expanded={false} onClick={() => setEditing(true)}>
            {words('edit')}
          </button>
        )}
      </div>
      {isEditing ? (
        <AddressForm delivery={delivery} billing={billing} onClose={close} />
      ) : (
        <dl className="account__facts">
          <ShownAddress label={words('address.delivery')} address={delivery} />
          {billing && <ShownAddress label={words('address.billing')} address={billing} />}
        </dl>
      )}
    </section>
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

type AddressErrors = Partial<Record<string, string>>;

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
  const tellFailure = useTellFailure();
  const [isSame, setSame] = useState(billing === null);
  const [errors, setErrors] = useState<AddressErrors>({});
  const [isSending, setSending] = useState(false);

  const check = (data: FormData, prefix: string): { input: AddressInput; found: AddressErrors } => {
    const input = readAddress(data, prefix);
    const postcode = parsePostcode(input.zip);
    const found: AddressErrors = {
      ...(input.address1 ? {} : { [`${prefix}address1`]: words('error.required') }),
      ...(input.city ? {} : { [`${prefix}city`]: words('error.required') }),
      ...(postcode ? {} : { [`${prefix}zip`]: words('address.zipError') }),
    };
    return { input: { ...input, zip: postcode ?? input.zip }, found };
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const first = check(data, 'delivery-');
    const second = isSame ? null : check(data, 'billing-');
    const found = { ...first.found, ...second?.found };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      // The billing address goes first, so that the delivery address is the default in the end.
      if (second) await saveAddress(platform(), second.input, { known: billing, isDefault: false });
      await saveAddress(platform(), first.input, { known: delivery, isDefault: true });
      showToast({ kind: 'success', title: words('toast.addressSaved') });
      onClose();
    } catch (error) {
      tellFailure(error, 'error.address');
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
        <FormButtons onCancel={onClose} />
      </fieldset>
    </form>
  );
}

function AddressFields({
  prefix,
  address,
  errors,
}: {
  prefix: 'delivery-' | 'billing-';
  address: AccountAddress | null;
  errors: AddressErrors;
}) {
  const words = useAccountWords();
  const [line2, setLine2] = useState(address?.address2 ?? '');
  const looksLikeTaxNumber = /^\s*(?:ΑΦΜ|AFM|EL|GR)?[\s:.]*\d{9}\s*$/i.test(line2);
  const isWrong = looksLikeTaxNumber && !parseTaxNumber(line2.replace(/\D/g, ''));
  const group = prefix === 'billing-' ? 'billing' : 'shipping';
  const common = (name: keyof AddressInput) => ({
    id: `${prefix}${name}`,
    name: `${prefix}${name}`,
    error: errors[`${prefix}${name}`],
  });
  return (
    <>
      <h3 className="account__sub">{words(prefix === 'billing-' ? 'address.billing' : 'address.delivery')}</h3>
      <InputField
        {...common('address1')}
        label={words('address.address1')}
        defaultValue={address?.address1 ?? ''}
        autoComplete={`${group} address-line1`}
      />
      <InputField
        {...common('address2')}
        label={words('address.address2')}
        optional={words('optional')}
        value={line2}
        onChange={(event) => setLine2(event.target.value)}
        placeholder={words('address.address2Placeholder')}
        hint={isWrong ? words('address.taxNumberWarning') : undefined}
        autoComplete={`${group} address-line2`}
      />
      <div className="auth__names">
        <InputField
          {...common('zip')}
          label={words('address.zip')}
          defaultValue={address?.zip ?? ''}
          inputMode="numeric"
          autoComplete={`${group} postal-code`}
        />
        <InputField
          {...common('city')}
          label={words('address.city')}
          defaultValue={address?.city ?? ''}
          autoComplete={`${group} address-level2`}
        />
      </div>
      <div className="auth__names">
        <InputField
          {...common('province')}
          label={words('address.province')}
          optional={words('optional')}
          defaultValue={address?.province ?? ''}
          autoComplete={`${group} address-level1`}
        />
        <InputField id={`${prefix}country`} label={words('address.country')} value={words('address.greece')} readOnly />
      </div>
      <InputField
        {...common('company')}
        label={words('address.company')}
        optional={words('optional')}
        defaultValue={address?.company ?? ''}
        autoComplete={`${group} organization`}
      />
    </>
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
