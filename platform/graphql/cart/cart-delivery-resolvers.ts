import { toMoneyV2 } from '#domain/money/money.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { DeliveryAddress } from '../../cart/delivery-addresses.ts';
import { type Delivery, type DeliveryOption, deliveryOf } from '../../cart/delivery-options.ts';
import type { PricedCart } from '../../cart/read-cart.ts';
import type { AddressColumns } from '../../customers/check-address.ts';
import { type ConnectionArgs, orderById, sortedConnection } from '../connection.ts';
import { type MailingAddressSource, toMailingAddress } from '../customer/customer-address.ts';
import { toGlobalId } from '../global-id.ts';
import type { Fields, RequestContext } from '../request-context.ts';
import { cartLinesConnection } from './cart-lines-connection.ts';

interface GroupSource {
  kind: 'CartDeliveryGroup';
  delivery: Delivery;
}

export function toCartAddress(address: AddressColumns, id: string): MailingAddressSource {
  return toMailingAddress(address, id, 'CartDeliveryAddress');
}

export function deliveryGroups(cart: PricedCart, args: ConnectionArgs) {
  const delivery = deliveryOf(cart);
  const groups: GroupSource[] = delivery ? [{ kind: 'CartDeliveryGroup', delivery }] : [];
  return sortedConnection(
    groups,
    args,
    orderById(({ delivery: { id } }) => id),
  );
}

export function cartDelivery({ deliveryAddresses }: PricedCart) {
  return {
    addresses: ({ selected }: { selected?: boolean | null }) =>
      deliveryAddresses.filter(({ isSelected }) => !selected || isSelected),
  };
}

function toOption({ handle, costCents, days }: DeliveryOption, { language }: RequestContext) {
  return {
    code: handle,
    handle,
    title: serviceWords.shop[language].courier(shop.delivery.carrier),
    description: serviceWords.shop[language].courierDays(days.from, days.to),
    deliveryMethodType: 'SHIPPING',
    estimatedCost: toMoneyV2(costCents),
  };
}

const CartDeliveryGroup = {
  id: ({ delivery }) => toGlobalId('CartDeliveryGroup', delivery.id),
  cartLines: ({ delivery }, args: ConnectionArgs) => cartLinesConnection(delivery.lines, delivery.id, args),
  deliveryAddress: ({ delivery }) => toCartAddress(delivery.address, delivery.id),
  deliveryOptions: ({ delivery }, _args, context) => delivery.options.map((option) => toOption(option, context)),
  groupType: () => 'ONE_TIME_PURCHASE',
  // Where there is one way only, it is taken.
  selectedDeliveryOption({ delivery: { options } }: GroupSource, _args, context) {
    const [only] = options;
    return only ? toOption(only, context) : null;
  },
} satisfies Fields<GroupSource>;

const CartSelectableAddress = {
  id: ({ id }) => toGlobalId('CartSelectableAddress', id),
  address: ({ id, address }) => ({ ...toCartAddress(address, id), kind: 'CartDeliveryAddress' }),
  oneTimeUse: ({ isOneTimeUse }) => isOneTimeUse,
  selected: ({ isSelected }) => isSelected,
} satisfies Fields<DeliveryAddress>;

export const cartDeliveryResolvers = { CartDeliveryGroup, CartSelectableAddress };
