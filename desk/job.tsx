import { errorName } from '#domain/customer/error-code.ts';
import type { Tell } from '#platform/staff/checked-change.ts';
import type { Look, Shows, Visit } from './desk-context.ts';
import { useDesk } from './page-context.ts';
import { GoTo } from './ui/act.tsx';
import { PageHead } from './ui/page-head.tsx';
import { useTexts } from './ui/value-text.ts';

/** Long work: an import with its pictures, a backup. It ends with its process; the audit log then says that it did not end. */
export interface Job {
  /** Of the action. */
  name: string;
  /** Where its form was; in the end, where to go on. */
  back: string;
  done: readonly string[];
  progress: string;
  /** Null while it goes on. */
  outcome: string | null;
}

/** Jobs whose outcome can still be read. */
const MOST = 50;

/** @returns the address of its page */
export function startJob(
  { jobs, context: { randomToken, log } }: Visit,
  about: Pick<Job, 'name' | 'back' | 'done'>,
  work: (tell: Tell) => Promise<{ outcome: string; to: string | undefined }>,
): string {
  const id = randomToken(12);
  const job: Job = { ...about, progress: '', outcome: null };
  const tell = (progress: string) => {
    job.progress = progress;
  };
  work(tell).then(
    ({ outcome, to }) => {
      Object.assign(job, { outcome, back: to ?? job.back });
    },
    (error: unknown) => {
      log.error({ err: error, job: about.name, error: errorName(error) }, 'long work at the desk failed');
      job.outcome = 'failed';
    },
  );
  jobs.set(id, job);
  for (const old of [...jobs.keys()].slice(0, -MOST)) jobs.delete(old);
  return `/desk/jobs/${id}`;
}

const EVERY_S = 2;

/** @throws Response 404 for work of another process, or of long ago */
export function loadJob({ visit, params }: Look) {
  const job = visit.jobs.get(params.id ?? '');
  if (!job) throw new Response(null, { status: 404 });
  return job;
}

export function JobPage({ data: { name, outcome, progress, done, back } }: Shows<typeof loadJob>) {
  const { words } = useDesk();
  const isDone = outcome !== null && done.includes(outcome);
  const { outcomeText } = useTexts();
  const actions: Readonly<Record<string, string>> = words.actions;
  return (
    <>
      {outcome === null && <meta httpEquiv="refresh" content={String(EVERY_S)} />}
      <PageHead title={actions[name] ?? name} lead={outcome === null ? words.jobs.going : undefined} />
      <p className={outcome === null || isDone ? 'notice' : 'notice notice--wrong'} role="status">
        {outcome === null ? progress || words.jobs.begun : outcomeText(outcome, isDone)}
      </p>
      <GoTo href={back} text={words.jobs.back} />
    </>
  );
}
