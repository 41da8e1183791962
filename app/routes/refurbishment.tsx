import { RefurbishmentScreen } from '../features/guide/refurbishment-screen.tsx';
import { textFor } from '../features/guide/text-for.ts';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/refurbishment';

export const headers = cachedPage;

export const loader = ({ url }: Route.LoaderArgs) => textFor(url, ({ refurbishment }) => refurbishment);

export default function Refurbishment({ loaderData }: Route.ComponentProps) {
  return <RefurbishmentScreen text={loaderData} />;
}
