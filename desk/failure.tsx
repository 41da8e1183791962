import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { useDesk } from './page-context.ts';
import { GoTo } from './ui/act.tsx';
import { Notices, PageHead } from './ui/page-head.tsx';

/** A page that does not exist, or that could not be made: the log has why. */
export function Failure() {
  const error = useRouteError();
  const { words } = useDesk();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Sentence
      title={isMissing ? words.frame.missing : words.frame.failed}
      text={isMissing ? words.frame.missingText : words.frame.failedText}
    />
  );
}

export function NoRight() {
  const { words } = useDesk();
  return <Sentence title={words.frame.noRight} text={words.frame.noRightText} />;
}

function Sentence({ title, text }: { title: string; text: string }) {
  const { words } = useDesk();
  return (
    <>
      <PageHead title={title} />
      <p>{text}</p>
      <GoTo href="/desk" text={words.rooms.today} />
    </>
  );
}

export function Frame() {
  return (
    <>
      <Notices />
      <Outlet />
    </>
  );
}
