import { useEffect, useRef, useState } from 'react';
import { onDemand } from '../../ui/on-demand.tsx';
import type { ProductData } from './load-product.ts';
import { findWearPicture } from './wear-picture.ts';

const GradeStage = onDemand(() => import('./grade-stage.tsx').then((module) => module.GradeStage));

/** The stage, fetched when the visitor scrolls near it. Identity and other configurations say the same in words. */
export function GradeStageNear(props: ProductData) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const wear = findWearPicture(props.images);
  const { grade } = props.facts;
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '800px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  if (!wear || !grade) return null;
  return (
    <div className="section gst-place" ref={place}>
      <GradeStage key={props.card.id} needed={isNear} {...props} wear={wear} own={grade} />
    </div>
  );
}
