/** Where a cart may be sent: pure rules over the list that it keeps. Codes are those of the API's `CartErrorCode`. */
import { type AddressError, type AddressField, parsePostalAddress } from '#domain/forms/address-form.schema.ts';
import {
  type AddressColumns,
  type AddressInput,
  applyAddress,
  emptyAddress,
  isSameAddress,
} from '../customers/check-address.ts';
import type { CustomerUserError } from '../customers/customer-errors.ts';
import type { CartErrorCode, CartUserError } from './check-input.ts';

export interface DeliveryAddress {
  id: string;
  isSelected: boolean;
  /** Not to be kept with the customer's own. */
  isOneTimeUse: boolean;
  address: AddressColumns;
}

/** Absent fields stay unchanged. */
export interface AskedAddress {
  /** As the client sent it, or a customer's own address; null when that is not theirs. */
  address?: AddressInput | AddressColumns | null | undefined;
  isSelected?: boolean | undefined;
  isOneTimeUse?: boolean | undefined;
  /** Whether the courier must be able to find it. */
  isStrict: boolean;
}

export interface AddressesResult {
  errors: CartUserError[];
  addresses: DeliveryAddress[];
  /** Ids of addresses that the cart has twice now. */
  duplicates: string[];
}

export function parseDeliveryAddresses(json: string): DeliveryAddress[] {
  return JSON.parse(json) as DeliveryAddress[];
}

/** Bounds the size of one cart; no buyer chooses from more. */
const MOST_ADDRESSES = 20;
const FIELD = 'addresses';

export function addAddresses(
  known: readonly DeliveryAddress[],
  asked: readonly AskedAddress[],
  newId: () => string,
): AddressesResult {
  const errors = checkSelection(asked);
  if (known.length + asked.length > MOST_ADDRESSES)
    errors.push(error('TOO_MANY_DELIVERY_ADDRESSES', [FIELD], `A cart takes at most ${MOST_ADDRESSES} addresses.`));
  const added = asked.map((one, index) => {
    const read = readAddress(emptyAddress(), one, [FIELD, String(index)]);
    errors.push(...read.errors);
    return {
      id: newId(),
      isSelected: one.isSelected ?? false,
      isOneTimeUse: one.isOneTimeUse ?? false,
      address: read.address,
    };
  });
  return withSelection([...known, ...added], added, errors);
}

export function updateAddresses(
  known: readonly DeliveryAddress[],
  asked: readonly (AskedAddress & { id: string | null })[],
): AddressesResult {
  const errors = checkSelection(asked);
  const changed = asked.flatMap((one, index) => {
    const before = known.find(({ id }) => id === one.id);
    if (!before) {
      errors.push(unknownAddress([FIELD, String(index), 'id']));
      return [];
    }
    const read =
      one.address === undefined
        ? { errors: [], address: before.address }
        : readAddress(before.address, one, [FIELD, String(index)]);
    errors.push(...read.errors);
    return {
      id: before.id,
      isSelected: one.isSelected ?? before.isSelected,
      isOneTimeUse: one.isOneTimeUse ?? before.isOneTimeUse,
      address: read.address,
    };
  });
  const byId = new Map(changed.map((one) => [one.id, one]));
  return withSelection(
    known.map((one) => byId.get(one.id) ?? one),
    changed,
    errors,
  );
}

export function removeAddresses(known: readonly DeliveryAddress[], ids: readonly (string | null)[]): AddressesResult {
  const errors = ids.flatMap((id, index) =>
    known.some((one) => one.id === id) ? [] : unknownAddress(['addressIds', String(index)]),
  );
  return { errors, addresses: known.filter(({ id }) => !ids.includes(id)), duplicates: [] };
}

/** One address is chosen at most: the one that was chosen last. */
function withSelection(
  all: readonly DeliveryAddress[],
  changed: readonly DeliveryAddress[],
  errors: CartUserError[],
): AddressesResult {
  const chosen = changed.find(({ isSelected }) => isSelected);
  const addresses = chosen ? all.map((one) => ({ ...one, isSelected: one.id === chosen.id })) : [...all];
  const duplicates = changed
    .filter((one) => addresses.some((other) => other.id !== one.id && isSameAddress(other.address, one.address)))
    .map(({ id }) => id);
  return { errors, addresses, duplicates };
}

function checkSelection(asked: readonly AskedAddress[]): CartUserError[] {
  if (asked.filter(({ isSelected }) => isSelected).length <= 1) return [];
  return [error('ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', [FIELD], 'Only one delivery address can be selected.')];
}

function readAddress(before: AddressColumns, { address, isStrict }: AskedAddress, field: string[]) {
  if (!address) return { errors: [unknownAddress([...field, 'address'])], address: before };
  if ('first_name' in address) return { errors: [], address };
  const path = [...field, 'address', 'deliveryAddress'];
  const applied = applyAddress(before, address);
  if (!applied.ok) return { errors: toAddressErrors(applied.errors, path), address: before };
  return { errors: isStrict ? strictErrors(applied.address, path) : [], address: applied.address };
}

/** The faults of a customer's own address, with the codes of carts. @param path of the address in the input */
export function toAddressErrors(errors: readonly CustomerUserError[], path: readonly string[]): CartUserError[] {
  return errors.map(({ code, field, message }) =>
    error(
      code === 'TOO_LONG' ? 'ADDRESS_FIELD_IS_TOO_LONG' : 'UNSPECIFIED_ADDRESS_ERROR',
      [...path, field?.[1] ?? ''],
      message,
    ),
  );
}

const FIELD_NAMES: Readonly<Partial<Record<AddressField, string>>> = { postcode: 'zip', region: 'provinceCode' };
const STRICT_CODES: Readonly<Record<AddressError, CartErrorCode>> = {
  required: 'ADDRESS_FIELD_IS_REQUIRED',
  too_long: 'ADDRESS_FIELD_IS_TOO_LONG',
  postcode_format: 'INVALID_ZIP_CODE_FOR_COUNTRY',
  postcode_unknown: 'INVALID_ZIP_CODE_FOR_COUNTRY',
  phone_format: 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN',
};

function strictErrors(address: AddressColumns, path: string[]): CartUserError[] {
  return Object.entries(missingFor(address)).map(([field, code]) => {
    const name = FIELD_NAMES[field as AddressField] ?? field;
    return error(STRICT_CODES[code], [...path, name], `The address cannot be delivered to: ${name}.`);
  });
}

/** The fields that an address lacks for the courier; none if it is complete. */
export function missingFor(address: AddressColumns): Partial<Record<AddressField, AddressError>> {
  const parsed = parsePostalAddress({
    firstName: address.first_name ?? '',
    lastName: address.last_name ?? '',
    company: address.company ?? '',
    address1: address.address1 ?? '',
    address2: address.address2 ?? '',
    postcode: address.zip ?? '',
    city: address.city ?? '',
    phone: address.phone ?? '',
  });
  return parsed.ok ? {} : parsed.errors;
}

function unknownAddress(field: string[]): CartUserError {
  return error('INVALID_DELIVERY_ADDRESS_ID', field, 'The delivery address was not found.');
}

function error(code: CartErrorCode, field: string[], message: string): CartUserError {
  return { code, field, message };
}
