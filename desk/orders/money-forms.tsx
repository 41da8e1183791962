import { isManualMethod } from '#platform/payments/manual-methods.ts';
import { useDesk } from '../page-context.ts';
import { Act } from '../ui/act.tsx';
import { Field, Tick } from '../ui/fields.tsx';
import type { OrderData } from './load-order.ts';
import { PieceFields } from './piece-fields.tsx';

/** What an owner may do with the money of an order in its present state. */
export function MoneyForms({ data }: { data: OrderData }) {
  const { words, money } = useDesk();
  const { order } = data;
  const captured = order.payment?.capturedCents ?? 0;
  const refunded = order.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const isManual = isManualMethod(order.paymentMethod);
  const isAwaited = isManual && order.payment?.status === 'pending';
  const isVoid = order.financialStatus === 'VOIDED';
  const isAuthorized = order.payment?.status === 'authorized';
  return (
    <section className="paper">
      <h2>{words.orders.money.title}</h2>
      <p className="num">{words.orders.money.sum(money(captured), money(order.totalCents), money(refunded))}</p>
      {(isAwaited || (isManual && isVoid)) && <PaidForm data={data} isVoid={isVoid} />}
      {isAuthorized && <CaptureForm data={data} />}
      {(captured > refunded || isAuthorized) && <RefundForm data={data} isAuthorized={isAuthorized} />}
      {!isVoid && captured <= refunded && !isAuthorized && <CancelForm data={data} />}
    </section>
  );
}

interface FormProps {
  data: OrderData;
}

function PaidForm({ data: { shown }, isVoid }: FormProps & { isVoid: boolean }) {
  const { paid } = useDesk().words.orders.money;
  return (
    <Act name="mark_paid" shown={shown} ask={paid}>
      <div className="form--row">
        <AmountField hint={paid.amountHint} />
        <Field name="reference" label={paid.reference} isOptional />
      </div>
      {isVoid && <Tick name="reopen" label={paid.reopen} isOn />}
    </Act>
  );
}

function AmountField({ hint }: { hint: string }) {
  const { words } = useDesk();
  return <Field name="amount" label={words.orders.money.amount} hint={hint} isOptional inputMode="decimal" />;
}

function CaptureForm({ data: { shown } }: FormProps) {
  const { capture } = useDesk().words.orders.money;
  return (
    <Act name="capture" shown={shown} ask={capture}>
      <AmountField hint={capture.amountHint} />
    </Act>
  );
}

function RefundForm({ data: { order, shown }, isAuthorized }: FormProps & { isAuthorized: boolean }) {
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
        </>
      )}
      <Tick name="restock" label={refund.restock} isOn />
    </Act>
  );
}

function CancelForm({ data: { order, shown } }: FormProps) {
  const { words } = useDesk();
  const { cancel } = words.orders.money;
  return (
    <Act name="cancel" shown={shown} ask={cancel}>
      <p>{cancel.text}</p>
      <Tick name="unpaid" label={cancel.unpaid} />
      {order.parcels.length > 0 && <Tick name="came_back" label={cancel.cameBack} />}
      <Tick name="restock" label={words.orders.money.refund.restock} isOn />
    </Act>
  );
}
