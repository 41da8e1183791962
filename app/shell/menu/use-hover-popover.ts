import { type PointerEvent, useEffect, useRef } from 'react';

/** Ms of rest before a menu opens, and of absence before it closes (specification, section 9). */
const OPEN_DELAY_MS = 200;
const CLOSE_DELAY_MS = 300;

/**
 * Opens a popover when a mouse rests on its button and closes it when the mouse has left both. A press, a key and a finger
 * are the browser's own business.
 */
export function useHoverPopover<Panel extends HTMLElement>() {
  const panel = useRef<Panel>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (ms: number, act: (panel: Panel) => void) => (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType !== 'mouse') return;
    timer.current = setTimeout(() => panel.current && act(panel.current), ms);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  };
  const leave = after(CLOSE_DELAY_MS, close);
  return {
    panel,
    close,
    trigger: {
      onPointerEnter: after(OPEN_DELAY_MS, (menu) => !menu.matches(':popover-open') && menu.showPopover()),
      onPointerLeave: leave,
      // The press decides: what the hover was about to do would undo it.
      onPointerDown: () => clearTimeout(timer.current),
    },
    hold: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: leave },
  };
}
