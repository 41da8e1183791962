import { useDesk } from '../page-context.ts';
import { Act } from '../ui/act.tsx';
import { Field, Tick } from '../ui/fields.tsx';
import type { OrderData } from './order.tsx';
import { PieceFields, ReturnedSerials } from './piece-fields.tsx';

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
