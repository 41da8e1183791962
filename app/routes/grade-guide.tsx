import { GradeGuideScreen } from '../features/guide/grade-guide-screen.tsx';
import { loadGradeGuide } from '../features/guide/load-grade-guide.ts';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/grade-guide';

export const headers = cachedPage;

export const loader = ({ url, context }: Route.LoaderArgs) => loadGradeGuide(url, context);

export default function GradeGuide({ loaderData }: Route.ComponentProps) {
  return <GradeGuideScreen {...loaderData} />;
}
