import { type RefObject, useRef } from 'react';
import { useOnChange } from './use-on-change.ts';

/**
 * Moves the focus to the heading of a step that replaces another on the same page, so that it is read first. Not on the first page of
 * a visit, where the browser begins at the top.
 *
 * @param step distinguishes the steps
 */
export function useFocusOnStep(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useOnChange(step, () => {
    if (document.documentElement.dataset.visited) heading.current?.focus({ preventScroll: true });
  });
  return heading;
}
