/** The account of the small shop that outlines show: one customer with two addresses, an order on its way and one that came back. */
import { outlinedShop } from './outlined-shop.ts';

const money = (amount: string) => ({ amount, currencyCode: 'EUR' });
const address = (id: number, address1: string, company: string | null) => ({
  ...{ id: `gid://shopify/MailingAddress/${id}`, address1, address2: null, city: 'Thessaloniki', province: null },
  ...{ zip: '54624', country: 'Greece', company, firstName: 'Maria', lastName: 'Pappa', phone: '+306940000000' },
});
const [home, work] = [address(1, 'Egnatia 12', null), address(2, 'Tsimiski 3', 'Books')];

const CUSTOMER = {
  ...{ id: 'gid://shopify/Customer/1', email: 'maria@example.gr', firstName: 'Maria', lastName: 'Pappa' },
  ...{ phone: '+306940000000', acceptsMarketing: true, numberOfOrders: '2' },
  defaultAddress: home,
  addresses: { nodes: [home, work] },
};

const order = (number: number, more: object) => ({
  ...{ id: `gid://shopify/Order/${number}`, name: `#${number}`, orderNumber: number },
  ...{ processedAt: '2026-11-12T08:00:00Z', statusUrl: `https://shop.example.gr/orders/${number}` },
  ...{ subtotalPrice: money('458.0'), totalShippingPrice: money('0.0'), totalPrice: money('458.0') },
  lineItems: {
    nodes: [
      {
        ...{ title: 'Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)', quantity: 2 },
        ...{ originalTotalPrice: money('458.0'), discountedTotalPrice: money('458.0'), currentQuantity: 1 },
        variant: { selectedOptions: [{ name: 'Memory', value: '16 GB' }], image: null },
      },
    ],
  },
  ...more,
});

const RETURNS = [
  {
    ...{ name: '#1001-R1', status: 'OPEN', requestedAt: '2026-11-15T08:00:00Z', sentAt: null, receivedAt: null },
    ...{ refundedAt: null, refunded: null, returnLineItems: [{ title: 'Lenovo ThinkPad T480', quantity: 1 }] },
  },
];
const ORDERS = [
  order(1002, {
    ...{ financialStatus: 'PENDING', fulfillmentStatus: 'UNFULFILLED', totalRefunded: money('0.0'), returns: null },
    delivery: { value: JSON.stringify({ method: 'courier', from: '2026-11-24', to: '2026-11-25' }) },
    successfulFulfillments: [],
  }),
  order(1001, {
    ...{ financialStatus: 'PARTIALLY_REFUNDED', fulfillmentStatus: 'FULFILLED', totalRefunded: money('229.0') },
    ...{ delivery: null, returns: { value: JSON.stringify(RETURNS) } },
    successfulFulfillments: [
      { trackingCompany: 'ACS', trackingInfo: [{ number: '7401', url: 'https://acs.example/7401' }] },
    ],
  }),
];

const LINE = {
  ...{ title: 'Dell WD19 Dock (USB-C, 130W)', quantity: 1, currentQuantity: 1 },
  ...{ originalTotalPrice: money('89.0'), discountedTotalPrice: money('80.1') },
  variant: { selectedOptions: [], image: { url: 'https://cdn.example/1.jpg', altText: 'A dock' } },
};
const OLDER = [
  order(1003, {
    ...{ financialStatus: 'REFUNDED', fulfillmentStatus: 'UNFULFILLED', totalRefunded: money('458.0') },
    ...{ returns: null, delivery: null, successfulFulfillments: [], statusUrl: null },
  }),
  // Of other years, when each right is over.
  order(7, {
    ...{ processedAt: '2024-02-29T21:30:00Z', subtotalPrice: null, totalShippingPrice: money('4.9') },
    ...{ financialStatus: 'PAID', fulfillmentStatus: 'FULFILLED', totalRefunded: null, returns: null },
    delivery: { value: JSON.stringify({ method: 'pickup' }) },
    lineItems: { nodes: [LINE, LINE, { ...LINE, variant: null }] },
    successfulFulfillments: [
      { trackingCompany: 'ELTA', trackingInfo: [{ number: '9902', url: null }] },
      { trackingCompany: 'A neighbour', trackingInfo: [{ number: '3', url: 'javascript:alert(1)' }] },
    ],
  }),
  order(8, {
    ...{ financialStatus: 'AUTHORIZED', fulfillmentStatus: 'PARTIALLY_FULFILLED', totalRefunded: money('0.0') },
    ...{ returns: { value: 'not JSON' }, delivery: null },
    successfulFulfillments: [{ trackingCompany: 'ACS', trackingInfo: [] }],
  }),
];

const TOKEN = { accessToken: 'token', expiresAt: '2999-01-01T00:00:00.000Z' };
const OLDER_ANSWER = { customer: { orders: { nodes: OLDER, pageInfo: { hasNextPage: false, endCursor: null } } } };
const ANSWERS: Readonly<Record<string, object>> = {
  AccountCustomer: { customer: CUSTOMER },
  CustomerOrders: { customer: { orders: { nodes: ORDERS, pageInfo: { hasNextPage: true, endCursor: 'older' } } } },
  TokenCreate: { customerAccessTokenCreate: { customerAccessToken: TOKEN, customerUserErrors: [] } },
  CustomerUpdate: { customerUpdate: { customer: CUSTOMER, customerAccessToken: null, customerUserErrors: [] } },
  AddressCreate: { customerAddressCreate: { customerAddress: { id: home.id }, customerUserErrors: [] } },
  AddressUpdate: { customerAddressUpdate: { customerAddress: { id: home.id }, customerUserErrors: [] } },
  AddressDelete: { customerAddressDelete: { deletedCustomerAddressId: work.id, customerUserErrors: [] } },
  DefaultAddress: { customerDefaultAddressUpdate: { customer: CUSTOMER, customerUserErrors: [] } },
  CustomerRecover: { customerRecover: { customerUserErrors: [] } },
  CustomerCreate: { customerCreate: { customer: { id: CUSTOMER.id }, customerUserErrors: [] } },
  TokenDelete: { customerAccessTokenDelete: { deletedAccessToken: 'token' } },
};

/** Answers what an account asks for, and the shop. */
export async function outlinedCustomer(request: Request): Promise<Response> {
  const { name, variables } = await askedOf(request);
  if (variables.after === 'older') return Response.json({ data: OLDER_ANSWER });
  const data = ANSWERS[name];
  return data ? Response.json({ data }) : outlinedShop(request);
}

/** Refuses every change for a reason of the customer's own. */
export async function refusingCustomer(request: Request): Promise<Response> {
  const { name, isChange } = await askedOf(request);
  const data = ANSWERS[name];
  if (!isChange || !data) return outlinedCustomer(request);
  const customerUserErrors = [{ code: 'TAKEN', field: ['customer', 'email'], message: 'Email has already been taken' }];
  return Response.json({
    data: Object.fromEntries(Object.keys(data).map((key) => [key, { customerUserErrors }])),
  });
}

/** No longer knows the session. */
export async function strangeCustomer(request: Request): Promise<Response> {
  const { name } = await askedOf(request);
  if (name === 'AccountCustomer' || name === 'CustomerOrders') return Response.json({ data: { customer: null } });
  return outlinedCustomer(request);
}

/** Cannot be asked for, while the shop answers. */
export async function unansweredCustomer(request: Request): Promise<Response> {
  const { name } = await askedOf(request);
  return name === 'AccountCustomer' ? new Response('', { status: 503 }) : outlinedCustomer(request);
}

async function askedOf(request: Request) {
  const { query, variables } = (await request.clone().json()) as { query: string; variables: { after?: string } };
  const [, kind, name = ''] = /(query|mutation) (\w+)/.exec(query) ?? [];
  return { name, variables, isChange: kind === 'mutation' };
}
