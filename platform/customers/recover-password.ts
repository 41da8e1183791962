import { type ContentLanguage, defaultLanguage, parseContentLanguage } from '#domain/locale/locales.ts';
import type { MailContent } from '#domain/shop/mail-content.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { PlatformContext } from '../context.ts';
import { type QueuedMail, queueMail } from '../mail/outbox.ts';
import { renderMail } from '../mail/render-mail.ts';
import { hashToken } from './access-tokens.ts';
import { findCustomerByEmail } from './customers.ts';

/** How long a link to a new password lives. */
const LIFETIME_MS = 60 * 60 * 1000;
const TOKEN_BYTES = 32;

/**
 * Sends a link to a new password, if the e-mail has an account. The answer is the same either way, unlike the hosted platform's.
 *
 * The time is the same too: an unknown e-mail costs the same work, down to one transaction on the disk. Its row has no customer and is
 * deleted by the next recovery after an hour.
 *
 * The newest link is the only one: an older letter must not open the account any more.
 */
export async function recoverPassword(context: PlatformContext, email: string): Promise<void> {
  const now = context.now();
  const customer = await findCustomerByEmail(context.db, email);
  const token = context.randomToken(TOKEN_BYTES);
  const link = `${context.publicUrl}/account/reset/${customer?.id ?? 0}/${token}`;
  const mail = resetMail({
    recipient: customer?.email ?? 'nobody@example.com',
    language: parseContentLanguage(customer?.language) ?? defaultLanguage,
    link,
    minutes: LIFETIME_MS / 60_000,
    publicUrl: context.publicUrl,
  });
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await context.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('password_resets').where('expires_at', '<=', now.toISOString()).execute();
    await trx
      .deleteFrom('password_resets')
      .where('customer_id', '=', customer?.id ?? 0)
      .execute();
    await trx
      .insertInto('password_resets')
      .values({
        token_hash: hashToken(token),
        customer_id: customer?.id ?? null,
        created_at: now.toISOString(),
        expires_at: expiresAt.toISOString(),
      })
      .execute();
    // The id has the link's hash, so the outbox's list does not reveal the link.
    const id = `password-reset-${hashToken(token).slice(0, 24)}`;
    if (customer) await queueMail(trx, { ...mail, id, sendBefore: expiresAt }, now);
  });
}

interface ResetMail {
  recipient: string;
  language: ContentLanguage;
  link: string;
  /** How long the link lives. */
  minutes: number;
  publicUrl: string;
}

/** The mail with the link to a new password. It has no name, because its reader may not be the account's owner. */
function resetMail({ recipient, language, link, minutes, publicUrl }: ResetMail): Omit<QueuedMail, 'id'> {
  const { subject, heading, lead, link: label, terms, ignore } = serviceWords.resetMail[language];
  const content: MailContent = {
    language,
    subject,
    heading,
    lead,
    action: { label, href: link },
    notes: [terms(minutes), ignore],
    parts: [],
  };
  return {
    kind: 'password-reset',
    recipient,
    replyTo: shop.contact.email,
    ...renderMail(content, publicUrl),
  };
}
