import { useEffect, useState } from 'react';
import { parseCents } from '#domain/money.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { Picture } from '../../ui/picture.tsx';
import { fetchOrders } from './account-api.ts';
import type { AccountOrder } from './account-documents.ts';
import { statusKey } from './account-words.ts';
import { useAccountWords, usePlatform, useTellFailure } from './use-account.ts';

export function Orders() {
  const words = useAccountWords();
  const { orders, next, load } = useOrders();
  return (
    <section className="section" id="orders" aria-labelledby="orders-title">
      <h2 id="orders-title">{words('orders.title')}</h2>
      {orders === null && (
        <p className="account__waiting" aria-busy="true" role="status">
          {words('page.loading')}
        </p>
      )}
      {orders?.length === 0 && <p className="muted">{words('orders.none')}</p>}
      <ul className="orders">
        {orders?.map((order) => (
          <Order key={order.id} order={order} />
        ))}
      </ul>
      {next && (
        <button type="button" className="btn btn--line" onClick={load}>
          {words('orders.more')}
        </button>
      )}
    </section>
  );
}

function useOrders() {
  const platform = usePlatform();
  const tellFailure = useTellFailure();
  const [orders, setOrders] = useState<AccountOrder[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const load = async () => {
    try {
      const page = await fetchOrders(platform(), next);
      setOrders((known) => [...(known ?? []), ...page.orders]);
      setNext(page.next);
    } catch (error) {
      tellFailure(error, 'error.orders');
      setOrders((known) => known ?? []);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the account is shown.
  useEffect(() => void load(), []);
  return { orders, next, load };
}

function Order({ order }: { order: AccountOrder }) {
  const words = useAccountWords();
  const { language } = useI18n();
  const { name, processedAt, financialStatus, fulfillmentStatus, lineItems } = order;
  const date = new Intl.DateTimeFormat(language === 'el' ? 'el-GR' : 'en-US', { dateStyle: 'long' }).format(
    new Date(processedAt),
  );
  const mail = new URLSearchParams({
    subject: words('orders.askSubject', { name }),
    body: words('orders.askBody', { name }),
  });
  return (
    <li className="paper order">
      <div className="account__head">
        <h3>{words('orders.order', { name })}</h3>
        <p className="muted">{date}</p>
      </div>
      <dl className="order__facts">
        <div>
          <dt>{words('orders.payment')}</dt>
          <dd>{words(statusKey('payment', financialStatus))}</dd>
        </div>
        <div>
          <dt>{words('orders.fulfillment')}</dt>
          <dd>{words(statusKey('fulfillment', fulfillmentStatus))}</dd>
        </div>
      </dl>
      <ul className="order__lines">
        {lineItems.nodes.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id of its own, and their order never changes.
          <OrderLine key={at} line={line} />
        ))}
      </ul>
      <Sums order={order} />
      <Tracking order={order} />
      <a className="link small" href={`mailto:${shop.contact.email}?${mail.toString().replaceAll('+', '%20')}`}>
        {words('orders.ask')}
      </a>
    </li>
  );
}

function OrderLine({ line }: { line: AccountOrder['lineItems']['nodes'][number] }) {
  const words = useAccountWords();
  const { money } = useI18n();
  const image = line.variant?.image;
  return (
    <li>
      {image ? (
        <Picture image={{ url: image.url, width: 400, height: 300 }} use="line" alt={image.altText ?? ''} />
      ) : (
        <span className="line__nopic" />
      )}
      <p>
        {line.title}
        <small className="muted">{words('orders.pieces', { count: line.quantity })}</small>
      </p>
      <span className="num">{money(line.discountedTotalPrice)}</span>
    </li>
  );
}

function Sums({ order }: { order: AccountOrder }) {
  const words = useAccountWords();
  const { money } = useI18n();
  const { subtotalPrice, totalShippingPrice, totalPrice } = order;
  const isFree = parseCents(totalShippingPrice.amount) === 0;
  return (
    <dl className="sum">
      {subtotalPrice && (
        <div>
          <dt>{words('orders.subtotal')}</dt>
          <dd>{money(subtotalPrice)}</dd>
        </div>
      )}
      <div>
        <dt>{words('orders.shipping')}</dt>
        <dd>{isFree ? words('orders.free') : money(totalShippingPrice)}</dd>
      </div>
      <div className="sum__total">
        <dt>{words('orders.total')}</dt>
        <dd>{money(totalPrice)}</dd>
      </div>
    </dl>
  );
}

/** Only for what was sent, and only where the platform knows a parcel (specification, section 2). */
function Tracking({ order: { fulfillmentStatus, successfulFulfillments } }: { order: AccountOrder }) {
  const words = useAccountWords();
  if (fulfillmentStatus !== 'FULFILLED' || !successfulFulfillments?.length) return null;
  return (
    <ul className="order__tracking">
      {successfulFulfillments.flatMap(({ trackingCompany, trackingInfo }) =>
        trackingInfo.map(({ number, url }) => (
          <li key={number}>
            {words('orders.tracking')}: {trackingCompany}{' '}
            {url ? (
              <a className="link num" href={url} rel="noreferrer">
                {number}
              </a>
            ) : (
              <span className="num">{number}</span>
            )}
          </li>
        )),
      )}
    </ul>
  );
}
