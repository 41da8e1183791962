import type { MailContent } from '#domain/shop/mail-content.ts';
import { serviceWords } from '#locales/words.ts';
import { isManualMethod } from '../../payments/manual-methods.ts';
import { formatMoney } from '../../web/format-money.ts';
import { aboutOrder, addressOf, deliveryTitle, goodsOf, noteRows } from '../mail/order-mail.ts';
import { dueOf, toReceived } from '../mail/received-mail.ts';
import type { Order } from '../read/read-order.ts';

/**
 * Tells the buyer what the order says now.
 *
 * @param options.isFormerAddress to an address that the order no longer has: it is told that, and nothing of the buyer
 */
export function toEdited(order: Order, { isFormerAddress = false } = {}): MailContent {
  const { language, number, email } = order;
  const words = serviceWords.editedMail[language];
  const { action, ...about } = aboutOrder(order);
  const head = { ...about, subject: words.subject(number), heading: words.heading };
  if (isFormerAddress) return { ...head, lead: words.leadFormer, parts: [] };
  const rows = noteRows(order);
  return {
    ...head,
    action,
    lead: words.lead,
    parts: [
      { title: deliveryTitle(order), rows: addressOf(order) },
      { title: words.email, rows: [email] },
      ...(rows.length > 0 ? [{ title: words.note, rows }] : []),
      goodsOf(order, { withAmounts: false }),
    ],
  };
}

/** Tells the buyer what the order has in it now, and what is to be paid. */
export function toLinesEdited(order: Order): MailContent {
  const { language, number, paymentMethod, totalCents } = order;
  const { subject, heading, leads } = serviceWords.editedMail[language].lines;
  const method = isManualMethod(paymentMethod) ? paymentMethod : 'cod';
  const lead = leads[method](formatMoney(totalCents, language), dueOf(order));
  return { ...toReceived(order), subject: subject(number), heading, lead };
}
