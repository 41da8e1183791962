import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { scrollToTarget } from './browser-history.ts';
import type { BrowserRouterStore } from './router.ts';
import { RouterContext } from './router-context.ts';
import { ScreenTree } from './screen-tree.tsx';

/** Draws what the router shows, and moves the window to its place. */
export function BrowserRouter({ router }: { router: BrowserRouterStore }) {
  const [{ screen, navigation }, setState] = useState(router.getState);
  const [modules] = useState(router.modules);
  /** Ends the browser's waiting for the screen to which it moves. */
  const finishMove = useRef<(() => void) | null>(null);
  useLayoutEffect(
    () =>
      router.subscribe((isAnimated) => {
        const draw = () => startTransition(() => setState(router.getState()));
        if (!isAnimated || !('startViewTransition' in document)) return draw();
        const move = document.startViewTransition(
          () =>
            new Promise<void>((resolve) => {
              finishMove.current = resolve;
              draw();
            }),
        );
        // Broken off by the next one, or in a tab behind: the screen is drawn all the same.
        move.ready.catch(() => undefined);
      }),
    [router],
  );
  useLayoutEffect(() => {
    scrollToTarget(screen.location);
  }, [screen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen that is drawn ends the move to it.
  useEffect(() => {
    finishMove.current?.();
    finishMove.current = null;
  }, [screen]);
  return (
    <RouterContext value={router}>
      <ScreenTree screen={screen} navigation={navigation} modules={modules} />
    </RouterContext>
  );
}
