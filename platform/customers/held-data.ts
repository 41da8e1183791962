/** What the shop holds of a person, in the database and in the files of mails: for the command line and the desk. */
import { shop } from '#shop.config';
import type { PlatformContext } from '../context.ts';
import type { DatabaseLocation } from '../db/location.ts';
import { MESSAGE_KINDS } from '../mail/messages.ts';
import { deleteFiles, findMailFiles } from '../mail/outbox-files.ts';
import { type Erasure, eraseCustomer } from './erase-customer.ts';
import { findHoldings } from './personal-data.ts';

interface Place {
  context: Pick<PlatformContext, 'db' | 'now'>;
  location: DatabaseLocation;
}

/** The shop's own mailbox is no customer: under it are the messages of all. @param contactTo the mailbox of the contact form */
export function isOwnMailbox(email: string, { contactTo }: { contactTo: string }): boolean {
  return [shop.contact.email, contactTo].some((own) => email === own.toLowerCase());
}

async function readHeld({ context, location }: Place, email: string) {
  const held = await findHoldings(context.db, email);
  return { held, files: await findMailFiles(location.dataDir, email) };
}

/** How much there is of each. */
export async function countHeld(place: Place, email: string) {
  return toCounts(await readHeld(place, email));
}

function toCounts({ held, files }: Awaited<ReturnType<typeof readHeld>>) {
  const { customer = null, orders = [], carts = [], mails = [] } = held ?? {};
  const counts = { orders: orders.length, carts: carts.length, mails: mails.length, files: files.length };
  return { account: customer !== null, ...counts };
}

/** A person as staff see them; null where nothing is held. */
export async function describePerson(place: Place, email: string) {
  const { held, files } = await readHeld(place, email);
  if (!held && files.length === 0) return null;
  const { customer = null, orders = [], mails = [] } = held ?? {};
  const consent = orders.findLast((order) => order.accepts_marketing === 1);
  return {
    counts: toCounts({ held, files }),
    name: [customer?.first_name, customer?.last_name].filter(Boolean).join(' '),
    hasAccount: customer !== null,
    hasConsent: customer?.accepts_marketing === 1 || consent !== undefined,
    consentAt: customer?.marketing_at ?? consent?.processed_at,
    orders: orders.map(({ number }) => number),
    messages: mails
      .filter(({ kind, text_body }) => MESSAGE_KINDS.includes(kind) && text_body !== '')
      .map(({ id, created_at, text_body }) => ({ id, at: created_at, text: text_body })),
  };
}

/** Erases a person with the files of their mails. @returns null when there is nothing under this address */
export async function erasePerson(
  { context, location }: Place,
  email: string,
  settings: { dryRun: boolean },
): Promise<{ erasure: Erasure | null; files: number } | null> {
  const files = await findMailFiles(location.dataDir, email);
  const erasure = await eraseCustomer(context, email, settings);
  if (!settings.dryRun) await deleteFiles(files);
  return erasure || files.length > 0 ? { erasure, files: files.length } : null;
}
