import { textFor } from '../features/guide/guide-text.ts';
import { refurbishmentEl } from '../features/guide/refurbishment.el.ts';
import { refurbishmentEn } from '../features/guide/refurbishment.en.ts';
import { RefurbishmentScreen } from '../features/guide/refurbishment-screen.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/refurbishment';

export const headers = cachedPage;

export const loader = ({ request }: Route.LoaderArgs) => textFor(request, { el: refurbishmentEl, en: refurbishmentEn });

export default function Refurbishment({ loaderData }: Route.ComponentProps) {
  return <RefurbishmentScreen text={loaderData} />;
}
