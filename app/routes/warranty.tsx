import { loadText } from '../features/content/load-text.ts';
import { WarrantyScreen } from '../features/content/warranty/warranty-screen.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/warranty';

export const headers = cachedPage;

export const loader = ({ url }: Route.LoaderArgs) => loadText(url, ({ warranty }) => warranty);

export default function Warranty({ loaderData }: Route.ComponentProps) {
  return <WarrantyScreen text={loaderData} />;
}
