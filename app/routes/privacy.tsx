import { privacyEl } from '../features/content/legal/privacy.el.ts';
import { privacyEn } from '../features/content/legal/privacy.en.ts';
import { TextPage } from '../features/content/legal/text-page.tsx';
import { loadText } from '../features/content/load-text.ts';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/privacy';

export const headers = cachedPage;

export const loader = ({ request }: Route.LoaderArgs) => loadText(request, { el: privacyEl, en: privacyEn });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} />;
}
