import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { afterPaint } from '../after-paint.ts';
import { PART_MISSING } from './part-missing.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Ms: what the visitor has begun to do comes first. */
const AFTER_SIGN_MS = 2_000;

/** Settles after the first sign that the visitor stays, so that a glance at a page loads nothing more. */
let firstSign: Promise<void> | undefined;

function untilFirstSign(): Promise<void> {
  firstSign ??= new Promise((resolve) => {
    const settle = () => setTimeout(resolve, AFTER_SIGN_MS);
    for (const sign of SIGNS) addEventListener(sign, settle, { once: true, passive: true, capture: true });
  });
  return firstSign;
}

/** Safari has no `requestIdleCallback`; a moment later is idle enough. */
const whenIdle =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : (act: () => void) => window.setTimeout(act, 200);
const notWhenIdle = typeof cancelIdleCallback === 'function' ? cancelIdleCallback : clearTimeout;

/**
 * A part of the page whose code is fetched when it is first needed, or when the browser is idle after the first sign of the
 * visitor, so that it delays neither the first paint nor the first press. If the code does not arrive (offline, or gone with a
 * new release), the page stays as it is and a notice asks to reload: a browser requests a failed module only once per page.
 * `React.lazy` would give the whole page to the error screen. `fallback` holds the place of a part among others.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const get = async () => {
    loaded ??= await load();
    return loaded;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, never while rendering.
  return function OnDemand({ needed, fallback = null, ...props }: Props & { needed: boolean; fallback?: ReactNode }) {
    const Part = usePart(get, needed, loaded);
    useReadyEarly(get);
    if (!Part) return needed ? fallback : null;
    return (
      // The part may wait for its styles.
      <Suspense fallback={fallback}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}

/** Null until it was needed once; from then on it stays, so that it can close in its own time. */
function usePart<Props>(
  get: () => Promise<ComponentType<Props>>,
  needed: boolean,
  loaded: ComponentType<Props> | null,
): ComponentType<Props> | null {
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  if (needed && loaded && !part) setPart({ Part: loaded });
  const isMissing = needed && !part;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    // After the paint, so that the pressed control answers before code from the browser's cache runs.
    const callOff = afterPaint(() => {
      get().then(
        (Part) => isGone || setPart({ Part }),
        () => document.dispatchEvent(new Event(PART_MISSING)),
      );
    });
    return () => {
      isGone = true;
      callOff();
    };
  }, [get, isMissing]);
  return part?.Part ?? null;
}

function useReadyEarly(get: () => Promise<unknown>): void {
  useEffect(() => {
    let request = 0;
    let isGone = false;
    void untilFirstSign().then(() => {
      if (!isGone) request = whenIdle(() => void get().catch(ignoreMissing));
    });
    return () => {
      isGone = true;
      notWhenIdle(request);
    };
  }, [get]);
}

/** The part is not needed yet; a failure is reported when it is. */
function ignoreMissing(): void {}
