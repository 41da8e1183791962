import { formatDayRange } from '#domain/delivery/dates.ts';
import { isOver } from '#domain/delivery/delivery.ts';
import { deliveryDays } from '#domain/delivery/delivery-methods.ts';
import { keepAllTogether } from '#domain/locale/keep-together.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import { shopDelivery } from '../../cart/shop-delivery.ts';
import { pickupPlace } from '../../orders/mail/pickup-place.ts';
import { dueOf } from '../../orders/mail/received-mail.ts';
import { arrivalRange } from '../../orders/read/arrival.ts';
import type { OrderProgress } from '../../orders/read/order-progress.ts';
import type { Order } from '../../orders/read/read-order.ts';
import type { ReturnSteps } from '../../orders/return/read-returns.ts';
import { isManualMethod, isPaidBeforeParcel, refundWayOf } from '../../payments/manual-methods.ts';
import { formatMoney } from '../../web/format-money.ts';
import { type Html, html } from '../../web/html.ts';

export interface OrderStatus {
  /** In the language of the page, which need not be the one it was ordered in. */
  order: Order;
  progress: OrderProgress;
  returns: readonly ReturnSteps[];
  /** Of the checkout: the page's secret. */
  token: string;
  now: Date;
}

export interface Step {
  state: 'done' | 'now' | 'next';
  title: string;
  text: string;
  rows?: readonly string[];
  link?: { label: string; href: string } | undefined;
}

/** Whether the money went back to the buyer, or is on its way. */
function isMoneyBack({ money }: OrderProgress): boolean {
  return money === 'released' || money === 'refunding' || money === 'refunded';
}

/** Whether nothing of the order comes any more. */
export function isEnded(progress: OrderProgress): boolean {
  return isMoneyBack(progress) || progress.money === 'cancelled';
}

function isAllSent({ parcels, isPartlySent }: OrderProgress): boolean {
  return parcels.length > 0 && !isPartlySent;
}

/** The order's status, in one sentence and its explanation. */
export function headOf({ order, progress }: OrderStatus) {
  const { number, email, totalCents, language } = order;
  const { thanks } = serviceWords.checkout[language];
  const amount = formatMoney(totalCents, language);
  switch (progress.money) {
    case 'held':
      return { title: thanks.pendingTitle(number), lead: thanks.pendingLead(email), isGood: true };
    case 'awaited':
      return progress.parcels.length > 0
        ? sentHead(order)
        : { title: thanks.awaitedTitle(number), lead: awaitedLead(order), isGood: true };
    case 'cancelled':
      return { title: thanks.cancelledTitle(number), lead: thanks.cancelledLead, isGood: false };
    case 'released':
      return { title: thanks.releasedTitle(number), lead: thanks.releasedLead(amount), isGood: false };
    case 'refunding':
      return { title: thanks.refundingTitle(number), lead: thanks.refundingLead(amount, email), isGood: false };
    case 'refunded':
      return {
        title: thanks.refundedTitle(number),
        lead: thanks.refundedLead[refundWayOf(order.paymentMethod)](formatMoney(progress.refundedCents, language)),
        isGood: false,
      };
    case 'paid':
      return isAllSent(progress)
        ? sentHead(order)
        : { title: thanks.title(number), lead: thanks.lead(email), isGood: true };
  }
}

function sentHead({ number, language, shippingMethod }: Order) {
  const { thanks } = serviceWords.checkout[language];
  return shippingMethod === 'pickup'
    ? { title: thanks.collectedTitle(number), lead: thanks.collectedLead, isGood: true }
    : { title: thanks.sentTitle(number), lead: thanks.sentLead, isGood: true };
}

function awaitedLead(order: Order): string {
  return awaitedWords(order).lead(formatMoney(order.totalCents, order.language), order.email, dueOf(order));
}

function awaitedWords({ paymentMethod, language }: Order) {
  return serviceWords.checkout[language].thanks.awaited[isManualMethod(paymentMethod) ? paymentMethod : 'cod'];
}

export function progressSection(status: OrderStatus): Html {
  const { thanks } = serviceWords.checkout[status.order.language];
  const title = isEnded(status.progress) ? thanks.happened : thanks.next;
  return html`<section class="block"><h2>${title}</h2><ol class="steps">
${stepsOf(status).map(stepHtml)}
</ol></section>`;
}

function stepsOf(status: OrderStatus): Step[] {
  const { progress } = status;
  const { language } = status.order;
  const { thanks } = serviceWords.checkout[language];
  if (progress.money === 'cancelled') {
    const sent = progress.parcels.map((parcel) => sentStep(parcel, language));
    return [
      ...sent,
      { state: 'done', title: thanks.cancelled, text: progress.parcels.length > 0 ? '' : thanks.notSent },
    ];
  }
  if (progress.money === 'released') return [{ state: 'done', title: thanks.released, text: thanks.releasedText }];
  if (progress.money === 'awaited') return awaitedSteps(status);
  if (!isMoneyBack(progress)) return [paymentStep(status), ...refundSteps(status), ...parcelSteps(status)];
  const isOnItsWay = progress.money === 'refunding';
  return [
    paymentStep(status),
    ...progress.parcels.map((parcel) => sentStep(parcel, language)),
    {
      state: isOnItsWay ? 'now' : 'done',
      title: isOnItsWay ? thanks.refunding : thanks.refunded,
      text: progress.parcels.length > 0 ? '' : thanks.notSent,
    },
  ];
}

/** A part of the money that has gone back. */
function refundSteps({ order, progress }: OrderStatus): Step[] {
  if (progress.refundedCents === 0) return [];
  const title = serviceWords.checkout[order.language].thanks.refundedPart;
  return [{ state: 'done', title, text: formatMoney(progress.refundedCents, order.language) }];
}

/** The money comes before the parcel or after it. */
function awaitedSteps(status: OrderStatus): Step[] {
  const { order, progress } = status;
  const { thanks } = serviceWords.checkout[order.language];
  const { title } = awaitedWords(order);
  const parcel = parcelSteps(status);
  if (!isPaidBeforeParcel(order.paymentMethod))
    return [...parcel, { state: 'next', title, text: formatMoney(progress.awaitedCents, order.language) }];
  const { from, to } = deliveryDays(order.shippingMethod, order.address.postcode || null, shopDelivery).days;
  const later = parcel.map((step, index): Step => {
    const isLast = index === parcel.length - 1;
    // Nothing is promised for a day before the money is there.
    return { ...step, state: 'next', ...(isLast && { text: thanks.afterMoney(from, to) }) };
  });
  return [{ state: 'now', title, text: thanks.awaitedUntil(dueOf(order)) }, ...later];
}

function paymentStep({ order, progress }: OrderStatus): Step {
  const { thanks } = serviceWords.checkout[order.language];
  if (progress.money === 'held') return { state: 'now', title: thanks.paying, text: thanks.payingText };
  return { state: 'done', title: isManualMethod(order.paymentMethod) ? thanks.received : thanks.paid, text: '' };
}

/** The way to the door. That a parcel has been handed over the platform never learns, so it is never claimed. */
function parcelSteps(status: OrderStatus): Step[] {
  const { order, progress, now } = status;
  const { language } = order;
  const { thanks } = serviceWords.checkout[language];
  const range = arrivalRange(order, isAllSent(progress) ? (progress.parcels.at(-1)?.sentAt ?? null) : null);
  if (order.shippingMethod === 'pickup') return pickupSteps(status, formatDayRange(range, language, 'long'));
  const carrier = order.shippingMethod === 'locker' ? (shop.delivery.locker?.carrier ?? '') : shop.delivery.carrier;
  const arrival = {
    title: order.shippingMethod === 'locker' ? thanks.arrivesAtLocker : thanks.arrives,
    text: isOver(range, now) ? '' : formatDayRange(range, language, 'long'),
  };
  const sent = progress.parcels.map((parcel) => sentStep(parcel, language));
  if (isAllSent(progress)) return [...sent, { state: 'now', ...arrival }];
  const place = shop.delivery.warehouseAt[language];
  return [
    ...sent,
    {
      state: progress.money === 'held' ? 'next' : 'now',
      title: progress.isPartlySent ? thanks.preparingRest : thanks.preparing,
      text: thanks.preparingText(place),
    },
    {
      state: 'next',
      title: thanks.leaves(carrier),
      text:
        order.shippingMethod === 'locker' ? thanks.lockerText(order.address.locker?.place ?? null) : thanks.leavesText,
    },
    { state: 'next', ...arrival },
  ];
}

function pickupSteps({ order, progress }: OrderStatus, dates: string): Step[] {
  const { thanks } = serviceWords.checkout[order.language];
  const { address, hours, map } = pickupPlace(order.language);
  if (progress.parcels.length > 0) return [{ state: 'done', title: thanks.collected, text: '' }];
  return [
    { state: progress.money === 'held' ? 'next' : 'now', title: thanks.preparingPickup, text: '' },
    {
      state: 'next',
      title: thanks.readyToCollect,
      text: dates,
      rows: keepAllTogether([address, ...(hours ? [hours] : [])]),
      ...(map && { link: map }),
    },
  ];
}

function sentStep({ carrier, number, url }: OrderProgress['parcels'][number], language: ContentLanguage): Step {
  const { thanks } = serviceWords.checkout[language];
  return {
    state: 'done',
    title: thanks.left(carrier),
    text: thanks.trackingNumber(number),
    link: url === null ? undefined : { label: thanks.track, href: url },
  };
}

export function stepHtml({ state, title, text, rows = [], link }: Step): Html {
  return html`<li class="steps__${state}"${state === 'now' && html` aria-current="step"`}><b>${title}</b>${
    text && html`<span>${text}</span>`
  }${rows.map((row) => html`<span>${row}</span>`)}${link && html`<span><a href="${link.href}">${link.label}</a></span>`}</li>`;
}
