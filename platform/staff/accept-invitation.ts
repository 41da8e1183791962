import type { ContentLanguage } from '#domain/locale/locales.ts';
import type { PlatformContext } from '../context.ts';
import { hashToken } from '../customers/access-tokens.ts';
import { checkNewPassword, WEAK_PASSWORD } from '../customers/new-password.ts';
import { hashPassword } from '../customers/passwords.ts';
import { transact, Undone } from '../db/transact.ts';
import { startSession } from './staff-sessions.ts';
import { readCode } from './totp.ts';

export interface Invitation {
  staffId: number;
  email: string;
  /** For the authenticator app; it is the person's own once the link was used. */
  totpSecret: string;
}

/** @returns null for a link that does not exist, was used or is older than its hour */
export async function findInvitation({ db, now }: PlatformContext, token: string): Promise<Invitation | null> {
  const row = await db
    .selectFrom('staff_invitations')
    .innerJoin('staff', 'staff.id', 'staff_invitations.staff_id')
    .select(['staff.id as staffId', 'email', 'staff_invitations.totp_secret as totpSecret'])
    .where('token_hash', '=', hashToken(token))
    .where('staff_invitations.expires_at', '>', now().toISOString())
    .executeTakeFirst();
  return row ?? null;
}

type Acceptance =
  | { status: 'accepted'; email: string; session: string }
  | { status: 'invalid' | 'password_short' | 'password_weak' | 'code_wrong' };

/**
 * Takes a password and the first code of the authenticator, ends all sessions and passkeys from before and opens one session.
 *
 * @throws PasswordsBusyError
 */
export async function acceptInvitation(
  context: PlatformContext,
  token: string,
  typed: { password: string; code: string },
  { browser, language }: { browser: string; language: ContentLanguage },
): Promise<Acceptance> {
  const invitation = await findInvitation(context, token);
  if (!invitation) return { status: 'invalid' };
  const [error] = await checkNewPassword(typed.password, [invitation.email], ['password']);
  if (error) return { status: error.code === WEAK_PASSWORD ? 'password_weak' : 'password_short' };
  const step = readCode(invitation.totpSecret, typed.code, context.now(), 0);
  if (step === null) return { status: 'code_wrong' };
  const password_hash = await hashPassword(typed.password, context.passwordCost);
  return transact<Acceptance>(context.db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('staff_invitations')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Undone<Acceptance>({ status: 'invalid' });
    const { staffId, totpSecret } = invitation;
    await trx.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
    await trx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute();
    await trx
      .updateTable('staff')
      .set({ password_hash, totp_secret: totpSecret, totp_step: step, language })
      .where('id', '=', staffId)
      .execute();
    return { status: 'accepted', email: invitation.email, session: await startSession(context, trx, staffId, browser) };
  });
}
