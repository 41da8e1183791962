import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { runInShop } from '#tests/support/run-line.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { queueMail } from '../mail/outbox.ts';

describe.each(databaseKinds)('mail commands on %s', (kind) => {
  const given = givenShop(kind);
  const { db } = given;

  const call = (line: string) => runInShop(line, given);

  it('list what failed, and have it tried again', async () => {
    expect(await call('mail failed')).toEqual({ code: 0, output: 'No mail has failed.\n', errors: '' });
    expect(await call('mail resend --all')).toEqual({ code: 0, output: 'No mail has failed.\n', errors: '' });
    const at = new Date('2026-11-20T08:00:00Z');
    const mail = { kind: 'contact', recipient: 'maria@example.gr', subject: 'Θέμα', text: 'Κείμενο', html: '' };
    for (const id of ['given-up', 'waiting', 'untried']) await queueMail(db, { ...mail, id }, at);
    const fail = (id: string, status: 'failed' | 'queued', attempts: number) =>
      db
        .updateTable('outbox')
        .set({ status, attempts, last_error: 'EAUTH', next_attempt_at: '2026-11-20T12:00:00.000Z' })
        .where('id', '=', id)
        .execute();
    await fail('waiting', 'queued', 9);
    await fail('given-up', 'failed', 39);

    expect((await call('mail failed')).output).toBe(
      [
        'ID        TO                WRITTEN               TRIES  ERROR  NEXT TRY',
        'given-up  maria@example.gr  2026-11-20 08:00 UTC     39  EAUTH  given up',
        'waiting   maria@example.gr  2026-11-20 08:00 UTC      9  EAUTH  2026-11-20 12:00 UTC',
        '',
      ].join('\n'),
    );
    expect(await call('mail resend untried')).toMatchObject({
      code: 1,
      errors: 'There is no failed mail untried that can be sent again; `mail failed` shows them.\n',
    });
    expect(await call('mail resend')).toMatchObject({ code: 2, errors: 'Say which mail: write its ID, or --all.\n' });
    expect(await call('mail resend given-up --all')).toMatchObject({ code: 2 });
    expect(await call('mail resend given-up')).toEqual({ code: 0, output: 'given-up\n', errors: '' });
    expect(await call('mail resend --all')).toEqual({ code: 0, output: 'given-up\nwaiting\n', errors: '' });
    const rows = await db.selectFrom('outbox').select(['id', 'status', 'attempts']).orderBy('id').execute();
    expect(rows).toEqual(['given-up', 'untried', 'waiting'].map((id) => ({ id, status: 'queued', attempts: 0 })));
  });
});
