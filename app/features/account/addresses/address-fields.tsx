import { useState } from 'react';
import { parseTaxNumber } from '#domain/customer/tax-number.ts';
import { regionOfPostcode } from '#domain/delivery/postcode-region.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { InputField } from '../../../ui/form/form-field.tsx';
import type { AccountAddress } from '../account-documents.ts';
import { useAccountWords } from '../use-account.ts';
import type { AddressInput } from './address-api.ts';

/** The prefix of ids and names of one address's controls. */
export type AddressPrefix = 'delivery-' | 'billing-';

/** The fields of one address. A Greek tax number is checked and a region suggested; neither blocks the form. */
export function AddressFields({
  prefix,
  address,
  errorOf,
}: {
  prefix: AddressPrefix;
  address: AccountAddress | null;
  /** The fault of each wrong control, by its id. */
  errorOf: (id: string) => string | undefined;
}) {
  const words = useAccountWords();
  const [line2, setLine2] = useState(address?.address2 ?? '');
  const region = useSuggestedRegion(address);
  const looksLikeTaxNumber = /^\s*(?:ΑΦΜ|AFM|EL|GR)?[\s:.]*\d{9}\s*$/i.test(line2);
  const isWrong = looksLikeTaxNumber && !parseTaxNumber(line2.replace(/\D/g, ''));
  const group = prefix === 'billing-' ? 'billing' : 'shipping';
  const common = (name: keyof AddressInput) => ({
    id: `${prefix}${name}`,
    name: `${prefix}${name}`,
    error: errorOf(`${prefix}${name}`),
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
          onChange={(event) => region.suggestFor(event.target.value)}
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
          value={region.text}
          onChange={(event) => region.type(event.target.value)}
          hint={region.isSuggested ? words('address.provinceSuggested') : undefined}
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

/** The region follows the postcode until the customer writes one; a stored one counts as written. */
function useSuggestedRegion(address: AccountAddress | null) {
  const { language } = useI18n();
  const [text, setText] = useState(address?.province ?? '');
  const [isTyped, setTyped] = useState(text !== '');
  return {
    text,
    isSuggested: !isTyped && text !== '',
    suggestFor(postcode: string) {
      if (!isTyped) setText(regionOfPostcode(postcode)?.[localeOf(language).script] ?? '');
    },
    type(typed: string) {
      setText(typed);
      setTyped(typed !== '');
    },
  };
}
