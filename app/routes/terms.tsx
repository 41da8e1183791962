import { termsEl } from '../features/content/legal/terms.el.ts';
import { termsEn } from '../features/content/legal/terms.en.ts';
import { TextPage } from '../features/content/legal/text-page.tsx';
import { loadText } from '../features/content/load-text.ts';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/terms';

export const headers = cachedPage;

export const loader = ({ request }: Route.LoaderArgs) => loadText(request, { el: termsEl, en: termsEn });

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} isNumbered />;
}
