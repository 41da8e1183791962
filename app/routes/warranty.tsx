import { loadText } from '../features/content/load-text.ts';
import { warrantyEl } from '../features/content/warranty/warranty.el.ts';
import { warrantyEn } from '../features/content/warranty/warranty.en.ts';
import { WarrantyScreen } from '../features/content/warranty/warranty-screen.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/warranty';

export const headers = cachedPage;

export const loader = ({ request }: Route.LoaderArgs) => loadText(request, { el: warrantyEl, en: warrantyEn });

export default function Warranty({ loaderData }: Route.ComponentProps) {
  return <WarrantyScreen text={loaderData} />;
}
