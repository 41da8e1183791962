import { useEffect } from 'react';
import { rememberProduct, useRecent } from '../../state/recent-state.ts';
import { onDemand } from '../../ui/over/on-demand.tsx';

const RecentlyViewed = onDemand(() => import('./recently-viewed.tsx').then((module) => module.RecentlyViewed));

/** The products viewed before this page, if there are any. */
export function RecentOnDemand({ handle }: { handle: string }) {
  const others = useRecent().filter((other) => other !== handle);
  useEffect(() => rememberProduct(handle), [handle]);
  return <RecentlyViewed needed={others.length > 0} handles={others} />;
}
