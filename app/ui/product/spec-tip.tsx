import { type ReactNode, useId, useRef } from 'react';

/** Ms: how long a pointer must rest before a tip opens, and how soon after one the next opens (specification, section 9). */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

/**
 * A fact with an explanation: a button whose popover opens at once when pressed, and after a moment when a pointer rests
 * on it. Esc and a press elsewhere close it, by the browser's own means; without JavaScript the press still works.
 */
export function SpecTip({ label, children }: { label: ReactNode; children: ReactNode }) {
  const id = useId();
  const tip = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const isOpen = () => tip.current?.matches(':popover-open') === true;
  const onEnter = () => {
    const isWarm = performance.now() - lastClosedAt < SKIP_DELAY_MS;
    timer.current = setTimeout(
      () => !isOpen() && tip.current?.showPopover({ source: button.current ?? undefined } as ShowPopoverOptions),
      isWarm ? 0 : OPEN_DELAY_MS,
    );
  };
  const onLeave = () => {
    clearTimeout(timer.current);
    if (!isOpen() || tip.current?.contains(document.activeElement)) return;
    lastClosedAt = performance.now();
    tip.current?.hidePopover();
  };
  return (
    <span
      className="tip-host"
      onPointerEnter={(event) => event.pointerType === 'mouse' && onEnter()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onLeave()}
    >
      <button ref={button} type="button" className="spec-chip" popoverTarget={id}>
        {label}
      </button>
      <div ref={tip} id={id} className="tip" popover="auto">
        {children}
      </div>
    </span>
  );
}
