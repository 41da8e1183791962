import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { useDesk } from './page-context.ts';
import { GoTo } from './ui/act.tsx';
import { Notices, PageHead } from './ui/page-head.tsx';

/** A page that does not exist, or that could not be made: the log has why. */
export function Failure() {
  const error = useRouteError();
  return <Sentence of={isRouteErrorResponse(error) && error.status === 404 ? 'missing' : 'failed'} />;
}

export const NoRight = () => <Sentence of="noRight" />;

function Sentence({ of }: { of: 'missing' | 'failed' | 'noRight' }) {
  const { frame, rooms } = useDesk().words;
  return (
    <>
      <PageHead title={frame[of]} />
      <p>{frame[`${of}Text`]}</p>
      <GoTo href="/desk" text={rooms.today} />
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
