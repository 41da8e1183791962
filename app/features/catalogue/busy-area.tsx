import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { isNextList } from './is-next-list.ts';

/** A list that comes sooner is not announced by empty boxes, ms. */
const BOXES_AFTER_MS = 150;

/**
 * Knows by itself that the next list is on its way, so that the list it holds is not drawn anew for that. On the way to
 * another page the list stays as it is: on it is the laptop that was pressed.
 */
export function BusyArea({ children }: { children: ReactNode }) {
  const isBusy = isNextList(useNavigation(), useLocation());
  const isLong = useLongWait(isBusy);
  return (
    <div className={isLong ? 'cat__results cat__results--waiting' : 'cat__results'} aria-busy={isBusy}>
      {children}
    </div>
  );
}

function useLongWait(isBusy: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setLong(true), BOXES_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isBusy]);
  return isBusy && isLong;
}
