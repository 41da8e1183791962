import { data } from 'react-router';

/** Every path that no other route knows. The server's log names it (server/pages/render-storefront.ts); nothing of it is shown. */
export function loader() {
  throw data(null, { status: 404, statusText: 'Not Found' });
}

export default function NotFound() {
  return null;
}
