import { trackingUrl } from '#domain/delivery/tracking-url.ts';
import type { MailContent } from '#domain/shop/mail-content.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { Trx } from '../../db/database.ts';
import { arrivalOf } from '../mail/confirmation-mail.ts';
import {
  aboutOrder,
  addressOf,
  deliveryTitle,
  goodsOf,
  type Moment,
  queueOrderMail,
  stillToCome,
  withdrawalOf,
  withOnly,
} from '../mail/order-mail.ts';
import type { OwnerOrder } from '../read/list-orders.ts';
import type { SelectedLine } from '../read/order-selection.ts';
import type { Order } from '../read/read-order.ts';
import type { Parcel } from './fulfil-order.ts';

/** Tells the buyer that the parcel has left, in the transaction that notes it. */
export async function queueShipment(
  trx: Trx,
  number: number,
  parcel: MailedParcel & { id: number },
  moment: Moment,
): Promise<void> {
  const toMail = (order: Order) => ({
    kind: 'order-shipment',
    id: parcel.id,
    content: toShipment(order, parcel, moment.now),
  });
  await queueOrderMail(trx, number, toMail, moment);
}

/** The mail about a parcel that left before, as it is noted now. */
export function shipmentOf(order: OwnerOrder, parcel: OwnerOrder['parcels'][number], { isMended = false } = {}) {
  const inParcel = order.account.flatMap(({ line }) =>
    parcel.pieces.filter(({ lineId }) => lineId === line.id).map(({ quantity }) => ({ line, quantity })),
  );
  const left = order.account.map((one) => ({ line: one.line, quantity: one.left }));
  const { carrier, number: trackingNumber, url } = parcel;
  const sent = { carrier, trackingNumber, trackingUrl: url ?? undefined, lines: inParcel, left, isMended };
  return toShipment(order, sent, parcel.sentAt);
}

type MailedParcel = Parcel & { carrier: string; lines: readonly SelectedLine[]; left: readonly SelectedLine[] };

function isPart(left: readonly SelectedLine[]): boolean {
  return left.some(({ quantity }) => quantity > 0);
}

/**
 * @param parcel.left what another parcel will bring
 * @param parcel.isMended an earlier mail told another number or carrier
 * @param sentAt when it left
 */
export function toShipment(order: Order, parcel: MailedParcel & { isMended?: boolean }, sentAt: Date): MailContent {
  const { language } = order;
  const words = serviceWords.shipmentMail[language];
  const { thanks } = serviceWords.checkout[language];
  const { carrier, trackingNumber } = parcel;
  const href = parcel.trackingUrl ?? trackingUrl(carrier, trackingNumber);
  return {
    ...aboutOrder(order),
    ...(parcel.isMended
      ? { subject: words.mended.subject(order.number), heading: words.mended.heading, lead: words.mended.lead }
      : {
          subject: (isPart(parcel.left) ? words.partSubject : words.subject)(order.number),
          heading: words.heading,
          lead: words.lead(carrier),
        }),
    highlight: arrivalOf(order, sentAt),
    ...(href !== null && { action: { label: thanks.track, href } }),
    parts: [
      { title: words.parcel, rows: [words.carrier(carrier), words.trackingNumber(trackingNumber)] },
      { ...goodsOf(withOnly(order, parcel.lines), { withAmounts: false }), title: serviceWords.order[language].parcel },
      ...stillToCome(order, parcel.left),
      { title: deliveryTitle(order), rows: addressOf(order) },
      { title: words.arrival, rows: [words.arrivalText], isSmall: true },
      withdrawalOf(order, words.withdrawalText(shop.warranty.returnDays)),
    ],
  };
}
