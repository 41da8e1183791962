/** Long work of the desk: an import with its pictures, a backup. It goes on in the process that began it; every process can tell how far it is. */
import type { Selectable } from 'kysely';
import { errorName } from '#domain/customer/error-code.ts';
import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { Tell } from './checked-change.ts';

const TOLD_EVERY_MS = 1_000;
/** Work that is silent for so long has ended with its process. */
const SILENT_MS = 15_000;
const STORED_MS = 24 * 60 * 60_000;

interface JobStart {
  /** Of the action. */
  name: string;
  /** Where its form was; in the end, where to go on. */
  back: string;
  done: readonly string[];
}

export interface Job extends JobStart {
  id: string;
  progress: string;
  /** Null while it goes on; `begun` if it did not end. */
  outcome: string | null;
}

/** @returns the id of the job */
export async function startJob(
  { db, now, randomToken, log }: Pick<PlatformContext, 'db' | 'now' | 'randomToken' | 'log'>,
  { name, back, done }: JobStart,
  work: (tell: Tell) => Promise<{ outcome: string; to: string | undefined }>,
): Promise<string> {
  const id = randomToken(12);
  const at = now();
  const old = new Date(at.getTime() - STORED_MS).toISOString();
  await db.deleteFrom('staff_jobs').where('told_at', '<', old).execute();
  await db
    .insertInto('staff_jobs')
    .values({ id, name, back, done: done.join(' '), progress: '', outcome: null, told_at: at.toISOString() })
    .execute();
  const write = (values: { progress: string } | { outcome: string; back: string }) =>
    db
      .updateTable('staff_jobs')
      .set({ ...values, told_at: now().toISOString() })
      .where('id', '=', id)
      .execute()
      .catch((err: unknown) => log.warn({ err, job: name }, 'how far long work is was not written'));
  let progress = '';
  const telling = setInterval(() => void write({ progress }), TOLD_EVERY_MS).unref();
  const end = (outcome: string, to = back) => {
    clearInterval(telling);
    return write({ outcome, back: to });
  };
  const tell = (said: string) => {
    progress = said;
  };
  work(tell).then(
    ({ outcome, to }) => end(outcome, to),
    (err: unknown) => {
      log.error({ err, job: name, error: errorName(err) }, 'long work at the desk failed');
      return end('failed');
    },
  );
  return id;
}

/** @returns null for work of long ago */
export async function readJob(db: Database, now: Date, id: string): Promise<Job | null> {
  const row = await db.selectFrom('staff_jobs').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toJob(row, now) : null;
}

/** What goes on right now. */
export async function listRunningJobs(db: Database, now: Date): Promise<Job[]> {
  const rows = await db.selectFrom('staff_jobs').selectAll().where('outcome', 'is', null).orderBy('told_at').execute();
  return rows.map((row) => toJob(row, now)).filter(({ outcome }) => outcome === null);
}

function toJob({ told_at, done, ...row }: Selectable<Tables['staff_jobs']>, now: Date): Job {
  const isSilent = now.getTime() - Date.parse(told_at) > SILENT_MS;
  return { ...row, done: done.split(' '), outcome: row.outcome ?? (isSilent ? 'begun' : null) };
}
