import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Settles at the first sign that somebody is there and stays: whoever only glances at a page pays for nothing more. */
let firstSign: Promise<void> | undefined;

function untilFirstSign(): Promise<void> {
  firstSign ??= new Promise((resolve) => {
    for (const sign of SIGNS) addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
  });
  return firstSign;
}

/**
 * A part of the page whose code is fetched when it is first needed, or while the browser has nothing to do and the visitor
 * has begun to look around, so that it delays neither the first paint nor the first press. `fallback` holds the place of a
 * part that others stand beside.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, never while rendering.
  return function OnDemand({ needed, fallback = null, ...props }: Props & { needed: boolean; fallback?: ReactNode }) {
    const wasNeeded = useRef(false);
    wasNeeded.current ||= needed;
    useEffect(() => {
      if (!('requestIdleCallback' in window)) return;
      let request = 0;
      let isGone = false;
      void untilFirstSign().then(() => {
        if (!isGone) request = requestIdleCallback(() => void load());
      });
      return () => {
        isGone = true;
        cancelIdleCallback(request);
      };
    }, []);
    if (!wasNeeded.current) return null;
    return (
      <Suspense fallback={fallback}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}
