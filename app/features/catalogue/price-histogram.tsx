import { useId } from 'react';
import { PRICE_STEPS, priceToStep } from '#domain/catalogue/price-band.ts';

interface Props {
  counts: readonly number[];
  columns: number;
  from: number;
  to: number;
}

const HEIGHT = 40;

/** How many products there are at which price; the part inside of the range is blue. The slider says the same in words. */
export function PriceHistogram({ counts, columns, from, to }: Props) {
  const clip = useId();
  const highest = Math.max(1, ...counts);
  const path = counts
    .map((count, index) => {
      // The square root keeps a single dear machine visible beside fifty cheap ones.
      const height = Math.round(Math.sqrt(count / highest) * HEIGHT);
      return height === 0 ? '' : `M${index * 10 + 1} ${HEIGHT}v-${height}h8v${height}z`;
    })
    .join('');
  const scale = (columns * 10) / (PRICE_STEPS.length - 1);
  const left = priceToStep(from) * scale;
  const width = Math.max(0, priceToStep(to) * scale - left);
  return (
    <svg className="hist" viewBox={`0 0 ${columns * 10} ${HEIGHT + 2}`} preserveAspectRatio="none" aria-hidden="true">
      <clipPath id={clip}>
        <rect x={left} width={width} height={HEIGHT + 2} />
      </clipPath>
      <path d={`${path}M0 ${HEIGHT}h${columns * 10}v1H0z`} />
      <path className="hist__in" clipPath={`url(#${clip})`} d={`${path}M0 ${HEIGHT}h${columns * 10}v2H0z`} />
    </svg>
  );
}
