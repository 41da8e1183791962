import { useEffect, useRef } from 'react';

/** Ms. */
const SWEEP_MS = 2_600;

/**
 * Turns the light once, from above to the side and back to where it was, when the picture is first in sight; never where
 * the visitor asked for less motion, and never again after a hand has been on it.
 */
export function useSweep(onLight: (percent: number) => void, rest: number) {
  const ref = useRef<HTMLDivElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const sweep = (start: number) => (now: number) => {
      const part = Math.min(1, (now - start) / SWEEP_MS);
      if (isOver.current) return;
      onLight(Math.round(part === 1 ? rest : (1 + Math.cos(part * 2 * Math.PI)) * 0.5 * rest));
      if (part < 1) frame = requestAnimationFrame(sweep(start));
      else isOver.current = true;
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || isOver.current) return;
        observer.disconnect();
        frame = requestAnimationFrame(sweep(performance.now()));
      },
      { threshold: 0.6 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [onLight, rest]);
  const stop = () => {
    isOver.current = true;
  };
  return { ref, stop };
}
