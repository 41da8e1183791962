import { isManualMethod } from '#platform/payments/manual-methods.ts';
import { useDesk } from '../page-context.ts';
import { Act } from '../ui/act.tsx';
import { Field, Tick } from '../ui/fields.tsx';
import type { OrderData } from './order.tsx';
import { PieceFields, ReturnedSerials } from './piece-fields.tsx';

/** What an owner may do with the money of an order in its present state. */
export function MoneyForms({ data }: { data: OrderData }) {
  const { words, money } = useDesk();
  const { order, shown } = data;
  const texts = words.orders.money;
  const captured = order.payment?.capturedCents ?? 0;
  const asked = order.payment?.amountCents ?? order.totalCents;
  // What was taken off before it was paid is in the books as a refund too.
  const refunded = order.refunds.reduce((sum, { amountCents }) => sum + amountCents, asked - order.totalCents);
  const isManual = isManualMethod(order.paymentMethod);
  const isAwaited = isManual && order.payment?.status === 'pending';
  const isVoid = order.financialStatus === 'VOIDED';
  const isAuthorized = order.payment?.status === 'authorized';
  return (
    <section className="paper">
      <h2>{texts.title}</h2>
      <p className="num">{texts.sum(money(captured), money(asked), money(refunded))}</p>
      {(isAwaited || (isManual && isVoid)) && (
        <Act name="mark_paid" shown={shown} ask={texts.paid}>
          <div className="form--row">
            <AmountField hint={texts.paid.amountHint} />
            <Field name="reference" label={texts.paid.reference} isOptional />
          </div>
          {isVoid && <Tick name="reopen" label={texts.paid.reopen} isOn />}
        </Act>
      )}
      {isAuthorized && (
        <Act name="capture" shown={shown} ask={texts.capture}>
          <AmountField hint={texts.capture.amountHint} />
        </Act>
      )}
      {(captured > refunded || isAuthorized || (isAwaited && order.parcels.length > 0)) && (
        <RefundForm data={data} isAuthorized={isAuthorized} />
      )}
      {!isVoid && captured <= refunded && !isAuthorized && (
        <Act name="cancel" shown={shown} ask={texts.cancel}>
          <Tick name="unpaid" label={texts.cancel.unpaid} />
          {order.parcels.length > 0 && <Tick name="came_back" label={texts.cancel.cameBack} />}
          <Tick name="restock" label={texts.refund.restock} isOn />
        </Act>
      )}
    </section>
  );
}

function AmountField({ hint }: { hint: string }) {
  const { words } = useDesk();
  return <Field name="amount" label={words.orders.money.amount} hint={hint} isOptional inputMode="decimal" />;
}

function RefundForm({ data: { order, shown }, isAuthorized }: { data: OrderData; isAuthorized: boolean }) {
  const { refund } = useDesk().words.orders.money;
  return (
    <Act name="refund" shown={shown} ask={refund}>
      <Tick name="all" label={isAuthorized ? refund.release : refund.all} isOn={isAuthorized} />
      {!isAuthorized && (
        <>
          <p>{refund.parts}</p>
          <PieceFields order={order} of="unrefunded" />
          <AmountField hint={refund.amountHint} />
          <Tick name="came_back" label={refund.cameBack} />
          <ReturnedSerials order={order} />
        </>
      )}
      <Tick name="restock" label={refund.restock} isOn />
    </Act>
  );
}

type Return = OrderData['order']['returns'][number];

const IS_OPEN: readonly Return['status'][] = ['open', 'sent', 'received'];

/** Goods that come back, and the withdrawals that announced them. */
export function Returns({ data }: { data: OrderData }) {
  const { words, isOwner } = useDesk();
  const { order } = data;
  const canOpen = isOwner && order.account.some(({ sent, returned, awaited }) => sent - returned - awaited > 0);
  const isAsked = order.returns.some(({ status }) => status === 'requested');
  if (order.returns.length === 0 && !canOpen) return null;
  return (
    <section className="paper">
      <h2>{words.orders.returns.title}</h2>
      {order.returns.map((one) => (
        <OneReturn key={one.id} one={one} data={data} />
      ))}
      {(canOpen || (isOwner && isAsked)) && <OpenForm data={data} isAsked={isAsked} />}
    </section>
  );
}

function OneReturn({ one, data: { order, shown } }: { one: Return; data: OrderData }) {
  const { words, instant, money, isOwner } = useDesk();
  const { returns } = words.orders;
  const pieces = one.lines.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', ');
  const parcel = [one.carrier, one.trackingNumber].filter(Boolean).join(' ');
  return (
    <article className="return">
      <h3>
        {returns.number(one.id)}: {returns.status[one.status]}
      </h3>
      <p className="muted">
        {[returns.reason[one.reason], instant(one.requestedAt), pieces, parcel].filter(Boolean).join(' · ')}
        {one.refundedCents > 0 && ` · ${money(one.refundedCents)}`}
      </p>
      {one.items !== '' && <blockquote>{one.items}</blockquote>}
      {IS_OPEN.includes(one.status) && (
        <Act
          name={isOwner ? 'return_refund' : 'return_arrive'}
          hidden={{ return: one.id }}
          shown={shown}
          ask={isOwner ? returns.refund : returns.arrive}
        >
          <ReturnedSerials order={order} />
          <Tick name="restock" label={words.orders.money.refund.restock} isOn />
        </Act>
      )}
      {isOwner && (one.status === 'requested' || one.status === 'open') && (
        <Act name="return_decline" hidden={{ return: one.id }} shown={shown} ask={returns.decline}>
          <Field name="why" label={returns.decline.why} hint={returns.decline.hint} isOptional />
        </Act>
      )}
    </article>
  );
}

function OpenForm({ data: { order, shown }, isAsked }: { data: OrderData; isAsked: boolean }) {
  const { open } = useDesk().words.orders.returns;
  return (
    <Act name="return_open" shown={shown} ask={isAsked ? { ...open, title: open.accept, text: open.acceptText } : open}>
      <PieceFields order={order} of="sent" />
    </Act>
  );
}
