import { captureOrder } from '#platform/orders/capture/capture-payments.ts';
import { notePayment } from '#platform/orders/capture/note-payment.ts';
import { addOrderNote } from '#platform/orders/note/order-notes.ts';
import { readOwnerOrder } from '#platform/orders/read/list-orders.ts';
import type { Pieces } from '#platform/orders/read/order-selection.ts';
import { readOrderValues } from '#platform/orders/read/order-values.ts';
import { cancelOrder } from '#platform/orders/refund/cancel-order.ts';
import { refundOrder } from '#platform/orders/refund/refund-order.ts';
import { receiveReturn, refundArrived } from '#platform/orders/return/receive-return.ts';
import { declineReturn, openReturn } from '#platform/orders/return/returns.ts';
import { fulfilOrder } from '#platform/orders/ship/fulfil-order.ts';
import { mendParcel } from '#platform/orders/ship/mend-parcel.ts';
import { RESENT_MAILS, resendOrderMail } from '#platform/orders/ship/resend-mail.ts';
import type { StaffRole } from '#platform/staff/staff.ts';
import type { Actions, Call, DeskAction, Refusal } from '../actions.ts';
import { isTicked, toKey, typedCents, typedCount, typedLine, typedText } from '../typed-values.ts';
import { readEdit } from './edit-form.tsx';
import { pieceNames, readGoods } from './piece-fields.tsx';

type Run = (number: number) => Promise<string>;

/** An action on the order that the address names. */
function onOrder(role: StaffRole, done: readonly string[], begin: (call: Call) => Run | Refusal): DeskAction {
  return {
    role,
    prepare(call) {
      const number = toKey(call.params.number);
      const run = begin(call);
      if ('problem' in run) return run;
      const read = () => readOrderValues(call.visit.context.db, number);
      return { subject: `order ${number}`, read, run: () => run(number), done };
    },
  };
}

type BeginWithAmount = (call: Call, amountCents: number | undefined) => Run | Refusal;

/** One whose form has a field for an amount, which may stay empty. */
function onMoney(done: readonly string[], begin: BeginWithAmount): DeskAction {
  return onOrder('owner', done, (call) => {
    const amountCents = typedCents(call.form, 'amount');
    return amountCents === null ? { problem: 'no_amount' } : begin(call, amountCents);
  });
}

/** What was typed beside the lines, an empty field as none; undefined when nothing was. */
function typedPieces(form: FormData): Pieces[] | undefined {
  const pieces = pieceNames(form)
    .filter(({ name }) => typedLine(form, name) !== '')
    .map(({ name, sku }) => ({ sku, quantity: typedCount(form, name) ?? -1 }))
    .filter(({ quantity }) => quantity !== 0);
  return pieces.length > 0 ? pieces : undefined;
}

const typedSerials = (form: FormData) =>
  typedText(form, 'serials')
    .split(/[\s,;]+/)
    .filter(Boolean);

const pack = onOrder('packer', ['fulfilled'], ({ form, visit }) => {
  const pieces = typedPieces(form);
  if (!pieces) return { problem: 'no_pieces' };
  const carrier = typedLine(form, 'carrier');
  const trackingNumber = typedLine(form, 'number');
  const isCollected = isTicked(form, 'collected');
  if (!isCollected && (carrier === '' || trackingNumber === '')) return { problem: 'no_parcel' };
  const parcel = isCollected ? null : { carrier, trackingNumber };
  return (number) => fulfilOrder(visit.context, number, parcel, pieces, typedSerials(form));
});

const parcel = onOrder('packer', ['parcel_mended', 'unchanged'], ({ form, visit: { context, session } }) => {
  const [was, carrier, trackingNumber] = ['was', 'carrier', 'number'].map((name) => typedLine(form, name));
  if (!carrier || !trackingNumber) return { problem: 'no_parcel' };
  const mend = { was, parcel: { carrier, trackingNumber }, staff: session?.member.email ?? '' };
  return (number) => mendParcel(context, number, mend);
});

const markPaid = onMoney(['paid', 'partly_paid'], ({ form, visit }, amountCents) => {
  const reference = typedLine(form, 'reference');
  const isReopened = isTicked(form, 'reopen');
  return async (number) => (await notePayment(visit.context, number, { amountCents, reference, isReopened })).status;
});

const capture = onMoney(['captured'], ({ visit }, amountCents) => {
  return (number) => captureOrder(visit.context, visit.gateways, number, amountCents);
});

const cancel = onOrder('owner', ['cancelled'], ({ form, visit }) => {
  const [restock, isBack] = [isTicked(form, 'restock'), isTicked(form, 'came_back')];
  const reason = isTicked(form, 'unpaid') ? 'unpaid' : 'other';
  return (number) => cancelOrder(visit.context, number, { restock, isBack, reason });
});

const refund = onMoney(['refunded', 'waived'], ({ form, visit }, amountCents) => {
  const pieces = typedPieces(form);
  const isAll = isTicked(form, 'all');
  if (!isAll && amountCents === undefined && !pieces) return { problem: 'no_part' };
  const restock = isTicked(form, 'restock') && (amountCents === undefined || pieces !== undefined);
  const options = { restock, serials: typedSerials(form), ...(!isAll && { amountCents, pieces }) };
  const give = isTicked(form, 'came_back') ? refundArrived : refundOrder;
  return (number) => give(visit.context, visit.gateways, number, options);
});

const note = onOrder('packer', ['noted'], ({ form, visit: { context, session } }) => {
  const words = { staff: session?.member.email ?? '', text: typedText(form, 'text') };
  return (number) => addOrderNote(context, number, words);
});

const edit = onOrder('owner', ['edited', 'unchanged'], readEdit);

const resend = onOrder('packer', ['mail_sent'], ({ form, visit }) => {
  const mail = RESENT_MAILS.find((name) => name === form.get('mail'));
  return mail ? (number) => resendOrderMail(visit.context, number, mail) : { problem: 'no_such_mail' };
});

const returnOpen = onOrder('owner', ['opened'], ({ form, visit }) => {
  const pieces = typedPieces(form);
  return async (number) => (await openReturn(visit.context, number, { reason: 'withdrawal', pieces })).status;
});

/** An action on a return of the order that the address names. */
function onReturn(
  role: StaffRole,
  done: readonly string[],
  run: (id: number, call: Call) => Promise<string>,
): DeskAction {
  return onOrder(role, done, (call) => async (number) => {
    const id = toKey(call.form.get('return'));
    const order = await readOwnerOrder(call.visit.context.db, number);
    return order?.returns.some((one) => one.id === id) ? run(id, call) : 'unknown_return';
  });
}

/** A packer notes that goods are here; their money is the owner's. */
const receive =
  (refund: boolean) =>
  (id: number, { visit, form }: Call) =>
    receiveReturn(visit.context, visit.gateways, id, {
      ...{ refund, restock: isTicked(form, 'restock'), serials: typedSerials(form) },
    });

export const orderActions: Actions = {
  pack,
  parcel,
  mark_paid: markPaid,
  capture,
  cancel,
  refund,
  note,
  order_edit: edit,
  order_goods: onOrder('owner', ['goods_edited', 'goods_lost_code', 'unchanged'], readGoods),
  resend,
  return_open: returnOpen,
  return_arrive: onReturn('packer', ['received'], receive(false)),
  return_refund: onReturn('owner', ['refunded', 'waived', 'already_refunded'], receive(true)),
  return_decline: onReturn('owner', ['declined'], (id, { visit, form }) =>
    declineReturn(visit.context, id, typedLine(form, 'why')),
  ),
};
