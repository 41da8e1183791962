/** Mails that warn an account's owner of changes that could take the account over. */
import { formatInstant } from '#domain/delivery/dates.ts';
import { defaultLanguage, parseContentLanguage } from '#domain/locale/locales.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { CustomerRow } from './customers.ts';

/**
 * Queues a mail in the transaction of the change.
 *
 * @param customer as the account was before: the mail goes to the address that it had
 */
export async function queueAccountNews(
  trx: Trx,
  { now, randomToken, publicUrl }: Pick<PlatformContext, 'now' | 'randomToken' | 'publicUrl'>,
  customer: Pick<CustomerRow, 'language' | 'email'>,
  what: 'email' | 'password',
): Promise<void> {
  const language = parseContentLanguage(customer.language) ?? defaultLanguage;
  const { subject, heading, lead, note } = serviceWords.accountNewsMail[language];
  const content = {
    language,
    subject: subject[what],
    heading: heading[what],
    lead: lead[what](formatInstant(now(), language)),
    notes: [note],
    parts: [],
  };
  await queueMail(
    trx,
    {
      id: `account-${what}-${randomToken(12)}`,
      kind: `account-${what}`,
      recipient: customer.email,
      replyTo: shop.contact.email,
      ...renderMail(content, publicUrl),
    },
    now(),
  );
}
