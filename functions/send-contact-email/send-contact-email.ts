import { randomUUID } from 'node:crypto';
import {
  type AttachmentProblem,
  CONTENT_TYPES,
  checkFileList,
  detectFileType,
  safeFileName,
} from '#domain/customer/attachment.ts';
import { codeOf } from '#domain/customer/error-code.ts';
import { FORMS } from '#domain/customer/stranger-limits.ts';
import { formatAthens } from '#domain/delivery/dates.ts';
import {
  CONTACT_FIELDS,
  type ContactErrors,
  type ContactMessage,
  parseContact,
} from '#domain/forms/contact-form.schema.ts';
import type { Language } from '#domain/locale/locales.ts';
import type { MailContent, MailPart } from '#domain/shop/mail-content.ts';
import { contactWords, serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import { answer, fail } from '../answer.ts';
import type { FunctionsSettings } from '../functions.ts';
import type { OutgoingMail } from '../mail.ts';
import { countCall } from '../rate-limit.ts';
import { languageOf, type ReceivedForm, readForm } from '../read-form.ts';

const NAME = 'send-contact-email';
/** People do not see this field. A program that fills it in gets the answer of a success, and no mail is sent. */
const TRAP = 'website';

/** The access token of a customer who is logged in, beside the message's own fields. */
const TOKEN = 'customerAccessToken';
const LONGEST_TOKEN = 2_000;

/**
 * POST of a message as JSON or as a form with files → mail to the shop, and one to the sender, both written down before the
 * answer; `copied` is false when the sender's mailbox had too many. The sender's repeats the message only to a customer whose
 * access token, checked with the platform, belongs to the address.
 */
export function createSendContactEmail(settings: FunctionsSettings): (request: Request) => Promise<Response> {
  return async (request) => {
    const form = await readForm(request);
    const language = languageOf(form?.fields ?? {}, request);
    const words = serviceWords.contactMail[language];
    if (!form) return fail(400, words.unreadable);
    if (form.fields[TRAP]) return answer(200, { ok: true, copied: true });
    const checked = check(form);
    if (!checked.ok) return refuse(checked, language);
    const wait = await countCall(NAME, settings, { from: request }, FORMS.sent);
    if (wait !== null) return fail(429, words.tooOften, { 'retry-after': String(wait) });
    const { message, attachments } = checked;
    const received = { id: randomUUID(), message, attachments, language, date: settings.now() };
    const copied = (await countCall(NAME, settings, { to: message.email }, FORMS.mailbox)) === null;
    const isOwn = copied && (await isOwnAddress(settings, message, form.fields[TOKEN]));
    const mails = [
      toShopMail(received, settings.contactTo),
      ...(copied ? [toSenderMail(received, settings.contactTo, isOwn)] : []),
    ];
    try {
      await settings.queueMails(mails);
    } catch (error) {
      settings.report({ name: NAME, step: 'outbox', code: codeOf(error) });
      return fail(502, words.notSent);
    }
    return answer(200, { ok: true, copied });
  };
}

type Checked =
  | { ok: true; message: ContactMessage; attachments: NonNullable<OutgoingMail['attachments']> }
  | { ok: false; errors: ContactErrors; problem: AttachmentProblem | null };

function check({ fields, files, isCut }: ReceivedForm): Checked {
  const parsed = parseContact(fields);
  const listed = isCut
    ? ({ code: 'too_large', name: '' } as const)
    : checkFileList(files.map(({ name, bytes }) => ({ name, size: bytes.length })));
  const typed = files.map(({ name, bytes }) => ({ name, bytes, type: detectFileType(bytes) }));
  const foreign = typed.find(({ type }) => type === null);
  const problem = listed ?? (foreign ? ({ code: 'type', name: foreign.name } as const) : null);
  if (!parsed.ok || problem) return { ok: false, errors: parsed.ok ? {} : parsed.errors, problem };
  const attachments = typed.flatMap(({ name, bytes, type }) =>
    type ? [{ filename: safeFileName(name, type), contentType: CONTENT_TYPES[type], content: bytes }] : [],
  );
  return { ok: true, message: parsed.values, attachments };
}

/** 422: `error` in words, and in `fields` the code of what is wrong with each. */
function refuse({ errors, problem }: Extract<Checked, { ok: false }>, language: Language): Response {
  const words = contactWords[language];
  const names = CONTACT_FIELDS.filter((field) => errors[field]).map((field) => words[`contact.${field}`]);
  const sentences = [
    ...(names.length > 0 ? [serviceWords.contactMail[language].wrong(names.join(', '))] : []),
    ...(problem ? [words[`contact.error.attachments.${problem.code}`].replace('{name}', () => problem.name)] : []),
  ];
  return answer(422, {
    error: sentences.join(' '),
    fields: { ...errors, ...(problem && { attachments: problem.code }) },
  });
}

/** Whether the platform says that the address is the one of the customer who is logged in; without its word, no. */
async function isOwnAddress(
  { findCustomerEmail, report }: FunctionsSettings,
  { email }: ContactMessage,
  token: unknown,
): Promise<boolean> {
  if (typeof token !== 'string' || token === '' || token.length > LONGEST_TOKEN) return false;
  try {
    return (await findCustomerEmail(token))?.toLowerCase() === email.toLowerCase();
  } catch (error) {
    report({ name: NAME, step: 'login', code: codeOf(error) });
    return false;
  }
}

interface ReceivedMessage {
  id: string;
  message: ContactMessage;
  /** The sender's. */
  language: Language;
  attachments: NonNullable<OutgoingMail['attachments']>;
  date: Date;
}

/** The message for the shop, in its owner's language, with the files; a reply goes to the sender. */
function toShopMail(received: ReceivedMessage, to: string): OutgoingMail {
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
 * What the sender gets, in the sender's language: a copy without the files. If the address may be a stranger's, it is a receipt
 * without the sender's words, so that no stranger's text leaves in the shop's name.
 *
 * @param isOwnAddress whether the sender is logged in with the address that was typed
 */
function toSenderMail(received: ReceivedMessage, replyTo: string, isOwnAddress: boolean): OutgoingMail {
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

/** Every field that was filled in; the message follows as a quote. */
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

/** The fields that the sender chose from a list or did not write. */
function chosenFacts({ message, date }: ReceivedMessage, language: Language) {
  const words = contactWords[language];
  return [
    [words['contact.requestType'], words[`contact.requestType.${message.requestType}`]],
    [serviceWords.contactMail[language].time, formatAthens(date, language)],
  ] as const;
}
