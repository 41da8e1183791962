import { formatAthens, formatTermEnd } from '#domain/delivery/dates.ts';
import {
  WITHDRAWAL_FIELDS,
  WITHDRAWAL_TERM_DAYS,
  type WithdrawalStatement,
} from '#domain/forms/withdrawal-form.schema.ts';
import type { Language } from '#domain/locale/locales.ts';
import type { MailContent, MailPart } from '#domain/shop/mail-content.ts';
import { shopAddress } from '#domain/shop/shop-address.ts';
import { serviceWords, withdrawalWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { OutgoingMail, WithdrawalOutcome } from '../mail.ts';

export interface ReceivedStatement {
  id: string;
  statement: WithdrawalStatement;
  /** The consumer's. */
  language: Language;
  date: Date;
}

/**
 * The acknowledgement on a durable medium: the whole statement with date and time (Directive 2011/83/EU, Article
 * 11a(4)), and what happens next.
 */
export function toAcknowledgement(
  received: ReceivedStatement,
  replyTo: string,
  outcome: WithdrawalOutcome,
): OutgoingMail {
  const { id, statement, language, date } = received;
  const words = serviceWords.withdrawalMail[language];
  const day = formatTermEnd(date, WITHDRAWAL_TERM_DAYS, language);
  const step = ({ title, text }: typeof words.refund, more: readonly string[] = []): MailPart => ({
    title,
    rows: [text(day), ...more],
    isSmall: true,
  });
  const content: MailContent = {
    language,
    subject: words.acknowledgementSubject(statement.orderNumber),
    heading: words.acknowledgementHeading,
    lead: words.acknowledgementLead,
    ...(outcome && { action: { label: serviceWords.order[language].open, href: outcome.orderPath } }),
    parts: [
      { facts: factsOf(received, language) },
      { title: words.statementLabel, quote: sentence(received, language) },
      // What became a return at once was sent before.
      step(words.send, outcome?.status === 'opened' ? [] : [words.send.unsent]),
      ...labelOf(received, outcome),
      step(words.refund),
      { title: words.term.title, rows: [words.term.text], isSmall: true },
    ],
  };
  return {
    id: `withdrawal-${id}-acknowledgement`,
    kind: 'withdrawal-acknowledgement',
    to: statement.email,
    replyTo,
    content,
    date,
  };
}

/** The parcel's label; none until the shop has written its street into `shop.config.ts`. */
function labelOf({ statement, language }: ReceivedStatement, outcome: WithdrawalOutcome): MailPart[] {
  const { address } = shop.contact;
  if (!address.street) return [];
  const words = serviceWords.returnMail[language];
  const code = words.code(outcome?.returnId ?? null, statement.orderNumber);
  return [{ title: words.label, rows: [code, shop.name[language], shopAddress(address, language)] }];
}

/** @param options.isAcknowledged whether the consumer's acknowledgement was queued with it; if not, the shop has to write it */
export function toShopNotice(
  received: ReceivedStatement,
  to: string,
  { isAcknowledged, outcome }: { isAcknowledged: boolean; outcome: WithdrawalOutcome },
): OutgoingMail {
  const { id, statement, date } = received;
  const language = shop.contact.ownerLanguage;
  const words = serviceWords.withdrawalMail[language];
  const content: MailContent = {
    language,
    isToShop: true,
    subject: words.shopSubject(statement.orderNumber),
    heading: words.shopHeading,
    lead: '',
    notes: [returnNote(outcome, language), words.shopNote, ...(isAcknowledged ? [] : [words.shopMustAcknowledge])],
    parts: [{ facts: factsOf(received, language) }, { quote: sentence(received, language) }],
  };
  return {
    id: `withdrawal-${id}`,
    kind: 'withdrawal',
    to,
    replyTo: statement.email,
    content,
    date,
  };
}

/** The next step for staff, with its command. */
function returnNote(outcome: WithdrawalOutcome, language: Language): string {
  const words = serviceWords.withdrawalMail[language];
  const command = 'npm run shop -- returns';
  if (outcome === null) return `${words.shopNoReturn} ${command} open`;
  const { returnId, status } = outcome;
  return status === 'opened'
    ? `${words.shopOpened(returnId)} ${command} receive ${returnId}`
    : `${words.shopRequested(returnId)} ${command} list`;
}

/** The statement that the consumer confirmed on the page. */
function sentence({ statement }: ReceivedStatement, language: Language): string {
  return withdrawalWords[language]['withdrawal.statement'].replace('{order}', () => statement.orderNumber);
}

function factsOf({ statement, date }: ReceivedStatement, language: Language): NonNullable<MailPart['facts']> {
  const { fields } = serviceWords.withdrawalMail[language];
  const page = withdrawalWords[language];
  return [
    [page['withdrawal.received'], formatAthens(date, language)],
    ...WITHDRAWAL_FIELDS.map(
      (field) =>
        [
          fields[field],
          field === 'items' ? statement.items || page['withdrawal.wholeOrder'] : statement[field],
        ] as const,
    ),
  ];
}
