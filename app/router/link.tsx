import { type AnchorHTMLAttributes, type MouseEvent, type SyntheticEvent, useRef } from 'react';
import { useRouter } from './router-context.ts';
import type { NavigateOptions } from './types.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, NavigateOptions {
  to: string;
  /** What the address needs is fetched when a visitor is about to press the link. */
  prefetch?: 'intent' | undefined;
  /** The browser loads the whole document. */
  reloadDocument?: boolean | undefined;
}

/** Ms: who only passes over a link wants nothing of it. */
const INTENT_MS = 100;

/** A link that the router follows; before the page's scripts run, and without them, the browser does. */
export function Link({
  to,
  prefetch,
  reloadDocument,
  replace,
  preventScrollReset,
  viewTransition,
  onClick,
  ...rest
}: LinkProps) {
  const router = useRouter();
  const intent = useIntent(to, prefetch);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (reloadDocument || !isForRouter(event)) return;
    event.preventDefault();
    const isHere = event.currentTarget.href === window.location.href;
    void router.navigate(to, { replace: replace ?? isHere, preventScrollReset, viewTransition });
  };
  return <a {...rest} {...intent} href={to} onClick={follow} />;
}

function isForRouter(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin } = event.currentTarget;
  const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
  return (
    isPlain && !event.defaultPrevented && (target === '' || target === '_self') && origin === window.location.origin
  );
}

function useIntent(to: string, prefetch: LinkProps['prefetch']) {
  const { prefetch: startPrefetch } = useRouter();
  const takeBack = useRef<(() => void) | null>(null);
  if (prefetch !== 'intent') return null;
  const end = () => {
    takeBack.current?.();
    takeBack.current = null;
  };
  const begin = (_: SyntheticEvent) => {
    end();
    const timer = setTimeout(() => {
      takeBack.current = startPrefetch(to);
    }, INTENT_MS);
    takeBack.current = () => clearTimeout(timer);
  };
  return { onMouseEnter: begin, onFocus: begin, onTouchStart: begin, onMouseLeave: end, onBlur: end };
}
