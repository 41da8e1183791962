import { StoryScreen } from '../features/guide/story-screen.tsx';
import { textFor } from '../features/guide/text-for.ts';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/our-story';

export const headers = cachedPage;

export const loader = ({ url }: Route.LoaderArgs) => textFor(url, ({ story }) => story);

export default function Story({ loaderData }: Route.ComponentProps) {
  return <StoryScreen text={loaderData} />;
}
