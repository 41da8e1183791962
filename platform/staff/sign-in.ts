import type { PlatformContext } from '../context.ts';
import { isPassword } from '../customers/passwords.ts';
import type { Trx } from '../db/database.ts';
import { startSession } from './staff-sessions.ts';
import { readCode } from './totp.ts';

interface StaffCredentials {
  /** Folded. */
  email: string;
  password: string;
  code: string;
}

/** Opens a session. @returns the session's token, or null @throws PasswordsBusyError */
export function signIn(
  context: PlatformContext,
  credentials: StaffCredentials,
  browser: string,
): Promise<string | null> {
  return withProof(context, credentials, (trx, staffId) => startSession(context, trx, staffId, browser));
}

/**
 * Does something for a person who has proved password and code. A wrong password, a wrong code and an unknown e-mail get the same answer
 * after the same work.
 *
 * @returns null without the proof
 * @throws PasswordsBusyError
 */
export async function withProof<Result>(
  context: PlatformContext,
  { email, password, code }: StaffCredentials,
  work: (trx: Trx, staffId: number) => Promise<Result>,
): Promise<Result | null> {
  const { db, now } = context;
  const row = await db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();
  const isRight = await isPassword(password, row?.password_hash ?? null, context.passwordCost);
  const step = row?.totp_secret ? readCode(row.totp_secret, code, now(), row.totp_step) : null;
  if (!row || !isRight || step === null) return null;
  return db.transaction().execute(async (trx) => {
    // Of two that show one code at once, the second finds it used; and the password may have been changed meanwhile.
    const { numUpdatedRows } = await trx
      .updateTable('staff')
      .set({ totp_step: step })
      .where('id', '=', row.id)
      .where('totp_step', '<', step)
      .where('password_hash', '=', row.password_hash)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? null : work(trx, row.id);
  });
}
