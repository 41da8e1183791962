import { loadText } from '../features/content/load-text.ts';
import { privacyEl } from '../features/content/privacy.el.ts';
import { privacyEn } from '../features/content/privacy.en.ts';
import { TextPage } from '../features/content/text-page.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/privacy';

export const headers = cachedPage;

export const loader = ({ request }: Route.LoaderArgs) => loadText(request, { el: privacyEl, en: privacyEn });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} />;
}
