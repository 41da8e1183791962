import { Kind, type TypeNode } from 'graphql';
import { findCountry } from '../../customers/countries.ts';
import type { ApiPlugin } from '../request-context.ts';

/**
 * Clients that were made before 2025 name where a cart goes inside of `buyerIdentity`, in a field that the schema no longer
 * has. In variables it is taken out, and handed to the mutation as the newer `delivery` would be.
 */
export function olderInputs(): ApiPlugin {
  return {
    onExecute({ args, context, extendContext }) {
      for (const { variable, type } of context.operation.variableDefinitions ?? []) {
        const name = variable.name.value;
        const values: unknown = args.variableValues;
        const value = isObject(values) ? values[name] : null;
        if (!isObject(values) || !isObject(value)) continue;
        const identity = typeName(type) === 'CartInput' ? value.buyerIdentity : value;
        if (!['CartInput', 'CartBuyerIdentityInput'].includes(typeName(type)) || !isObject(identity)) continue;
        const { deliveryAddressPreferences: older, ...rest } = identity;
        if (!Array.isArray(older)) continue;
        args.variableValues = { ...values, [name]: identity === value ? rest : { ...value, buyerIdentity: rest } };
        extendContext({ deliveryPreferences: older.filter(isObject).map(toSelectable) });
      }
    },
  };
}

/** The cart goes to the first preference. An unknown country is left out. */
function toSelectable({ customerAddressId, deliveryAddress }: Record<string, unknown>, index: number) {
  const selected = index === 0;
  if (!isObject(deliveryAddress))
    return { selected, address: { copyFromCustomerAddressId: textOf(customerAddressId) } };
  const countryCode = findCountry(textOf(deliveryAddress.country) ?? '');
  const texts = Object.fromEntries(TEXTS.map((field) => [field, textOf(deliveryAddress[field])]));
  return { selected, address: { deliveryAddress: { ...texts, countryCode } } };
}

const TEXTS = ['address1', 'address2', 'city', 'company', 'firstName', 'lastName', 'phone', 'zip'] as const;

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function typeName(type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return typeName(type.type);
  return type.kind === Kind.NAMED_TYPE ? type.name.value : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
