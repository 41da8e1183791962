/** The mails about goods that come back: awaited, on their way, received, refused. */

import type { ContentLanguage } from '#domain/locale/locales.ts';
import type { MailContent, MailPart } from '#domain/shop/mail-content.ts';
import { shopAddress } from '#domain/shop/shop-address.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { Trx } from '../../db/database.ts';
import { aboutOrder, goodsOf, type Moment, queueOrderMail, withOnly } from '../mail/order-mail.ts';
import type { SelectedLine } from '../read/order-selection.ts';
import type { Order } from '../read/read-order.ts';

type ReturnStep = 'opened' | 'sent' | 'received' | 'declined';

interface ReturnNews {
  number: number;
  /** Of the return. */
  id: number;
  selected: readonly SelectedLine[];
  step: ReturnStep;
  /** The tracking number, or why a return is refused. */
  text?: string;
}

/** In the transaction that notes the step. */
export async function queueReturn(trx: Trx, news: ReturnNews, moment: Moment): Promise<void> {
  const toMail = (order: Order) => ({
    kind: `order-return-${news.step}`,
    id: news.id,
    content: toReturnMail(order, news),
  });
  await queueOrderMail(trx, news.number, toMail, moment);
}

function toReturnMail(order: Order, { id, selected, step, text = '' }: ReturnNews): MailContent {
  const { language, number } = order;
  const words = serviceWords.returnMail[language];
  const { subject, heading } = words[step];
  const lead =
    step === 'sent' ? words.sent.lead(text) : step === 'declined' ? words.declined.lead(text) : words[step].lead;
  const goods = goodsPart(order, selected);
  const about = aboutOrder(order);
  return {
    ...about,
    // The account shows the return beneath its order.
    action: { label: words.see, href: order.hasAccount ? about.action.href : `${order.statusPath}#return-${id}` },
    subject: subject(number),
    heading,
    lead,
    parts: step === 'opened' ? [labelPart(id, number, language), goods, nextPart(order)] : [goods],
  };
}

function goodsPart(order: Order, selected: readonly SelectedLine[]): MailPart {
  return {
    ...goodsOf(withOnly(order, selected), { withAmounts: false }),
    title: serviceWords.returnMail[order.language].goods,
  };
}

function labelPart(id: number, number: number, language: ContentLanguage): MailPart {
  return { title: serviceWords.returnMail[language].label, rows: returnLabel(id, number, language) };
}

/** The text for the parcel's label. */
export function returnLabel(id: number, number: number, language: ContentLanguage): string[] {
  const words = serviceWords.returnMail[language];
  return [words.code(id, number), shop.name[language], shopAddress(shop.contact.address, language)];
}

function nextPart({ language }: Order): MailPart {
  const words = serviceWords.returnMail[language];
  return { title: words.next, rows: [words.nextText], isSmall: true };
}
