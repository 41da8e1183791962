import { useDesk } from '../page-context.ts';
import { GoTo } from '../ui/act.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useTexts } from '../ui/value-text.ts';
import { EditForm } from './edit-form.tsx';
import { GoodsForm } from './goods-form.tsx';
import type { OrderData } from './load-order.ts';
import { MoneyForms } from './money-forms.tsx';
import { Buyer, Goods } from './order-facts.tsx';
import { History, Mails, Notes } from './order-history.tsx';
import { PackForm, SentParcels } from './pack-form.tsx';
import { Returns } from './returns-part.tsx';

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
