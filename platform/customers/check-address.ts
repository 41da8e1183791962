/** The addresses that customers keep. As lenient as the platform: the checkout decides what a courier can find. */
import type { Selectable } from 'kysely';
import { parsePostcode } from '#domain/delivery/postal-address.ts';
import type { SchemaType } from '#schema/graphql.ts';
import type { Tables } from '../db/tables.ts';
import { checkText, toText } from './check-profile.ts';
import { findCountry } from './countries.ts';
import type { CustomerUserError } from './customer-errors.ts';

/** As clients send it; what is absent stays as it is. Its country is a code, or a name in Greek or English. */
export type AddressInput = { [Field in keyof SchemaType<'MailingAddressInput'>]?: string | null | undefined };

export type AddressText = (typeof TEXTS)[number][0];

export type AddressColumns = Omit<Selectable<Tables['customer_addresses']>, 'id' | 'customer_id'>;

const HOME = 'GR';

const TEXTS = [
  ['firstName', 'first_name', 'First name'],
  ['lastName', 'last_name', 'Last name'],
  ['company', 'company', 'Company'],
  ['address1', 'address1', 'Address1'],
  ['address2', 'address2', 'Address2'],
  ['city', 'city', 'City'],
  ['province', 'province', 'Province'],
  ['zip', 'zip', 'Zip'],
  ['phone', 'phone', 'Phone'],
] as const;

export function emptyAddress(): AddressColumns {
  const texts = Object.fromEntries(TEXTS.map(([, column]) => [column, null]));
  return { ...(texts as Record<(typeof TEXTS)[number][1], null>), country: HOME };
}

/** @returns the address with the changes, or what is wrong with them */
export function applyAddress(
  before: AddressColumns,
  input: AddressInput,
): { ok: true; address: AddressColumns } | { ok: false; errors: CustomerUserError[] } {
  const errors: CustomerUserError[] = [];
  const address = { ...before };
  for (const [field, column, name] of TEXTS) {
    const text = input[field];
    if (text === undefined) continue;
    errors.push(...checkText(text ?? '', name, ['address', field]));
    address[column] = toText(text ?? '');
  }
  if (input.country !== undefined) {
    const country = input.country?.trim() ? findCountry(input.country) : HOME;
    if (country) address.country = country;
    else errors.push({ code: 'INVALID', field: ['address', 'country'], message: 'Country is invalid' });
  }
  // `106 82` and `10682` are one postcode; what is none is kept as it was typed.
  if (address.country === HOME && address.zip) address.zip = parsePostcode(address.zip) ?? address.zip;
  return errors.length > 0 ? { ok: false, errors } : { ok: true, address };
}

export function isSameAddress(a: AddressColumns, b: AddressColumns): boolean {
  return a.country === b.country && TEXTS.every(([, column]) => a[column] === b[column]);
}
