import { loadTerms } from '../features/content/load-terms.ts';
import { TextPage } from '../features/content/text-page.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import { getPaymentWays } from '../storefront/get-payment-ways.ts';
import { servicesContext } from '../storefront/services.ts';
import type { Route } from './+types/terms';

export const headers = cachedPage;

export const loader = async ({ url, context }: Route.LoaderArgs) =>
  loadTerms(url, await getPaymentWays(context.get(servicesContext)));

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} isNumbered />;
}
