import type { PlatformContext } from '../../context.ts';

export type TestSettings = Pick<PlatformContext, 'db' | 'now' | 'randomToken'>;
export type TestPayment = Awaited<ReturnType<typeof readTestPayment>>;

/** The buyer's actions on the gateway's page. */
export type TestAnswer = 'approve' | 'decline' | 'fail' | 'leave';

/** The gateway's page of a session; undefined if the session does not exist. */
export async function readTestPayment({ db }: Pick<TestSettings, 'db'>, session: string) {
  return db.selectFrom('test_payments').selectAll().where('session', '=', session).executeTakeFirst();
}

/**
 * Number 2 is declined and 3 is an error at the gateway; any other number asks the card's bank.
 *
 * @returns false when the session was over
 */
export async function enterTestCard(settings: TestSettings, session: string, number: string): Promise<boolean> {
  const status = number === '2' ? 'declined' : number === '3' ? 'failed' : 'challenge';
  return move(settings, session, ['open'], status);
}

/** Takes the buyer's answer to the card's bank. @returns false if the session was over */
export async function answerTestPayment(settings: TestSettings, session: string, answer: TestAnswer): Promise<boolean> {
  const status = { approve: 'authorized', decline: 'declined', fail: 'failed', leave: 'cancelled' } as const;
  return move(settings, session, answer === 'leave' ? ['open', 'challenge'] : ['challenge'], status[answer]);
}

type Status = NonNullable<TestPayment>['status'];

async function move({ db, now }: TestSettings, session: string, from: readonly Status[], to: Status): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('test_payments')
    .set({ status: to })
    .where('session', '=', session)
    .where('status', 'in', from)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the buyer can no longer pay in it. */
export function isTestPaymentOver(payment: NonNullable<TestPayment>, now: Date): boolean {
  return !['open', 'challenge'].includes(payment.status) || payment.expires_at <= now.toISOString();
}
