import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';

/**
 * A part of the page whose code is fetched when it is first needed, or while the browser has nothing to do, so that it
 * neither delays the first paint nor the first press.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, never while rendering.
  return function OnDemand({ needed, ...props }: Props & { needed: boolean }) {
    const wasNeeded = useRef(false);
    wasNeeded.current ||= needed;
    useEffect(() => {
      if (!('requestIdleCallback' in window)) return;
      const request = requestIdleCallback(() => void load());
      return () => cancelIdleCallback(request);
    }, []);
    if (!wasNeeded.current) return null;
    return (
      <Suspense fallback={null}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}
