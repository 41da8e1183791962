import { formatPhone, formatPostcode } from '#domain/delivery/postal-address.ts';
import { spellVariantTitle } from '#domain/machine/product-title.ts';
import type { OwnerOrder } from '#platform/orders/read/list-orders.ts';
import { useDesk } from '../page-context.ts';
import { type Fact, Facts } from '../ui/facts.tsx';
import { Table } from '../ui/table.tsx';

export function Goods({ order }: { order: OwnerOrder }) {
  const { words, money } = useDesk();
  const { one } = words.orders;
  const sums: Fact[] = [
    [one.discount, order.discountCents > 0 && `${money(-order.discountCents)} ${order.discountCode}`],
    [one.shipping, money(order.shippingCents)],
    [one.paymentFee, order.paymentFeeCents > 0 && money(order.paymentFeeCents)],
    [one.total, money(order.totalCents)],
    ...order.vat.map(
      ({ vatPercent, vatCents, grossCents }): Fact =>
        vatPercent === null ? [one.margin, money(grossCents)] : [one.vat(vatPercent), money(vatCents)],
    ),
    ...order.refunds.map(({ amountCents }): Fact => [one.refunded, amountCents > 0 && money(-amountCents)]),
  ];
  return (
    <section>
      <h2>{one.goods}</h2>
      <Table
        head={[one.article, one.pieces, one.where, one.amount]}
        numbers={[1, 3]}
        rows={order.lines.map((line, index) => [
          <div key="title">
            {spellVariantTitle(line.title, line.variantTitle)}
            <small className="block muted">
              {[line.sku, ...line.attributes.map(({ key, value }) => `${key}: ${value}`)].join(' · ')}
            </small>
          </div>,
          String(line.quantity),
          <Account key="where" account={order.account[index]} />,
          money(line.totalCents),
        ])}
      />
      <Facts rows={sums} />
    </section>
  );
}

/** Where the pieces of a line are. */
function Account({ account }: { account: OwnerOrder['account'][number] | undefined }) {
  const { words } = useDesk();
  if (!account) return null;
  const names = ['left', 'sent', 'awaited', 'returned', 'refunded'] as const;
  const parts = names.filter((name) => account[name] > 0).map((name) => words.orders.account[name](account[name]));
  return <>{parts.join(', ')}</>;
}

const toLink = (href: string, text: string) => <a href={href}>{text}</a>;

export function Buyer({ order }: { order: OwnerOrder }) {
  const { words, language, isOwner } = useDesk();
  const { address, invoice, email, shippingMethod, note, attributes } = order;
  const { one } = words.orders;
  const methods: Readonly<Record<string, string>> = one.methods;
  const street = [address.address1, address.address2, `${formatPostcode(address.postcode)} ${address.city}`];
  return (
    <section>
      <h2>{one.buyer}</h2>
      <Facts
        rows={[
          [one.name, [address.firstName, address.lastName, address.company].filter(Boolean).join(' ')],
          [one.delivery, [methods[shippingMethod] ?? shippingMethod, address.locker?.place].filter(Boolean).join(': ')],
          [one.address, shippingMethod === 'pickup' ? '' : street.filter((part) => part?.trim()).join(', ')],
          [one.phone, toLink(`tel:${address.phone}`, formatPhone(address.phone))],
          [one.email, toLink(`mailto:${email}`, email)],
          [one.customer, isOwner && toLink(`/desk/customers?q=${encodeURIComponent(email)}`, one.all)],
          [one.language, new Intl.DisplayNames(language, { type: 'language' }).of(order.language) ?? ''],
          [one.document, invoice ? one.invoice : one.receipt],
          [one.company, invoice?.name],
          [one.profession, invoice?.profession],
          [one.taxNumber, invoice && `${invoice.taxNumber}, ${invoice.taxOffice}`],
          [one.seat, invoice?.address],
          [one.buyerNote, note],
          ...attributes.filter(({ key }) => !key.startsWith('_')).map(({ key, value }): Fact => [key, value]),
        ]}
      />
    </section>
  );
}
