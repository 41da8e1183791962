import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';

/** Values that a change can touch, by name, without personal data of buyers. */
export type Values = Readonly<Record<string, string | number | boolean | null>>;

export interface AuditedChange {
  staff: string;
  action: string;
  /** Such as `order 1001`. */
  subject: string;
}

/**
 * Writes down that a change begins, before it is made, so that one whose process dies half-way is in the log too.
 *
 * @returns for `noteEnd`
 */
export async function noteBegin(
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  change: AuditedChange,
  before: Values,
): Promise<(outcome: string, after: Values) => Promise<void>> {
  const write = (begun_id: number | null, outcome: string, after: Values) =>
    db
      .insertInto('audit_log')
      .values({
        ...change,
        begun_id,
        at: now().toISOString(),
        outcome,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const { id } = await write(null, 'begun', {});
  return async (outcome, after) => {
    await write(id, outcome, after);
  };
}

export interface AuditEntry extends AuditedChange {
  id: number;
  at: Date;
  /** `begun` if its end is not known: the process died meanwhile, or it is still under way. */
  outcome: string;
  before: Values;
  after: Values;
}

/** The newest changes first. @param beforeId only older ones */
export async function readAuditLog(
  db: Database,
  { limit, beforeId, subject }: { limit: number; beforeId?: number | undefined; subject?: string | undefined },
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_log as begun')
    .leftJoin('audit_log as ended', 'ended.begun_id', 'begun.id')
    .select(['begun.id', 'begun.at', 'begun.staff', 'begun.action', 'begun.subject', 'begun.before'])
    .select(['ended.outcome', 'ended.after'])
    .where('begun.begun_id', 'is', null)
    .$if(beforeId !== undefined, (query) => query.where('begun.id', '<', beforeId ?? 0))
    .$if(subject !== undefined, (query) => query.where('begun.subject', '=', subject ?? ''))
    .orderBy('begun.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, at, staff, action, subject, before, outcome, after }) => ({
    id,
    at: new Date(at),
    staff,
    action,
    subject,
    outcome: outcome ?? 'begun',
    before: JSON.parse(before) as Values,
    after: JSON.parse(after ?? '{}') as Values,
  }));
}
