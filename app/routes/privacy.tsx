import { loadText } from '../features/content/load-text.ts';
import { TextPage } from '../features/content/text-page.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import { servicesContext } from '../storefront/services.ts';
import type { Route } from './+types/privacy';

export const headers = cachedPage;

export function loader({ url, context }: Route.LoaderArgs) {
  const { analyticsHost } = context.get(servicesContext);
  return loadText(url, ({ privacy }) => privacy(analyticsHost));
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} />;
}
