import { loadText } from '../features/content/load-text.ts';
import { TextPage } from '../features/content/text-page.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/accessibility';

export const headers = cachedPage;

export const loader = ({ url }: Route.LoaderArgs) => loadText(url, ({ accessibility }) => accessibility);

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} />;
}
