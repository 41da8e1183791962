import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { NOW, useTestPlatform } from '#tests/support/test-platform.ts';
import { acceptInvitation, findInvitation } from './accept-invitation.ts';
import { noteBegin, readAuditLog } from './audit-log.ts';
import { signIn } from './sign-in.ts';
import { inviteStaff, listStaff, removeStaff } from './staff.ts';
import { endSession, findSession, listSessions } from './staff-sessions.ts';

const PASSWORD = 'καλοκαίρι στη Σύρο';
const VISIT = { browser: 'Firefox', language: 'el' } as const;
const HOUR_MS = 60 * 60_000;

function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

describe.each(databaseKinds)('staff on %s', (kind) => {
  const shop = useTestPlatform(kind);

  async function join(email: string, role: 'owner' | 'packer' = 'owner') {
    const { context } = shop().platform;
    const token = (await inviteStaff(context, email, role)) ?? '';
    const { totpSecret = '' } = (await findInvitation(context, token)) ?? {};
    const typed = { password: PASSWORD, code: codeAt(totpSecret, context.now()) };
    return { token, secret: totpSecret, outcome: await acceptInvitation(context, token, typed, VISIT) };
  }

  it('opens the desk once by the link, and then by password and a code of its own', async () => {
    const { context } = shop().platform;
    const { token, secret, outcome } = await join('maria@example.gr');
    expect(outcome).toMatchObject({ status: 'accepted', email: 'maria@example.gr' });
    const again = await acceptInvitation(context, token, { password: PASSWORD, code: codeAt(secret, NOW) }, VISIT);
    expect(again).toEqual({ status: 'invalid' });
    const used = { email: 'maria@example.gr', password: PASSWORD, code: codeAt(secret, NOW) };
    expect(await signIn(context, used, 'Firefox'), 'the code of the first time').toBeNull();
    shop().clock.now = new Date(NOW.getTime() + 60_000);
    const code = codeAt(secret, shop().clock.now);
    expect(await signIn(context, { ...used, code, password: 'another' }, 'Firefox')).toBeNull();
    expect(await signIn(context, { ...used, code, email: 'other@example.gr' }, 'Firefox')).toBeNull();
    const [one, other] = await Promise.all([1, 2].map(() => signIn(context, { ...used, code }, 'Firefox')));
    expect([one, other].filter(Boolean), 'a code opens once').toHaveLength(1);
    const session = await findSession(context.db, context.now(), one ?? other ?? '');
    expect(session?.member).toMatchObject({ email: 'maria@example.gr', role: 'owner' });
    shop().clock.now = NOW;
  });

  it.each([
    ['short', { status: 'password_short' }],
    ['password1', { status: 'password_weak' }],
    ['anna@example.gr', { status: 'password_weak' }],
  ])('refuses the password %s', async (password, refusal) => {
    const { context } = shop().platform;
    const token = (await inviteStaff(context, 'anna@example.gr', 'packer')) ?? '';
    const { totpSecret = '' } = (await findInvitation(context, token)) ?? {};
    const code = codeAt(totpSecret, NOW);
    expect(await acceptInvitation(context, token, { password, code }, VISIT)).toEqual(refusal);
  });

  it('takes no wrong code, and no link after its hour', async () => {
    const { context } = shop().platform;
    const token = (await inviteStaff(context, 'late@example.gr', 'packer')) ?? '';
    const { totpSecret = '' } = (await findInvitation(context, token)) ?? {};
    const typed = { password: PASSWORD, code: codeAt(totpSecret, new Date(NOW.getTime() + HOUR_MS)) };
    expect(await acceptInvitation(context, token, typed, VISIT)).toEqual({ status: 'code_wrong' });
    shop().clock.now = new Date(NOW.getTime() + HOUR_MS);
    expect(await findInvitation(context, token)).toBeNull();
    shop().clock.now = NOW;
  });

  it('ends a session after twelve hours, and at once when it is told to', async () => {
    const { context } = shop().platform;
    const { outcome } = await join('nikos@example.gr', 'packer');
    const token = outcome.status === 'accepted' ? outcome.session : '';
    const { id = 0 } = (await findSession(context.db, NOW, token)) ?? {};
    expect(await findSession(context.db, new Date(NOW.getTime() + 12 * HOUR_MS), token)).toBeNull();
    expect((await listSessions(context.db, NOW)).map(({ email }) => email)).toContain('nikos@example.gr');
    expect(await endSession(context.db, id)).toBe(true);
    expect(await findSession(context.db, NOW, token)).toBeNull();
    expect(await endSession(context.db, id)).toBe(false);
  });

  it('a new link ends the old sessions when it is used, and not before', async () => {
    const { context } = shop().platform;
    const first = await join('eleni@example.gr');
    const token = first.outcome.status === 'accepted' ? first.outcome.session : '';
    await inviteStaff(context, 'eleni@example.gr', 'owner');
    expect(await findSession(context.db, NOW, token)).not.toBeNull();
    await join('eleni@example.gr');
    expect(await findSession(context.db, NOW, token)).toBeNull();
  });

  it('never loses its last owner', async () => {
    const { context } = shop().platform;
    for (const { email, role } of await listStaff(context.db))
      if (role === 'owner' && email !== 'eleni@example.gr') await removeStaff(context.db, email);
    expect(await removeStaff(context.db, 'eleni@example.gr')).toBe('last_owner');
    expect(await inviteStaff(context, 'eleni@example.gr', 'packer')).toBeNull();
    expect((await listStaff(context.db)).find(({ email }) => email === 'eleni@example.gr')?.role).toBe('owner');
    expect(await removeStaff(context.db, 'nobody@example.gr')).toBe('unknown');
  });

  it('keeps an audit log that no statement can change', async () => {
    const { context } = shop().platform;
    const change = { staff: 'maria@example.gr', action: 'price_set', subject: 'variant A-1' };
    const noteEnd = await noteBegin(context, change, { price: 100 });
    const [begun] = await readAuditLog(context.db, { limit: 1 });
    expect(begun).toMatchObject({ ...change, outcome: 'begun', before: { price: 100 }, after: {} });
    await noteEnd('done', { price: 90 });
    const [ended] = await readAuditLog(context.db, { limit: 1 });
    expect(ended).toMatchObject({ ...change, outcome: 'done', after: { price: 90 }, at: NOW });
    await expect(context.db.updateTable('audit_log').set({ staff: 'x' }).execute()).rejects.toThrow(/append-only/);
    await expect(context.db.deleteFrom('audit_log').execute()).rejects.toThrow(/append-only/);
  });
});
