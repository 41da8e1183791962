import { Outlet } from 'react-router';
import { Notices } from './ui/page-head.tsx';

export function Frame() {
  return (
    <>
      <Notices />
      <Outlet />
    </>
  );
}
