import { listOrderMails } from '#platform/mail/order-mails.ts';
import { readOrderNotes } from '#platform/orders/note/order-notes.ts';
import { listOrders, readOwnerOrder } from '#platform/orders/read/list-orders.ts';
import { toOrderValues } from '#platform/orders/read/order-values.ts';
import { readAuditLog } from '#platform/staff/audit-log.ts';
import type { Look, Shows } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { toKey } from '../typed-values.ts';
import { GoTo } from '../ui/act.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useTexts } from '../ui/value-text.ts';
import { EditForm } from './edit-form.tsx';
import { MoneyForms, Returns } from './money-forms.tsx';
import { Buyer, Goods } from './order-facts.tsx';
import { History, Mails, Notes } from './order-history.tsx';
import { PackForm, SentParcels } from './pack-form.tsx';
import { GoodsForm } from './piece-fields.tsx';

const MOST_ENTRIES = 100;

/** @throws Response 404 for a number that no order has */
export async function loadOrder({ visit, params }: Look) {
  const { db } = visit.context;
  const order = await readOwnerOrder(db, toKey(params.number));
  if (!order) throw new Response(null, { status: 404 });
  const notes = await readOrderNotes(db, order.id);
  const [next] = order.account.some(({ left }) => left > 0) ? [] : await listOrders(db, 1, { toPack: true });
  return {
    order,
    /** To pack after this one. */
    next: next?.number,
    notes,
    mails: await listOrderMails(db, order.number),
    log: await readAuditLog(db, { limit: MOST_ENTRIES, subject: `order ${order.number}` }),
    shown: toOrderValues(order, notes.length),
  };
}

export type OrderData = Shows<typeof loadOrder>['data'];

export function Order({ data }: { data: OrderData }) {
  const { words, instant, isOwner } = useDesk();
  const { stateText } = useTexts();
  const { order } = data;
  const { one } = words.orders;
  const hasParcel = order.account.some(({ left }) => left > 0);
  const states = [order.financialStatus, order.fulfillmentStatus].map(stateText);
  return (
    <>
      <PageHead title={one.title(order.number)} lead={`${instant(order.processedAt)} · ${states.join(' · ')}`}>
        {hasParcel && <GoTo isButton href="#pack" text={words.orders.pack.title} />}
        {data.next && <GoTo isButton href={`/desk/orders/${data.next}`} text={words.orders.pack.next(data.next)} />}
        {(hasParcel || order.parcels.length > 0) && (
          <GoTo isButton href={`/desk/orders/slips?order=${order.number}`} text={words.orders.list.slips} />
        )}
      </PageHead>
      <div className="columns">
        <div className="stack">
          <Goods order={order} />
          {isOwner && <GoodsForm data={data} />}
          {hasParcel && <PackForm data={data} />}
          <SentParcels data={data} />
          {isOwner && <MoneyForms data={data} />}
          <Returns data={data} />
        </div>
        <div className="stack">
          <Buyer order={order} />
          {isOwner && order.financialStatus !== 'VOIDED' && <EditForm data={data} />}
          <Notes data={data} />
          <Mails data={data} />
        </div>
      </div>
      <History data={data} />
    </>
  );
}
