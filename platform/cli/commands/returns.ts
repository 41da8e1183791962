import { athensDay } from '#domain/delivery/athens-time.ts';
import { listReturns, type ReturnSteps } from '../../orders/return/read-returns.ts';
import { receiveReturn } from '../../orders/return/receive-return.ts';
import { declineReturn, noteReturnSent, openReturn, type ReturnReason } from '../../orders/return/returns.ts';
import { CommandFailure, positional, type ShopCommand, UsageError } from '../command.ts';
import { readOptional, readOrderNumber, readPieces, readWhole } from '../read-values.ts';
import { unknownOrder } from '../show-order.ts';
import { textTable } from '../text-table.ts';

const REASONS: readonly ReturnReason[] = ['withdrawal', 'fault', 'other'];

const RETURN = { name: 'RETURN', help: "The return's number, as `returns list` shows it" };

const OPEN_REFUSALS = {
  not_sent: 'has not been sent, so nothing can come back; `orders refund` gives its money back',
  not_so_many: 'has not so many pieces of that, or they are coming back already; `orders show` tells its lines',
};

const returnsOpen: ShopCommand = {
  path: ['returns', 'open'],
  summary: 'Note that goods of an order will come back',
  sendsMail: true,
  positionals: [{ name: 'ORDER', help: "The order's number, such as 1001" }],
  options: {
    reason: { value: 'WHY', help: `${REASONS.join(', ')}; withdrawal unless told` },
    pieces: {
      value: 'LIST',
      help: 'What comes back: SKU or SKU=2, with commas; what a withdrawal named, or all of it, without',
    },
  },
  notes: ['The buyer gets a mail with the address and what to write on the parcel.'],
  examples: ['returns open 1001', 'returns open 1001 --pieces T480-W11P --reason fault'],
  async run(input, { context, output }) {
    const number = readOrderNumber(positional(input, 0));
    const outcome = await openReturn(context, number, {
      reason: readOptional(input, 'reason', readReason) ?? 'withdrawal',
      pieces: readOptional(input, 'pieces', readPieces),
    });
    if (outcome.status === 'unknown_order') throw unknownOrder(number);
    if (outcome.status !== 'opened') throw new CommandFailure(`Order #${number} ${OPEN_REFUSALS[outcome.status]}.`);
    output.write(
      `Return ${outcome.id} of order #${number} is awaited; \`returns receive ${outcome.id}\` when it is here.\n`,
    );
  },
};

function readReason(text: string): ReturnReason {
  const reason = REASONS.find((candidate) => candidate === text);
  if (reason) return reason;
  throw new UsageError(`--reason is "${text}"; write ${REASONS.join(', ')}.`);
}

const RECEIVE_REFUSALS = {
  wrong_serial: 'is not noted so: a serial number did not leave with its order, came back before, or is one too many',
  unknown_return: 'is not there; `returns list` shows those that are',
  not_opened: 'waits to be opened; `returns open` with its order’s number does that',
  already_closed: 'was settled before',
  too_much:
    'is here, but less money is left than its pieces cost; `orders refund` with --amount gives back what is right',
  not_captured:
    'is here, but its order was never paid; `orders paid` notes money, `orders cancel ORDER --came-back` ends the order',
  other_gateway: 'is here, but its order was paid through another payment provider; give the money back there',
  refused: 'is here, but the payment provider refused to give the money back; no money moved',
  unknown: 'is here, but the payment provider did not answer; run the command again, the money goes back once',
};

const DONE = {
  received: '',
  waived: '; its money is not awaited any more',
  refunded: ', and its money went back',
  already_refunded: ', and its money went back',
};

const returnsReceive: ShopCommand = {
  path: ['returns', 'receive'],
  summary: 'Note that a return is here, and give its money back',
  sendsMail: true,
  positionals: [RETURN],
  options: {
    'no-restock': { help: 'The goods cannot be sold again: leave the stock as it is' },
    'no-refund': { help: 'Only note that it is here' },
    serial: { value: 'LIST', help: 'The serial numbers of the machines in it, with commas' },
  },
  notes: [
    'The serial numbers matter where a part of several equal machines came back: the books take the price of those that are named.',
    'They can also be named later, of a settled return.',
    'With all goods of an order back, its delivery is paid back too, as the law wants it for a withdrawal.',
  ],
  examples: ['returns receive 1', 'returns receive 1 --no-restock'],
  async run(input, { context, gateways, output }) {
    const id = readReturn(positional(input, 0));
    const outcome = await receiveReturn(context, gateways, id, {
      restock: !input.options.has('no-restock'),
      refund: !input.options.has('no-refund'),
      serials: input.options.get('serial')?.split(','),
    });
    if (outcome !== 'received' && outcome !== 'refunded' && outcome !== 'waived' && outcome !== 'already_refunded')
      throw new CommandFailure(`Return ${id} ${RECEIVE_REFUSALS[outcome]}.`);
    output.write(`Return ${id} is here${DONE[outcome]}.\n`);
  },
};

function readReturn(text: string): number {
  return readWhole(text, 'RETURN', { from: 1, to: 999_999_999 });
}

const returnsSent: ShopCommand = {
  path: ['returns', 'sent'],
  summary: 'Note that the buyer has sent a return',
  sendsMail: true,
  positionals: [RETURN],
  options: {
    carrier: { value: 'NAME', help: 'Who brings it' },
    number: { value: 'NUMBER', help: 'Its tracking number' },
  },
  notes: ['Buyers can say so themselves on the page of their order.'],
  examples: ['returns sent 1 --carrier ACS --number 1234567890'],
  async run(input, { context, output }) {
    const id = readReturn(positional(input, 0));
    const outcome = await noteReturnSent(context, id, {
      carrier: input.options.get('carrier') ?? '',
      trackingNumber: input.options.get('number') ?? '',
    });
    if (outcome === 'unknown_return') throw new CommandFailure(`Return ${id} ${RECEIVE_REFUSALS.unknown_return}.`);
    if (outcome === 'not_awaited')
      throw new CommandFailure(`Return ${id} is not awaited; \`returns list\` tells how far it is.`);
    output.write(`Return ${id} is on its way.\n`);
  },
};

const returnsDecline: ShopCommand = {
  path: ['returns', 'decline'],
  summary: 'Refuse a return that is not here yet, and tell the buyer why',
  sendsMail: true,
  positionals: [RETURN],
  options: { why: { value: 'TEXT', help: 'A sentence for the buyer, in the language of the order' } },
  notes: ['Within its time nobody may refuse a consumer’s withdrawal.'],
  examples: ["returns decline 1 --why 'Η προθεσμία των 14 ημερών πέρασε.'"],
  async run(input, { context, output }) {
    const id = readReturn(positional(input, 0));
    const outcome = await declineReturn(context, id, (input.options.get('why') ?? '').trim());
    if (outcome !== 'declined') throw new CommandFailure(`Return ${id} ${RECEIVE_REFUSALS[outcome]}.`);
    output.write(`Return ${id} is refused, and the buyer is told.\n`);
  },
};

const returnsList: ShopCommand = {
  path: ['returns', 'list'],
  summary: 'List the newest returns',
  examples: ['returns list'],
  async run(_input, { context, output }) {
    const returns = await listReturns(context, 100);
    const rows = returns.map((one) => [
      String(one.id),
      `#${one.order}`,
      one.status,
      one.reason,
      dayOf(one),
      piecesOf(one),
    ]);
    output.write(
      rows.length > 0
        ? textTable([['Return', 'Order', 'Status', 'Reason', 'Since', 'Pieces'], ...rows], [])
        : 'There are no returns yet.\n',
    );
  },
};

/** The day of the last step. */
function dayOf({ requestedAt, sentAt, receivedAt, refundedAt }: ReturnSteps): string {
  return athensDay(new Date(refundedAt ?? receivedAt ?? sentAt ?? requestedAt));
}

/** The text of a withdrawal that names no article clearly: one line, without control characters. */
function piecesOf({ lines, items }: ReturnSteps): string {
  if (lines.length > 0) return lines.map(({ sku, quantity }) => `${sku}=${quantity}`).join(', ');
  return items === '' ? '' : `“${items.replace(/[\p{C}\s]+/gu, ' ').slice(0, 200)}”`;
}

export const returns = [returnsOpen, returnsSent, returnsReceive, returnsDecline, returnsList];
