import { type RefObject, useRef } from 'react';
import { useOnChange } from './use-on-change.ts';

/**
 * For the heading of a step that takes the place of another on the same page: the focus goes to it, so that it is read first.
 * Not on the first page of a visit, where the browser begins at the top.
 *
 * @param step what tells the steps apart
 */
export function useFocusOnStep(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useOnChange(step, () => {
    if (document.documentElement.dataset.visited) heading.current?.focus({ preventScroll: true });
  });
  return heading;
}
