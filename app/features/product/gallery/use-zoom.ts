import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

const LARGEST = 4;
const STEP = 1.5;
/** In an upright window the whole picture would be no larger than on the page. */
const UPRIGHT_START = 2;
/** A finger that moves further sideways turns to the next picture. */
const SWIPE_PX = 48;

interface Point {
  clientX: number;
  clientY: number;
}

/**
 * How large the picture in a scrolling view is: 1 fills the view. The style sheet reads it from `--zoom`; what was under
 * the pointer stays there. Moving about is the view's own scrolling.
 *
 * @param turn shows another picture: 1 is the next, -1 the one before
 */
export function useZoom(view: RefObject<HTMLElement | null>, turn: (step: number) => void) {
  const [level, setLevel] = useState(1);
  const current = useRef(1);
  const turnTo = useEffectEvent(turn);

  const zoomBy = useCallback(
    (factor: number, point?: Point) => {
      const next = Math.min(Math.max(current.current * factor, 1), LARGEST);
      current.current = next < 1.01 ? 1 : next;
      if (view.current) resize(view.current, current.current, point ?? middleOf(view.current));
      setLevel(current.current);
    },
    [view],
  );

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const onTurn = (step: number) => {
      zoomBy(0);
      turnTo(step);
    };
    // Not by React, which listens passively: these keep the page from zooming and scrolling itself.
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        zoomBy(Math.exp(-event.deltaY / 400), event);
      },
      { passive: false, signal },
    );
    element
      .closest('dialog')
      ?.addEventListener('keydown', (event) => onKey(event, current.current, zoomBy, onTurn), { signal });
    element.addEventListener('dblclick', (event) => zoomBy(current.current > 1 ? 0 : 2 * STEP, event), { signal });
    listenToFingers(element, () => current.current, zoomBy, onTurn, signal);
    listenToMouse(element, signal);
    // The dialog around it opens after this.
    const opened = requestAnimationFrame(() => {
      if (element.clientWidth < element.clientHeight) zoomBy(UPRIGHT_START);
    });
    return () => {
      stop.abort();
      cancelAnimationFrame(opened);
    };
  }, [view, zoomBy]);

  return { level, isSmallest: level === 1, isLargest: level === LARGEST, zoomBy };
}

type ZoomBy = (factor: number, point?: Point) => void;

function onKey(event: KeyboardEvent, level: number, zoomBy: ZoomBy, turn: (step: number) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '+' || event.key === '=') zoomBy(STEP);
  else if (event.key === '-') zoomBy(1 / STEP);
  else if (event.key === '0') zoomBy(0);
  else if (level === 1 && event.key === 'ArrowRight') turn(1);
  else if (level === 1 && event.key === 'ArrowLeft') turn(-1);
  else return;
  event.preventDefault();
}

/** Two fingers zoom by their distance; one finger turns the page while nothing is enlarged, and otherwise scrolls. */
function listenToFingers(
  element: HTMLElement,
  levelNow: () => number,
  zoomBy: ZoomBy,
  turn: (step: number) => void,
  signal: AbortSignal,
): void {
  let distance = 0;
  let startX: number | null = null;
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      const [one, other] = touches;
      startX = one && !other ? one.clientX : null;
      distance = one && other ? distanceOf(one, other) : 0;
    },
    { passive: true, signal },
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches;
      if (!one || !other || distance === 0) return;
      event.preventDefault();
      const now = distanceOf(one, other);
      zoomBy(now / distance, {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      });
      distance = now;
    },
    { passive: false, signal },
  );
  element.addEventListener(
    'touchend',
    ({ changedTouches: [finger] }) => {
      const moved = finger && startX !== null && levelNow() === 1 ? finger.clientX - startX : 0;
      if (Math.abs(moved) > SWIPE_PX) turn(moved < 0 ? 1 : -1);
      startX = null;
    },
    { signal },
  );
}

/** A mouse takes hold of the picture and moves it. */
function listenToMouse(element: HTMLElement, signal: AbortSignal): void {
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button === 0) element.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    ({ pointerId, movementX, movementY }) => {
      if (element.hasPointerCapture(pointerId)) element.scrollBy(-movementX, -movementY);
    },
    { signal },
  );
}

function distanceOf(a: Touch, b: Touch): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

function middleOf(element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/** The place of the picture under the point stays under it. */
function resize(view: HTMLElement, level: number, { clientX, clientY }: Point): void {
  const picture = view.querySelector('img');
  if (!picture) return;
  const before = picture.getBoundingClientRect();
  const across = (clientX - before.left) / before.width;
  const down = (clientY - before.top) / before.height;
  view.style.setProperty('--zoom', String(level));
  const after = picture.getBoundingClientRect();
  view.scrollBy({
    left: after.left + across * after.width - clientX,
    top: after.top + down * after.height - clientY,
    behavior: 'instant',
  });
}
