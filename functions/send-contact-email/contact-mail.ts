import { formatAthens } from '#domain/dates.ts';
import { CONTACT_FIELDS, type ContactMessage } from '#domain/forms/contact-form.ts';
import type { Language } from '#domain/locales.ts';
import type { MailContent, MailPart } from '#domain/mail-content.ts';
import { contactWords, serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { OutgoingMail } from '../mail.ts';

export interface ReceivedMessage {
  id: string;
  message: ContactMessage;
  /** The sender's. */
  language: Language;
  attachments: NonNullable<OutgoingMail['attachments']>;
  date: Date;
}

/** The message for the shop, in its owner's language, with the files; a reply goes to the sender. */
export function toShopMail(received: ReceivedMessage, to: string): OutgoingMail {
  const { id, message, attachments, date } = received;
  const language = shop.contact.ownerLanguage;
  const words = serviceWords.contactMail[language];
  const page = contactWords[language];
  const type = page[`contact.requestType.${message.requestType}`];
  const files = attachments.map(({ filename }) => filename).join(', ');
  const content: MailContent = {
    language,
    isToShop: true,
    subject: `[${type}] ${message.subject}`,
    heading: words.shopHeading(type),
    lead: '',
    notes: [words.shopNote],
    parts: [
      { facts: [...factsOf(received, language), [page['contact.attachments'], files || words.none]] },
      { title: page['contact.message'], quote: message.message },
    ],
  };
  return {
    id: `contact-${id}`,
    kind: 'contact',
    to,
    replyTo: message.email,
    content,
    date,
    ...(attachments.length > 0 && { attachments }),
  };
}

/**
 * What the sender gets, in the sender's language: a copy without the files; or, when nobody knows whether the address is
 * the sender's, a receipt without a word that the sender wrote, so that no stranger's text leaves in the shop's name.
 *
 * @param isOwnAddress whether the sender is logged in with the address that was typed
 */
export function toSenderMail(received: ReceivedMessage, replyTo: string, isOwnAddress: boolean): OutgoingMail {
  const { id, message, language, date } = received;
  const words = serviceWords.contactMail[language];
  const content: MailContent = {
    language,
    heading: words.receiptSubject,
    subject: isOwnAddress ? words.copySubject(message.subject) : words.receiptSubject,
    ...(isOwnAddress
      ? {
          lead: words.copyLead,
          parts: [
            { facts: factsOf(received, language) },
            { title: contactWords[language]['contact.message'], quote: message.message },
          ],
        }
      : {
          lead: words.receiptLead,
          parts: [{ facts: chosenFacts(received, language) }],
          notes: [words.receiptNote, words.copyNote],
        }),
  };
  return {
    id: `contact-${id}-copy`,
    kind: 'contact-copy',
    to: message.email,
    replyTo,
    content,
    date,
  };
}

/** Every field that was filled in; the message itself stands below as a quote. */
function factsOf(received: ReceivedMessage, language: Language): NonNullable<MailPart['facts']> {
  const { message } = received;
  const words = contactWords[language];
  const [type, time] = chosenFacts(received, language);
  const filledIn = CONTACT_FIELDS.filter((field) => field !== 'message' && message[field]);
  return [
    ...filledIn.map((field) =>
      field === 'requestType' ? type : ([words[`contact.${field}`], message[field]] as const),
    ),
    time,
  ];
}

/** What the sender chose from a list, or had no part in. */
function chosenFacts({ message, date }: ReceivedMessage, language: Language) {
  const words = contactWords[language];
  return [
    [words['contact.requestType'], words[`contact.requestType.${message.requestType}`]],
    [serviceWords.contactMail[language].time, formatAthens(date, language)],
  ] as const;
}
