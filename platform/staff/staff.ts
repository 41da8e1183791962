import type { Selectable } from 'kysely';
import { type ContentLanguage, defaultLanguage, parseContentLanguage } from '#domain/locale/locales.ts';
import type { PlatformContext } from '../context.ts';
import { hashToken } from '../customers/access-tokens.ts';
import type { Database, Trx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { transact, Undone } from '../db/transact.ts';
import { createSecret } from './totp.ts';

/** An owner may do everything; a packer sends parcels and touches neither money nor people. */
export const STAFF_ROLES = ['owner', 'packer'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export type StaffRow = Selectable<Tables['staff']>;

export interface StaffMember {
  id: number;
  email: string;
  role: StaffRole;
  language: ContentLanguage;
}

const HOUR_MS = 60 * 60_000;
const TOKEN_BYTES = 32;

export function toMember({ id, email, role, language }: StaffRow): StaffMember {
  return { id, email, role, language: parseContentLanguage(language) ?? defaultLanguage };
}

/**
 * Invites a person, or a known one to a new password. The role counts at once; the old password and the sessions until the link is used.
 *
 * @param email folded
 * @returns the token of the link, which holds for an hour; null when it would take the desk's last owner away
 */
export async function inviteStaff(
  { db, now, randomToken }: PlatformContext,
  email: string,
  role: StaffRole,
): Promise<string | null> {
  const token = randomToken(TOKEN_BYTES);
  return transact(db, async (trx) => {
    await trx
      .insertInto('staff')
      .values({ email, role, language: defaultLanguage, created_at: now().toISOString() })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ role }))
      .execute();
    const { id } = await trx.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    if (role !== 'owner' && (await isOwnerless(trx))) throw new Undone<string | null>(null);
    await trx.deleteFrom('staff_invitations').where('staff_id', '=', id).execute();
    await trx
      .insertInto('staff_invitations')
      .values({
        token_hash: hashToken(token),
        staff_id: id,
        totp_secret: createSecret(),
        expires_at: new Date(now().getTime() + HOUR_MS).toISOString(),
      })
      .execute();
    return token;
  });
}

/** Whether there are people at the desk and none of them is an owner. */
async function isOwnerless(trx: Trx): Promise<boolean> {
  const rows = await trx.selectFrom('staff').select(['role', 'password_hash']).execute();
  const isOpen = rows.some(({ password_hash }) => password_hash !== null);
  return isOpen && !rows.some(({ role, password_hash }) => role === 'owner' && password_hash !== null);
}

export async function listStaff(db: Database): Promise<(StaffMember & { hasCome: boolean; createdAt: Date })[]> {
  const rows = await db.selectFrom('staff').selectAll().orderBy('email').execute();
  return rows.map((row) => ({
    ...toMember(row),
    hasCome: row.password_hash !== null,
    createdAt: new Date(row.created_at),
  }));
}

/** Takes a person's place away, with all sessions; the audit log keeps what they did. */
export async function removeStaff(db: Database, email: string): Promise<'removed' | 'unknown' | 'last_owner'> {
  return transact<'removed' | 'unknown' | 'last_owner'>(db, async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('staff').where('email', '=', email).executeTakeFirst();
    if (numDeletedRows === 0n) return 'unknown';
    if (await isOwnerless(trx)) throw new Undone('last_owner' as const);
    return 'removed';
  });
}

export async function setStaffLanguage(db: Database, id: number, language: ContentLanguage): Promise<void> {
  await db.updateTable('staff').set({ language }).where('id', '=', id).execute();
}
