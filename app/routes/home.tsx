import { HomeScreen } from '../features/home/home-screen.tsx';
import { loadHome } from '../features/home/load-home.ts';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/home';

export const headers = cachedPage;

export const loader = ({ url, context }: Route.LoaderArgs) => loadHome(url, context);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen {...loaderData} />;
}
