import { isRouteErrorResponse, Outlet, useLocation } from 'react-router';
import { ErrorScreen, NotFoundScreen } from '../shell/error-screen.tsx';
import type { Route } from './+types/boundary';

/** Inside the layout, so that a failing screen keeps the header, the cart and the language. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { key } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen key={key} />;
  return <ErrorScreen key={key} error={error} />;
}
