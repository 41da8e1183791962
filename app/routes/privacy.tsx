import { loadText } from '../features/content/load-text.ts';
import { privacyEl } from '../features/content/privacy.el.ts';
import { privacyEn } from '../features/content/privacy.en.ts';
import { TextPage } from '../features/content/text-page.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import { servicesContext } from '../storefront/services.ts';
import type { Route } from './+types/privacy';

export const headers = cachedPage;

export function loader({ request, context }: Route.LoaderArgs) {
  const { analyticsHost } = context.get(servicesContext);
  return loadText(request, { el: privacyEl(analyticsHost), en: privacyEn(analyticsHost) });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} />;
}
