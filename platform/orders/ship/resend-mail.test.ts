import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { resendOrderMail } from './resend-mail.ts';

describe.each(databaseKinds)('a mail that is asked for again on %s', (kind) => {
  const { db, shop } = givenShop(kind);

  it('is one within a minute, also over the turn of the clock’s minute', async () => {
    const number = await shop.buy();
    const ask = (at: string) => {
      const context = { ...shop.context, now: () => new Date(`2026-11-22T10:${at}Z`) };
      return resendOrderMail(context, number, 'confirmation');
    };
    const written = async () =>
      (await db.selectFrom('outbox').select('id').where('kind', '=', 'order-confirmation-again').execute()).length;
    expect(await ask('00:59')).toBe('mail_sent');
    expect(await ask('01:01')).toBe('mail_sent');
    expect(await written()).toBe(1);
    await ask('01:59');
    expect(await written()).toBe(2);
  });
});
