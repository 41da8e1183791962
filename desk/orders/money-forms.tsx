import { InputField } from '#app/ui/form-field.tsx';
import { isManualMethod } from '#platform/payments/manual-methods.ts';
import { useDesk, useTyped } from '../page-context.ts';
import { Act, Ask, Submit } from '../ui/act.tsx';
import { Tick } from '../ui/facts.tsx';
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
  const { words, refused } = useDesk();
  const typed = useTyped('mark_paid');
  const { paid } = words.orders.money;
  return (
    <Ask label={paid.title} isOpen={refused?.action === 'mark_paid'}>
      <Act name="mark_paid" shown={shown}>
        <div className="form--row">
          <AmountField id="paid-amount" hint={paid.amountHint} typed={typed.amount} />
          <InputField
            id="reference"
            name="reference"
            label={paid.reference}
            optional={words.frame.optional}
            defaultValue={typed.reference}
          />
        </div>
        {isVoid && <Tick name="reopen" label={paid.reopen} isOn />}
        <Submit look="line">{paid.submit}</Submit>
      </Act>
    </Ask>
  );
}

function AmountField({ id, hint, typed }: { id: string; hint: string; typed: string | undefined }) {
  const { words } = useDesk();
  return (
    <InputField
      id={id}
      name="amount"
      label={words.orders.money.amount}
      hint={hint}
      optional={words.frame.optional}
      inputMode="decimal"
      defaultValue={typed}
    />
  );
}

function CaptureForm({ data: { shown } }: FormProps) {
  const { words, refused } = useDesk();
  const typed = useTyped('capture');
  const { capture } = words.orders.money;
  return (
    <Ask label={capture.title} isOpen={refused?.action === 'capture'}>
      <Act name="capture" shown={shown}>
        <AmountField id="capture-amount" hint={capture.amountHint} typed={typed.amount} />
        <Submit look="line">{capture.submit}</Submit>
      </Act>
    </Ask>
  );
}

function RefundForm({ data: { order, shown }, isAuthorized }: FormProps & { isAuthorized: boolean }) {
  const { words, refused } = useDesk();
  const typed = useTyped('refund');
  const { refund } = words.orders.money;
  return (
    <Ask label={refund.title} isOpen={refused?.action === 'refund'}>
      <Act name="refund" shown={shown}>
        <Tick name="all" label={isAuthorized ? refund.release : refund.all} isOn={isAuthorized || 'all' in typed} />
        {!isAuthorized && (
          <>
            <p>{refund.parts}</p>
            <PieceFields order={order} of="unrefunded" typed={typed} />
            <AmountField id="refund-amount" hint={refund.amountHint} typed={typed.amount} />
            <Tick name="came_back" label={refund.cameBack} isOn={'came_back' in typed} />
          </>
        )}
        <Tick name="restock" label={refund.restock} isOn />
        <Submit look="line">{refund.submit}</Submit>
      </Act>
    </Ask>
  );
}

function CancelForm({ data: { order, shown } }: FormProps) {
  const { words, refused } = useDesk();
  const { cancel } = words.orders.money;
  const isSent = order.parcels.length > 0;
  return (
    <Ask label={cancel.title} isOpen={refused?.action === 'cancel'}>
      <Act name="cancel" shown={shown}>
        <p>{cancel.text}</p>
        <Tick name="unpaid" label={cancel.unpaid} />
        {isSent && <Tick name="came_back" label={cancel.cameBack} />}
        <Tick name="restock" label={words.orders.money.refund.restock} isOn />
        <Submit look="line">{cancel.submit}</Submit>
      </Act>
    </Ask>
  );
}
