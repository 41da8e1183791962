import { useLocation } from 'react-router';

/** Loads this page anew, whole: the way to try again after something failed. */
export function ReloadLink({ children }: { children: string }) {
  const { pathname, search } = useLocation();
  return (
    <a className="btn btn--go btn--big" href={pathname + search}>
      {children}
    </a>
  );
}
