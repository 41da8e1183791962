import { findCustomerByToken } from '../../customers/access-tokens.ts';
import { type AddressRow, readAddresses } from '../../customers/addresses.ts';
import { type CustomerRow, displayName } from '../../customers/customers.ts';
import { countCustomerOrders } from '../../orders/read/customer-orders.ts';
import { ApiError } from '../api-error.ts';
import { byId, type ConnectionArgs, mapConnection, sortedConnection } from '../connection.ts';
import { toGlobalId } from '../global-id.ts';
import { noMetafields } from '../metafields.ts';
import { type OrdersArgs, ordersConnection } from '../order/order-resolvers.ts';
import type { Fields, RequestContext } from '../request-context.ts';
import { toCustomerAddress } from './customer-address.ts';

/** A customer where the schema speaks of `Customer`. */
export interface CustomerSource {
  kind: 'Customer';
  row: CustomerRow;
  /** Whether the request carries the customer's own access token, and not only a cart of theirs. */
  isOwner: boolean;
  addresses?: Promise<AddressRow[]>;
}

export function toCustomer(row: CustomerRow): CustomerSource {
  return { kind: 'Customer', row, isOwner: true };
}

/** The customer of a cart: its key may have been passed on, so it opens neither the orders nor the addresses. */
export function toCartCustomer(row: CustomerRow): CustomerSource {
  return { kind: 'Customer', row, isOwner: false };
}

function checkOwner({ isOwner }: CustomerSource): void {
  if (isOwner) return;
  throw new ApiError('ACCESS_DENIED', 'Ask for the customer with an access token to read addresses and orders.');
}

/** Read once, for the list and for the default one. */
function addressesOf(source: CustomerSource, { platform }: RequestContext): Promise<AddressRow[]> {
  checkOwner(source);
  source.addresses ??= readAddresses(platform.db, source.row.id);
  return source.addresses;
}

const Customer = {
  ...noMetafields,
  id: ({ row }) => toGlobalId('Customer', row.id),
  email: ({ row }) => row.email,
  firstName: ({ row }) => row.first_name,
  lastName: ({ row }) => row.last_name,
  displayName: ({ row }) => displayName(row),
  phone: ({ row }) => row.phone,
  acceptsMarketing: ({ row }) => row.accepts_marketing === 1,
  createdAt: ({ row }) => row.created_at,
  updatedAt: ({ row }) => row.updated_at,
  tags: () => [],
  avatarUrl: () => null,
  socialLoginProvider: () => null,
  async addresses(source, args: ConnectionArgs, context) {
    const addresses = await addressesOf(source, context);
    const connection = sortedConnection(addresses, args, byId);
    return mapConnection(connection, toCustomerAddress);
  },
  async defaultAddress(source, _args, context) {
    const addresses = await addressesOf(source, context);
    const address = addresses.find(({ id }) => id === source.row.default_address_id);
    return address ? toCustomerAddress(address) : null;
  },
  numberOfOrders(source, _args, { platform }) {
    checkOwner(source);
    return countCustomerOrders(platform.db, source.row.id);
  },
  orders(source, args: OrdersArgs, context) {
    checkOwner(source);
    return ordersConnection(source.row.id, args, context);
  },
} satisfies Fields<CustomerSource>;

const QueryRoot = {
  async customer(_root: unknown, args: { customerAccessToken: string }, { platform }: RequestContext) {
    const row = await findCustomerByToken(platform.db, platform.now(), args.customerAccessToken);
    return row && toCustomer(row);
  },
};

export const customerResolvers = { Customer, QueryRoot };
