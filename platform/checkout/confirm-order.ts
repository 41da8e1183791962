/** Orders whose money comes later: how many a stranger may place, and the mail by which one more is confirmed. */
import { hash } from 'node:crypto';
import { mailboxOf } from '#domain/customer/email.ts';
import { type Allowance, addressSteps, type Step } from '#domain/customer/rate-limit.ts';
import { UNPAID_ORDERS } from '#domain/customer/stranger-limits.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { OrderDetails } from '../orders/place/order-details.ts';
import type { Checkout } from './checkouts.ts';
import { cartPart, type MailedCart } from './draft-mail.ts';
import type { CheckoutServices } from './services.ts';

interface UnpaidOrder {
  checkoutToken: string;
  details: OrderDetails;
  cart: MailedCart;
  /** The buyer's; null for a request that did not come through the server, and is then not counted. */
  address: string | null;
  /** What the buyer sends along from the mail. */
  confirmKey: string;
}

/** A link in a mail is pressed on the same day. */
const LINK_HOURS = 24;

/**
 * Whether an order may be placed now.
 *
 * @returns `confirm`: a mail asks the buyer to confirm it; `tooManyOrders`: staff take it by telephone
 */
export async function admitUnpaidOrder(
  services: CheckoutServices,
  order: UnpaidOrder,
): Promise<'yes' | 'confirm' | 'tooManyOrders'> {
  const { context, limits } = services;
  const { address, cart, details, checkoutToken: token } = order;
  if (address === null) return 'yes';
  const { address: perAddress, mailbox, mostPieces, mails, confirmed } = UNPAID_ORDERS;
  const stepsOf = (what: string, allowances: { address: Allowance; mailbox: Allowance }): Step[] => [
    ...addressSteps(what, address, allowances.address),
    [`${what} for ${mailboxOf(details.email)}`, allowances.mailbox],
  ];
  if (await isConfirmation(context.db, { token, form: details }, order.confirmKey))
    return (await limits.take(stepsOf('confirmed orders', confirmed))) === null ? 'yes' : 'tooManyOrders';
  const isSmall = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0) <= mostPieces;
  if (isSmall && (await limits.take(stepsOf('unpaid orders', { address: perAddress, mailbox }))) === null) return 'yes';
  if ((await limits.take(stepsOf('confirmation mails', mails))) !== null) return 'tooManyOrders';
  await askForConfirmation(context, token, { ...details, cart });
  return 'confirm';
}

/** Whether the key is the one that was mailed to the address that is typed in the checkout now. */
export async function isConfirmation(
  db: Database,
  { token, form }: Pick<Checkout, 'token'> & { form: { email: string } },
  key: string,
): Promise<boolean> {
  if (key === '') return false;
  const row = await db.selectFrom('checkouts').select('confirmation').where('token', '=', token).executeTakeFirst();
  return row?.confirmation === digest(key, form.email);
}

function digest(key: string, email: string): string {
  return hash('sha256', `${key}\n${email.trim()}`, 'hex');
}

/** Mails the buyer a link that orders what is in the checkout. */
export async function askForConfirmation(
  { db, now, randomToken, publicUrl }: Pick<PlatformContext, 'db' | 'now' | 'randomToken' | 'publicUrl'>,
  token: string,
  { language, email, cart }: Pick<OrderDetails, 'language' | 'email'> & { cart: MailedCart },
): Promise<void> {
  const key = randomToken(24);
  const words = serviceWords.confirmOrderMail[language];
  const href = `/checkouts/${token}?${new URLSearchParams({ confirm: key, lang: language })}`;
  const content = {
    language,
    subject: words.subject,
    heading: words.heading,
    lead: words.lead,
    action: { label: words.action, href },
    notes: [words.note],
    // Without the words that a stranger may have put into the cart.
    parts: [cartPart({ ...cart, lines: cart.lines.map((line) => ({ ...line, attributes: [] })) }, language)],
  };
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('checkouts')
      .set({ confirmation: digest(key, email) })
      .where('token', '=', token)
      .execute();
    await queueMail(
      trx,
      {
        id: `confirm-order-${randomToken(12)}`,
        kind: 'confirm-order',
        recipient: email,
        replyTo: shop.contact.email,
        sendBefore: new Date(now().getTime() + LINK_HOURS * 60 * 60_000),
        ...renderMail(content, publicUrl),
      },
      now(),
    );
  });
}
