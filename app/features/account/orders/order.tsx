import { athensDay } from '#domain/delivery/athens-time.ts';
import { formatDate, formatInstant } from '#domain/delivery/dates.ts';
import { trackingUrl } from '#domain/delivery/tracking-url.ts';
import { keepTogether } from '#domain/locale/keep-together.ts';
import { readProductTitle } from '#domain/machine/product-title.ts';
import { joinSpecs, specsOfVariant } from '#domain/machine/spec-text.ts';
import { parseCents } from '#domain/money/money.ts';
import { chosenValues } from '#domain/shop/merchandising.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { isWebAddress } from '../../../state/stored-shape.ts';
import { LocalLink } from '../../../ui/local-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Unbroken } from '../../../ui/text/unbroken.tsx';
import type { AccountOrder } from '../account-documents.ts';
import { useAccountWords } from '../use-account.ts';
import { OrderSteps } from './order-steps.tsx';
import { ReturnList } from './return-list.tsx';
import { rightsOf, spentUntil } from './rights.ts';

/** One order as its customer sees it: what, how much, how far it is, and what one may do with it. */
export function Order({ order }: { order: AccountOrder }) {
  const words = useAccountWords();
  const { language } = useI18n();
  const { name, processedAt, lineItems } = order;
  const [first] = lineItems.nodes;
  const machine = first ? readProductTitle(first.title).name : '';
  const others = lineItems.nodes.length - 1;
  const date = formatInstant(new Date(processedAt), language);
  const mail = new URLSearchParams({
    subject: words('orders.order', { name }),
    body: words('orders.askBody', { name }),
  });
  return (
    <li className="paper order">
      <div className="account__head">
        <h3>
          <Unbroken text={machine} />
          {others > 0 && ` ${words.count('orders.others', others)}`}
          <small className="muted">{words('orders.order', { name })}</small>
        </h3>
        {isWebAddress(order.statusUrl) && (
          <a className="link small" href={order.statusUrl}>
            {words('orders.page')}
            <span className="vh"> {name}</span>
          </a>
        )}
      </div>
      <OrderSteps order={order} date={date} isCalledOff={isCalledOff(order)} />
      <ul className="order__lines">
        {lineItems.nodes.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id of its own, and their order never changes.
          <OrderLine key={index} line={line} />
        ))}
      </ul>
      <Sums order={order} />
      <Tracking order={order} />
      <ReturnList order={order} />
      {!isCalledOff(order) && <AfterSale order={order} />}
      <p className="account__buttons">
        <a className="link small" href={`mailto:${shop.contact.email}?${mail.toString().replaceAll('+', '%20')}`}>
          {words('orders.ask')}
        </a>
      </p>
    </li>
  );
}

/** Its money is back and nothing was sent: it is not «in preparation» any more, whatever the platform still calls it. */
function isCalledOff({ financialStatus, fulfillmentStatus }: AccountOrder): boolean {
  return (financialStatus === 'REFUNDED' || financialStatus === 'VOIDED') && fulfillmentStatus === 'UNFULFILLED';
}

/** The two forms that a customer may need afterwards, with this order already in them, and until when at least. */
function AfterSale({ order: { name, processedAt } }: { order: AccountOrder }) {
  const words = useAccountWords();
  const { language } = useI18n();
  const number = encodeURIComponent(name.replace(/^#/, ''));
  const ordered = new Date(processedAt);
  const { returnUntil, warrantyUntil } = rightsOf(ordered);
  const { returnDays, months } = shop.warranty;
  const ways = [
    [words('orders.return'), `/withdrawal?order=${number}`, returnUntil, words('orders.days', { count: returnDays })],
    [
      words('orders.warranty'),
      `/contact?type=warranty&order=${number}`,
      warrantyUntil,
      words('orders.months', { count: months }),
    ],
  ] as const;
  return (
    <ul className="order__rights">
      {ways.map(([label, address, until, term]) => (
        <li key={address}>
          <LocalLink to={address}>
            <b className="link">{label}</b>
            <span className="vh"> {name}</span>
            {!isPast(until) && (
              <small>
                <span className="vh">, </span>
                {keepTogether(
                  words('orders.until', { term, date: formatDate(until, language).replaceAll(' ', '\u00A0') }),
                )}
              </small>
            )}
          </LocalLink>
          {!isPast(until) && <progress value={spentUntil(until, ordered, new Date())} aria-hidden="true" />}
        </li>
      ))}
    </ul>
  );
}

/** A parcel may have come later than promised: a day that has passed is not shown, and the form stays open. */
function isPast(day: string): boolean {
  return day < athensDay(new Date());
}

function OrderLine({ line }: { line: AccountOrder['lineItems']['nodes'][number] }) {
  const { name, specs } = readProductTitle(line.title);
  const words = useAccountWords();
  const { money, language } = useI18n();
  const image = line.variant?.image;
  const back = line.quantity - line.currentQuantity;
  const options = chosenValues(line.variant?.selectedOptions ?? []);
  const facts = joinSpecs(options.length > 0 ? specsOfVariant(specs, options) : specs, language);
  return (
    <li>
      {image ? (
        <Picture
          image={{ url: image.url, width: 400, height: 300 }}
          use="line"
          alt={image.altText ?? ''}
          className="line__pic"
        />
      ) : (
        <span className="line__pic" />
      )}
      <p>
        <Unbroken text={name} />
        {facts && (
          <small className="muted">
            <Unbroken text={facts} />
          </small>
        )}
        {options.length > 0 && <small className="muted">{keepTogether(options.join(' • '))}</small>}
        <small className="muted">
          {words.count('orders.pieces', line.currentQuantity)}
          {back > 0 && `, ${words('orders.piecesBack', { count: back })}`}
        </small>
      </p>
      <span className="num">{money(line.discountedTotalPrice)}</span>
    </li>
  );
}

function Sums({ order }: { order: AccountOrder }) {
  const words = useAccountWords();
  const { money } = useI18n();
  const { subtotalPrice, totalShippingPrice, totalPrice, totalRefunded } = order;
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
      {totalRefunded && parseCents(totalRefunded.amount) > 0 && (
        <div>
          <dt>{words('orders.refunded')}</dt>
          <dd>{money(totalRefunded)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Only for a sent order with a parcel that the platform knows (specification, section 2). */
function Tracking({ order: { fulfillmentStatus, successfulFulfillments } }: { order: AccountOrder }) {
  const words = useAccountWords();
  if (fulfillmentStatus !== 'FULFILLED' || !successfulFulfillments?.length) return null;
  return (
    <ul className="order__tracking">
      {successfulFulfillments.flatMap(({ trackingCompany, trackingInfo }) =>
        trackingInfo.map((parcel) => (
          <li key={parcel.number}>
            {words('orders.tracking')}: {trackingCompany} <ParcelNumber company={trackingCompany ?? ''} {...parcel} />
          </li>
        )),
      )}
    </ul>
  );
}

/** A link where the platform, or the courier's name, says where the parcel is shown. */
function ParcelNumber({ company, number, url }: ParcelOf) {
  const given = isWebAddress(url) ? url : null;
  const href = given ?? (number ? trackingUrl(company, number) : null);
  return href ? (
    <a className="link num" href={href} rel="noreferrer">
      {number || href}
    </a>
  ) : (
    <span className="num">{number}</span>
  );
}

interface ParcelOf {
  company: string;
  number: string | null | undefined;
  url: string | null | undefined;
}
