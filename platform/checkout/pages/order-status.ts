import { deliveryRange, deliveryRuleFor, isOver } from '#domain/delivery.ts';
import { type Language, shop } from '#shop.config';
import { formatDateRange, formatMoney } from '../../orders/format.ts';
import type { OrderProgress } from '../../orders/order-progress.ts';
import type { Order } from '../../orders/read-order.ts';
import { type Html, html } from '../html.ts';
import { messages } from '../messages/messages.ts';

export interface OrderStatus {
  order: Order;
  progress: OrderProgress;
  now: Date;
}

interface Step {
  state: 'done' | 'now' | 'next';
  title: string;
  text: string;
  link?: { label: string; href: string } | undefined;
}

/** Whether the money went back to the buyer, or is on its way. */
export function isMoneyBack({ money }: OrderProgress): boolean {
  return money === 'released' || money === 'refunding' || money === 'refunded';
}

/** How the order stands, in one sentence and its explanation. */
export function headOf({ order, progress }: OrderStatus, language: Language) {
  const { thanks } = messages[language];
  const { number, email, totalCents } = order;
  const amount = formatMoney(totalCents, language);
  switch (progress.money) {
    case 'held':
      return { title: thanks.pendingTitle(number), lead: thanks.pendingLead(email), isGood: true };
    case 'released':
      return { title: thanks.releasedTitle(number), lead: thanks.releasedLead(amount), isGood: false };
    case 'refunding':
      return { title: thanks.refundingTitle(number), lead: thanks.refundingLead(amount, email), isGood: false };
    case 'refunded':
      return { title: thanks.refundedTitle(number), lead: thanks.refundedLead(amount), isGood: false };
    case 'paid':
      return progress.parcel
        ? { title: thanks.sentTitle(number), lead: thanks.sentLead, isGood: true }
        : { title: thanks.title(number), lead: thanks.lead(email), isGood: true };
  }
}

export function progressSection(status: OrderStatus, language: Language): Html {
  const { thanks } = messages[language];
  const title = isMoneyBack(status.progress) ? thanks.happened : thanks.next;
  return html`<section class="block"><h2>${title}</h2><ol class="steps">
${stepsOf(status, language).map(stepHtml)}
</ol></section>`;
}

function stepsOf(status: OrderStatus, language: Language): Step[] {
  const { thanks } = messages[language];
  const { progress } = status;
  if (progress.money === 'released') return [{ state: 'done', title: thanks.released, text: thanks.releasedText }];
  if (!isMoneyBack(progress)) return [paymentStep(progress, language), ...parcelSteps(status, language)];
  const isOnItsWay = progress.money === 'refunding';
  return [
    paymentStep(progress, language),
    ...(progress.parcel ? [sentStep(progress.parcel, language)] : []),
    {
      state: isOnItsWay ? 'now' : 'done',
      title: isOnItsWay ? thanks.refunding : thanks.refunded,
      text: progress.parcel ? '' : thanks.notSent,
    },
  ];
}

function paymentStep({ money }: OrderProgress, language: Language): Step {
  const { thanks } = messages[language];
  if (money === 'held') return { state: 'now', title: thanks.paying, text: thanks.payingText };
  return { state: 'done', title: thanks.paid, text: '' };
}

/** The way to the door. That a parcel has been handed over the platform never learns, so it is never claimed. */
function parcelSteps({ order, progress, now }: OrderStatus, language: Language): Step[] {
  const { thanks } = messages[language];
  const range = deliveryRange(order.processedAt, deliveryRuleFor(order.address.postcode, shop.delivery));
  const arrival = { title: thanks.arrives, text: isOver(range, now) ? '' : formatDateRange(range, language) };
  if (progress.parcel) return [sentStep(progress.parcel, language), { state: 'now', ...arrival }];
  const place = shop.delivery.warehouseAt[language];
  return [
    {
      state: progress.money === 'held' ? 'next' : 'now',
      title: thanks.preparing,
      text: thanks.preparingText(place),
    },
    { state: 'next', title: thanks.leaves(shop.delivery.carrier), text: thanks.leavesText },
    { state: 'next', ...arrival },
  ];
}

function sentStep({ carrier, number, url }: NonNullable<OrderProgress['parcel']>, language: Language): Step {
  const { thanks } = messages[language];
  return {
    state: 'done',
    title: thanks.left(carrier),
    text: thanks.trackingNumber(number),
    link: url === null ? undefined : { label: thanks.track, href: url },
  };
}

function stepHtml({ state, title, text, link }: Step): Html {
  return html`<li class="steps__${state}"${state === 'now' && html` aria-current="step"`}><b>${title}</b>${
    text && html`<span>${text}</span>`
  }${link && html`<span><a href="${link.href}">${link.label}</a></span>`}</li>`;
}
