/**
 * Viva Smart Checkout as its documentation and examples describe the wire (developer.viva.com, github.com/VivaPayments/API):
 * tokens, payment orders, transactions, refunds by DELETE, and webhooks without a signature. No money, no network.
 */
import { randomUUID } from 'node:crypto';
import {
  type ProviderSimulator,
  type SimulatorAnswer,
  type SimulatorCall,
  simulatorPage,
  startSimulatorServer,
} from './simulator-server.ts';

interface Transaction {
  id: string;
  parentId: string | null;
  status: 'F' | 'E' | 'R' | 'X';
  /** Since the epoch. */
  day: number;
  cents: number;
}

interface Order {
  code: string;
  cents: number;
  state: 0 | 1 | 2 | 3;
  expires: number;
  transactions: Transaction[];
}

interface Options {
  clientId: string;
  clientSecret: string;
  merchantId: string;
  apiKey: string;
  now: () => Date;
  port?: number;
  /** Where the payment source sends buyers back to. */
  shopUrl?: string;
  deliver?: (request: Request) => void;
}

/** Beyond 2^53: whoever reads it as a number gets another. */
const FIRST_CODE = 9_007_199_254_740_993n;
const DAY_MS = 86_400_000;
const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

export async function startVivaSimulator(options: Options): Promise<ProviderSimulator> {
  const { shopUrl = 'https://shop.example.gr' } = options;
  const orders = new Map<string, Order>();
  const messages: Request[] = [];
  const token = randomUUID();
  let next = FIRST_CODE;
  let refusesRefund = false;

  function tell(type: number, { code }: Order, transaction: Transaction): void {
    const data = `"TransactionId":"${transaction.id}","StatusId":"${transaction.status}","Amount":${transaction.cents / 100}`;
    const body = `{"EventTypeId":${type},"MessageId":"${randomUUID()}","EventData":{"OrderCode":${code},${data}}}`;
    const headers = { 'content-type': 'application/json' };
    const request = new Request(`${shopUrl}/webhooks/viva`, { method: 'POST', headers, body });
    if (options.deliver) options.deliver(request);
    else messages.push(request);
  }

  function stateOf(order: Order): Order['state'] {
    if (order.state === 0 && order.expires <= options.now().getTime()) order.state = 1;
    return order.state;
  }

  function create(call: SimulatorCall): SimulatorAnswer {
    const body = JSON.parse(call.body) as Record<string, unknown>;
    const { amount, paymentTimeout } = body;
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 30 || typeof paymentTimeout !== 'number')
      return { status: 400, body: { message: 'wrong order' } };
    const order: Order = {
      code: String(next),
      cents: amount,
      state: 0,
      expires: options.now().getTime() + paymentTimeout * 1_000,
      transactions: [],
    };
    next += 1n;
    orders.set(order.code, order);
    return { status: 200, body: `{"orderCode":${order.code}}` };
  }

  const find = (id: string) => {
    for (const order of orders.values()) {
      const transaction = order.transactions.find((candidate) => candidate.id === id);
      if (transaction) return { order, transaction };
    }
    return null;
  };

  function atTransaction(id: string): SimulatorAnswer {
    const found = find(id);
    if (!found) return { status: 404, body: {} };
    const { order, transaction } = found;
    const amount = (transaction.cents / 100).toFixed(2);
    return {
      status: 200,
      body: `{"amount":${amount},"orderCode":${order.code},"statusId":"${transaction.status}","currencyCode":"978"}`,
    };
  }

  function list(code: string): SimulatorAnswer {
    const rows = (orders.get(code)?.transactions ?? []).map(({ id, parentId, status, cents }) => ({
      TransactionId: id,
      ParentId: parentId,
      StatusId: status,
      Amount: cents / 100,
    }));
    return { status: 200, body: { ErrorCode: 0, Success: true, Transactions: rows } };
  }

  const today = () => Math.floor(options.now().getTime() / DAY_MS);

  /** All of a payment on its own day is cancelled and has no reversal; a refusal is an answer of 200 with an error code. */
  function giveBack(id: string, cents: number): SimulatorAnswer {
    const found = find(id);
    const back = found?.order.transactions.filter(({ parentId }) => parentId === id) ?? [];
    const given = back.reduce((sum, transaction) => sum + transaction.cents, 0);
    if (refusesRefund || !found || found.transaction.status === 'X' || given + cents > found.transaction.cents) {
      refusesRefund = false;
      return { status: 200, body: { ErrorCode: 403, ErrorText: 'refused', Success: false } };
    }
    const { order, transaction } = found;
    const reversal: Transaction = { id: randomUUID(), parentId: id, status: 'F', day: today(), cents };
    const isVoid = transaction.day === today() && cents === transaction.cents;
    transaction.status = isVoid ? 'X' : 'R';
    if (!isVoid) order.transactions.push(reversal);
    tell(1797, order, reversal);
    return { status: 200, body: { ErrorCode: 0, Success: true, TransactionId: reversal.id } };
  }

  function atOrder(call: SimulatorCall, code: string): SimulatorAnswer {
    const order = orders.get(code);
    if (!order) return { status: 404, body: {} };
    if (call.method === 'DELETE') {
      if (stateOf(order) !== 0) return { status: 409, body: { ErrorCode: 409 } };
      order.state = 2;
    }
    return {
      status: 200,
      body: `{"OrderCode":${code},"StateId":${stateOf(order)},"RequestAmount":${order.cents / 100}}`,
    };
  }

  function api(call: SimulatorCall): SimulatorAnswer {
    const { authorization } = call.headers;
    const parts = call.path.split('/');
    const last = decodeURIComponent(parts.at(-1) ?? '');
    if (call.path === '/connect/token') {
      const isClient = authorization === basic(options.clientId, options.clientSecret);
      return isClient ? { status: 200, body: { access_token: token, expires_in: 3600 } } : { status: 400, body: {} };
    }
    if (call.path.startsWith('/checkout/v2/')) {
      if (authorization !== `Bearer ${token}`) return { status: 401, body: {} };
      return call.path === '/checkout/v2/orders' ? create(call) : atTransaction(last);
    }
    if (authorization !== basic(options.merchantId, options.apiKey)) return { status: 401, body: {} };
    if (call.path === '/api/messages/config/token')
      return { status: 200, body: { Key: 'B3248222FDCD885AEAFE51CCC1B5607F' } };
    if (call.path.startsWith('/api/orders/')) return atOrder(call, last);
    if (call.method === 'DELETE') return giveBack(last, Number(call.query.get('amount')));
    return list(call.query.get('ordercode') ?? '');
  }

  function add(code: string, status: 'F' | 'E', cents: number | undefined): void {
    const order = orders.get(code);
    if (!order || stateOf(order) !== 0) return;
    const transaction: Transaction = {
      id: randomUUID(),
      parentId: null,
      status,
      day: today(),
      cents: cents ?? order.cents,
    };
    order.transactions.push(transaction);
    if (status === 'F') order.state = 3;
    tell(status === 'F' ? 1796 : 1798, order, transaction);
  }

  const simulator = {
    pay: (code: string, cents?: number) => add(code, 'F', cents),
    decline: (code: string) => add(code, 'E', undefined),
    expire(code: string) {
      const order = orders.get(code);
      if (order && order.state === 0) order.state = 1;
    },
    refuseRefund() {
      refusesRefund = true;
    },
    books(code: string) {
      const order = orders.get(code);
      const paid = order?.transactions.find(({ parentId, status }) => parentId === null && status !== 'E');
      const back = order?.transactions.filter(({ parentId, status }) => parentId !== null || status === 'X') ?? [];
      return {
        state: order ? String(stateOf(order)) : 'unknown',
        capturedCents: paid?.cents ?? 0,
        refundedCents: back.reduce((sum, { cents }) => sum + cents, 0),
      };
    },
    sessions: () => [...orders.keys()],
    messages: () => messages.map((message) => message.clone()),
  };

  function atPage(call: SimulatorCall): SimulatorAnswer {
    const code = call.query.get('ref') ?? '';
    const order = orders.get(code);
    if (!order) return { status: 404, body: 'unknown order' };
    if (call.method !== 'POST') {
      const text = `${(order.cents / 100).toFixed(2)} EUR, state ${stateOf(order)}`;
      return { status: 200, body: simulatorPage('Viva simulator', text, ['pay', 'pay and stay', 'decline', 'leave']) };
    }
    const action = new URLSearchParams(call.body).get('action');
    if (action === 'pay' || action === 'pay and stay') simulator.pay(code);
    else simulator.decline(code);
    if (action === 'pay and stay') return { status: 303, location: `/web/checkout?ref=${code}` };
    const outcome = action === 'pay' ? 'success' : 'failure';
    const t = order.transactions.at(-1)?.id ?? '';
    return { status: 303, location: `${shopUrl}/payments/viva/${outcome}?t=${t}&s=${code}&lang=el-GR&eventId=0&eci=1` };
  }

  const server = await startSimulatorServer(
    (call) => (call.path === '/web/checkout' ? atPage(call) : api(call)),
    nameOf,
    options.port,
  );
  return Object.assign(server, simulator);
}

function nameOf({ method, path }: SimulatorCall): string {
  if (path === '/checkout/v2/orders') return 'start';
  if (path.startsWith('/api/orders/') && method === 'DELETE') return 'cancel';
  if (method === 'DELETE') return 'refund';
  if (path === '/connect/token') return 'token';
  if (path === '/web/checkout') return 'page';
  return 'fetch';
}
