import { readBuyers } from '#platform/orders/read/buyers.ts';
import { findOrders } from '#platform/orders/read/find-orders.ts';
import { listOrders, type OrderFilter } from '#platform/orders/read/list-orders.ts';
import { shop } from '#shop.config';
import type { Look, Shows } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { toKey } from '../typed-values.ts';
import { GoTo, Submit } from '../ui/act.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { SearchForm, Views } from '../ui/search-form.tsx';
import { Table } from '../ui/table.tsx';
import { useTexts } from '../ui/value-text.ts';
import { LabelChoice } from './pack-form.tsx';

const ORDER_VIEWS = {
  all: {},
  'to-pack': { toPack: true },
  'awaiting-money': { awaitsMoney: true },
  'sent-in-part': { fulfillmentStatus: 'PARTIALLY_FULFILLED' },
  returns: { hasOpenReturn: true },
  cancelled: { isCancelled: true },
} as const satisfies Record<string, OrderFilter>;

export type OrderView = keyof typeof ORDER_VIEWS;

const PAGE_SIZE = 50;

export async function loadOrders({ visit, url: { searchParams } }: Look) {
  const { db } = visit.context;
  const query = (searchParams.get('q') ?? '').trim();
  const asked = searchParams.get('show') ?? 'all';
  const view = Object.hasOwn(ORDER_VIEWS, asked) ? (asked as OrderView) : 'all';
  const behind = toKey(searchParams.get('behind')) || undefined;
  const orders =
    query === ''
      ? await listOrders(db, PAGE_SIZE, { ...ORDER_VIEWS[view], behind })
      : await findOrders(db, query, PAGE_SIZE, behind);
  const numbers = orders.map(({ number }) => number);
  const buyers = await readBuyers(db, numbers);
  return {
    query,
    view,
    rows: orders.map((order) => ({ ...order, buyer: buyers.get(order.number) })),
    /** There may be more behind it. */
    last: orders.length === PAGE_SIZE ? orders.at(-1)?.number : undefined,
  };
}

const VIEWS = Object.keys(ORDER_VIEWS) as OrderView[];

export function Orders({ data: { query, view, rows, last } }: Shows<typeof loadOrders>) {
  const { words, money, instant, isOwner } = useDesk();
  const { stateText } = useTexts();
  const { list } = words.orders;
  return (
    <>
      <PageHead title={words.rooms.orders}>
        {isOwner && <GoTo isButton href="/desk/orders/drafts" text={words.orders.drafts.title} />}
        <GoTo isButton href="/desk/orders/scan" text={words.orders.scan.title} />
      </PageHead>
      <SearchForm path="/desk/orders" query={query} label={list.search} />
      {query === '' && (
        <Views
          label={list.views}
          views={VIEWS.map((name) => [`/desk/orders?show=${name}`, list.view[name], name === view])}
        />
      )}
      {rows.length === 0 ? (
        <p className="muted">{query === '' && view === 'all' ? list.noneYet : list.none}</p>
      ) : (
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
              stateText(financialStatus),
              stateText(fulfillmentStatus),
              money(totalCents),
              left > 0 && (
                <input key="select" type="checkbox" name="order" value={number} aria-label={list.selectOrder(number)} />
              ),
            ])}
          />
          <div className="bulk__bar form--row">
            <Submit look="quiet">{list.slips}</Submit>
            <LabelChoice carrier={shop.delivery.carrier} />
          </div>
        </form>
      )}
      {last !== undefined && (
        <GoTo href={`/desk/orders?show=${view}&q=${encodeURIComponent(query)}&behind=${last}`} text={list.more} />
      )}
    </>
  );
}
