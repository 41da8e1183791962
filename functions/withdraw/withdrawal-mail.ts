import { formatAthens } from '#domain/athens-time.ts';
import type { WithdrawalStatement } from '#domain/withdrawal.ts';
import type { Language } from '#shop.config';
import type { OutgoingMail, WithdrawalOutcome } from '../mail.ts';
import { type MailContent, toMailHtml, toMailText } from '../mail-html.ts';
import { withdrawalWords } from './withdrawal-words.ts';

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
export function toAcknowledgement(received: ReceivedStatement, replyTo: string): OutgoingMail {
  const { id, statement, language, date } = received;
  const words = withdrawalWords[language];
  const content: MailContent = {
    language,
    heading: words.acknowledgementHeading,
    lead: words.acknowledgementLead,
    facts: factsOf(received, language),
    body: { label: words.statementLabel, text: words.statement(statement.orderNumber) },
    notes: words.next,
  };
  return {
    id: `withdrawal-${id}-acknowledgement`,
    kind: 'withdrawal-acknowledgement',
    to: statement.email,
    replyTo,
    subject: words.acknowledgementSubject(statement.orderNumber),
    text: toMailText(content),
    html: toMailHtml(content),
    date,
  };
}

/** @param options.isAcknowledged whether the consumer's acknowledgement was queued with it; if not, the shop has to write it */
export function toShopNotice(
  received: ReceivedStatement,
  to: string,
  { isAcknowledged, outcome }: { isAcknowledged: boolean; outcome: WithdrawalOutcome },
): OutgoingMail {
  const { id, statement, date } = received;
  const words = withdrawalWords.el;
  const content: MailContent = {
    language: 'el',
    heading: words.shopHeading,
    lead: '',
    facts: factsOf(received, 'el'),
    body: { label: words.shopHeading, text: words.statement(statement.orderNumber) },
    notes: [returnNote(outcome), words.shopNote, ...(isAcknowledged ? [] : [words.shopMustAcknowledge])],
  };
  return {
    id: `withdrawal-${id}`,
    kind: 'withdrawal',
    to,
    replyTo: statement.email,
    subject: words.shopSubject(statement.orderNumber),
    text: toMailText(content),
    html: toMailHtml(content),
    date,
  };
}

/** What staff does next, with its command. */
function returnNote(outcome: WithdrawalOutcome): string {
  const words = withdrawalWords.el;
  const command = 'npm run shop -- returns';
  if (outcome === null) return `${words.shopNoReturn} ${command} open`;
  const { returnId, status } = outcome;
  return status === 'opened'
    ? `${words.shopOpened(returnId)} ${command} receive ${returnId}`
    : `${words.shopRequested(returnId)} ${command} list`;
}

function factsOf({ statement, date }: ReceivedStatement, language: Language): MailContent['facts'] {
  const { fields, wholeOrder, received } = withdrawalWords[language];
  return [
    [received, formatAthens(date, language)],
    [fields.name, statement.name],
    [fields.email, statement.email],
    [fields.orderNumber, statement.orderNumber],
    [fields.items, statement.items || wholeOrder],
  ];
}
