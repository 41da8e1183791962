import { textFor } from '../features/guide/guide-text.ts';
import { missionEl } from '../features/guide/mission.el.ts';
import { missionEn } from '../features/guide/mission.en.ts';
import { MissionScreen } from '../features/guide/mission-screen.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/our-mission';

export const headers = cachedPage;

export const loader = ({ request }: Route.LoaderArgs) => textFor(request, { el: missionEl, en: missionEn });

export default function Mission({ loaderData }: Route.ComponentProps) {
  return <MissionScreen text={loaderData} />;
}
