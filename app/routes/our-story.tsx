import { textFor } from '../features/guide/guide-text.ts';
import { storyEl } from '../features/guide/story.el.ts';
import { storyEn } from '../features/guide/story.en.ts';
import { StoryScreen } from '../features/guide/story-screen.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/our-story';

export const headers = cachedPage;

export const loader = ({ request }: Route.LoaderArgs) => textFor(request, { el: storyEl, en: storyEn });

export default function Story({ loaderData }: Route.ComponentProps) {
  return <StoryScreen text={loaderData} />;
}
