import { formatPostcode, type PostalAddress } from '#domain/delivery/postal-address.ts';
import type { AddressRow } from '../../customers/addresses.ts';
import type { AddressColumns, AddressText } from '../../customers/check-address.ts';
import { countryName } from '../../customers/countries.ts';
import { toGlobalId } from '../global-id.ts';
import type { Fields, RequestContext } from '../request-context.ts';

/** An address where the schema speaks of `MailingAddress`: a customer's own, or an order's. */
export interface MailingAddressSource extends Record<AddressText, string | null> {
  kind: 'MailingAddress';
  id: string;
  /** ISO 3166-1, two letters. */
  code: string;
}

/** @param model the record that the address belongs to, as the hosted platform writes it into the id */
export function toMailingAddress(address: AddressColumns, id: number | string, model: string): MailingAddressSource {
  return {
    kind: 'MailingAddress',
    id: `${toGlobalId('MailingAddress', id)}?model_name=${model}`,
    firstName: address.first_name,
    lastName: address.last_name,
    company: address.company,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    province: address.province,
    zip: address.zip,
    code: address.country,
    phone: address.phone,
  };
}

export function toCustomerAddress(row: AddressRow): MailingAddressSource {
  return toMailingAddress(row, row.id, 'CustomerAddress');
}

export function toOrderAddress(orderId: number, address: PostalAddress): MailingAddressSource {
  return {
    kind: 'MailingAddress',
    id: `${toGlobalId('MailingAddress', orderId)}?model_name=Address`,
    firstName: address.firstName,
    lastName: address.lastName,
    company: address.company ?? null,
    address1: address.address1,
    address2: address.address2 ?? null,
    city: address.city,
    province: address.region ?? null,
    zip: address.postcode,
    code: 'GR',
    phone: address.phone,
  };
}

function nameOf({ firstName, lastName }: MailingAddressSource): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

/** `106 82 Αθήνα`: the order of a Greek envelope, which the hosted platform uses for Greece too. */
function cityLine({ zip, city }: MailingAddressSource): string {
  return [zip && formatPostcode(zip), city].filter(Boolean).join(' ');
}

/** The common fields of the schema's addresses. */
const addressFields = {
  name: nameOf,
  countryCode: ({ code }) => code,
  provinceCode: () => null,
  latitude: () => null,
  longitude: () => null,
  formatted(address, { withName, withCompany }: { withName: boolean; withCompany: boolean }, { language }) {
    const { company, address1, address2, code } = address;
    const name = withName ? nameOf(address) : null;
    const rows = [name, withCompany ? company : null, address1, address2, cityLine(address)];
    return [...rows, countryName(code, language)].filter(Boolean);
  },
  formattedArea: ({ city, code }, _args, { language }) =>
    [city, countryName(code, language)].filter(Boolean).join(', '),
} satisfies Fields<MailingAddressSource>;

export const customerAddressResolvers = {
  MailingAddress: {
    ...addressFields,
    country: ({ code }: MailingAddressSource, _args: unknown, { language }: RequestContext) =>
      countryName(code, language),
    countryCodeV2: ({ code }: MailingAddressSource) => code,
  },
  CartDeliveryAddress: addressFields,
};
