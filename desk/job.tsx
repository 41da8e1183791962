import { readJob } from '#platform/staff/jobs.ts';
import type { Look, Shows } from './desk-context.ts';
import { useDesk } from './page-context.ts';
import { GoTo } from './ui/act.tsx';
import { PageHead } from './ui/page-head.tsx';
import { useTexts } from './ui/value-text.ts';

/** @throws Response 404 for work of long ago */
export async function loadJob({ visit: { context }, params }: Look) {
  const job = await readJob(context.db, context.now(), params.id ?? '');
  if (!job) throw new Response(null, { status: 404 });
  return job;
}

export function JobPage({ data: { id, name, outcome, progress, done, back } }: Shows<typeof loadJob>) {
  const { words } = useDesk();
  const isDone = outcome !== null && done.includes(outcome);
  const { outcomeText } = useTexts();
  const actions: Readonly<Record<string, string>> = words.actions;
  return (
    <>
      <PageHead title={actions[name] ?? name} lead={outcome === null ? words.jobs.going : undefined} />
      <p className={outcome === null || isDone ? 'notice' : 'notice notice--wrong'} role="status">
        {outcome === null ? progress || words.jobs.begun : outcomeText(outcome, isDone)}
      </p>
      <p className="form--row">
        {outcome === null && (
          <a className="btn btn--quiet" href={`/desk/jobs/${id}`} data-job>
            {words.jobs.look}
          </a>
        )}
        <GoTo href={back} text={words.jobs.back} />
      </p>
    </>
  );
}
