import { MissionScreen } from '../features/guide/mission-screen.tsx';
import { textFor } from '../features/guide/text-for.ts';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/our-mission';

export const headers = cachedPage;

export const loader = ({ url }: Route.LoaderArgs) => textFor(url, ({ mission }) => mission);

export default function Mission({ loaderData }: Route.ComponentProps) {
  return <MissionScreen text={loaderData} />;
}
