import { useCompared } from '../../state/compare-state.ts';
import { onDemand } from '../../ui/over/on-demand.tsx';

const CompareBar = onDemand(() => import('./compare-bar.tsx').then((module) => module.CompareBar));

/** The bar of those who are about to compare something. */
export function CompareOnDemand() {
  return <CompareBar needed={useCompared().length > 0} />;
}
