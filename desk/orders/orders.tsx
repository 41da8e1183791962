import { useLoaderData } from 'react-router';
import { COURIER_NAMES, LABEL_COURIERS } from '#domain/delivery/label-columns.ts';
import { useDesk } from '../page-context.ts';
import { GoTo, Submit } from '../ui/act.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { SearchForm, Views } from '../ui/search-form.tsx';
import { Table } from '../ui/table.tsx';
import { type loadOrders, ORDER_VIEWS, type OrderView } from './load-orders.ts';

const VIEWS = Object.keys(ORDER_VIEWS) as OrderView[];

export function Orders() {
  const { words, isOwner } = useDesk();
  const { query, view, rows, last } = useLoaderData<typeof loadOrders>();
  const { list } = words.orders;
  return (
    <>
      <PageHead title={words.rooms.orders}>
        {isOwner && (
          <GoTo isButton href="/desk/orders/drafts">
            {words.orders.drafts.title}
          </GoTo>
        )}
        <GoTo isButton href="/desk/orders/scan">
          {words.orders.scan.title}
        </GoTo>
      </PageHead>
      <SearchForm path="/desk/orders" query={query} label={list.search} />
      {query === '' && (
        <Views
          label={list.views}
          views={VIEWS.map((name) => ({
            href: name === 'all' ? '/desk/orders' : `/desk/orders?show=${name}`,
            text: list.view[name],
            isCurrent: name === view,
          }))}
        />
      )}
      {rows.length === 0 ? <p className="lead">{list.none}</p> : <OrderTable />}
      {last !== undefined && <GoTo href={`/desk/orders?show=${view}&before=${last}`}>{list.older}</GoTo>}
    </>
  );
}

function OrderTable() {
  const { words, money, instant } = useDesk();
  const { rows } = useLoaderData<typeof loadOrders>();
  const { list } = words.orders;
  return (
    <form method="get" action="/desk/orders/slips" className="bulk">
      <Table
        head={[list.order, list.buyer, list.placed, list.payment, list.fulfilment, list.total, list.select]}
        numbers={[5]}
        wide={[1]}
        narrow="dense"
        rows={rows.map(({ number, buyer, processedAt, financialStatus, fulfillmentStatus, totalCents, left }) => [
          <a key="order" href={`/desk/orders/${number}`}>{`#${number}`}</a>,
          [buyer?.name, buyer?.city].filter(Boolean).join(', '),
          instant(processedAt),
          words.paymentStates[financialStatus as keyof typeof words.paymentStates] ?? financialStatus,
          words.fulfilmentStates[fulfillmentStatus as keyof typeof words.fulfilmentStates] ?? fulfillmentStatus,
          money(totalCents),
          left > 0 && (
            <input key="select" type="checkbox" name="order" value={number} aria-label={list.selectOrder(number)} />
          ),
        ])}
      />
      <div className="bulk__bar">
        <Submit look="quiet">{list.slips}</Submit>
        {LABEL_COURIERS.map((courier) => (
          <Submit key={courier} look="quiet" formAction="/desk/orders/labels" name="courier" value={courier}>
            {list.labels(COURIER_NAMES[courier])}
          </Submit>
        ))}
      </div>
    </form>
  );
}
