import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { visitContext } from './desk-context.ts';
import { useDesk } from './page-context.ts';
import { GoTo } from './ui/act.tsx';
import { PageHead } from './ui/page-head.tsx';
import { useOutcomeText } from './ui/value-text.ts';

const EVERY_S = 2;

/** @throws Response 404 for work of another process, or of long ago */
export function loadJob({ params, context }: LoaderFunctionArgs) {
  const job = context.get(visitContext).jobs.get(params.id ?? '');
  if (!job) throw new Response(null, { status: 404 });
  return job;
}

export function JobPage() {
  const { words } = useDesk();
  const { name, outcome, progress, done, back } = useLoaderData<typeof loadJob>();
  const isDone = outcome !== null && done.includes(outcome);
  const outcomeText = useOutcomeText();
  const actions: Readonly<Record<string, string>> = words.actions;
  return (
    <>
      {outcome === null && <meta httpEquiv="refresh" content={String(EVERY_S)} />}
      <PageHead title={actions[name] ?? name} lead={outcome === null ? words.jobs.going : undefined} />
      <p className={outcome === null || isDone ? 'notice' : 'notice notice--wrong'} role="status">
        {outcome === null ? progress || words.jobs.begun : outcomeText(outcome, isDone)}
      </p>
      <GoTo href={back}>{words.jobs.back}</GoTo>
    </>
  );
}
