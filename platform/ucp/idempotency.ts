/** A call that changes something and is repeated with its key is answered as the first was; the key with other content is refused. */
import { createHash } from 'node:crypto';
import type { PlatformContext } from '../context.ts';
import { UcpError } from './ucp-error.ts';

/** Retries come within minutes; the protocol asks for a day at least. */
const STORED_MS = 2 * 24 * 3_600_000;
/** A call that takes longer ended with its process, and is made again. */
const ANSWERED_WITHIN_MS = 60_000;

interface Keyed {
  /** The agent's, and its key. */
  scope: readonly string[];
  /** What is asked. */
  request: unknown;
}

export async function answerOnce<Answer extends object>(
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  { scope, request }: Keyed,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const key = digest(scope);
  const asked = digest(request);
  const at = now();
  await db
    .deleteFrom('agent_answers')
    .where((row) =>
      row.or([
        row('created_at', '<', before(at, STORED_MS)),
        row.and([row('answer', 'is', null), row('created_at', '<', before(at, ANSWERED_WITHIN_MS))]),
      ]),
    )
    .execute();
  const claimed = await db
    .insertInto('agent_answers')
    .values({ key, request: asked, answer: null, created_at: at.toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) {
    const known = await db.selectFrom('agent_answers').selectAll().where('key', '=', key).executeTakeFirst();
    if (known && known.request !== asked)
      throw new UcpError('idempotency_conflict', 'The idempotency key was used with another request.');
    if (known?.answer) return JSON.parse(known.answer) as Answer;
    throw new UcpError('unavailable', 'The first call with this key is still being answered.', 1);
  }
  try {
    const made = await answer();
    await db
      .updateTable('agent_answers')
      .set({ answer: JSON.stringify(made) })
      .where('key', '=', key)
      .execute();
    return made;
  } catch (error) {
    // Nothing came of it, so the next call with this key is a first one.
    await db.deleteFrom('agent_answers').where('key', '=', key).execute();
    throw error;
  }
}

function before(at: Date, ms: number): string {
  return new Date(at.getTime() - ms).toISOString();
}

function digest(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('base64url');
}

/** The same content in another order of its fields is the same request. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
