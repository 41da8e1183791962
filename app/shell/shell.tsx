import { type ReactNode, useEffect } from 'react';
import { useI18n } from '../i18n/i18n-context.tsx';
import { useLocation } from '../router/router-context.ts';
import { dismissToast, type Toast, useToasts } from '../state/toasts.ts';
import { useAfterPaint } from '../ui/after-paint.ts';
import { MODAL_CHANGE } from '../ui/modal-change.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { Footer } from './footer.tsx';
import { Header, PromoBar } from './header.tsx';
import { restoreScroll } from './language-memory.ts';
import laterStyles from './later.css?url';
import { NavigationSign } from './navigation-sign.tsx';
import { OfflineNotice } from './offline-notice.tsx';

const ToastRegion = onDemand(() => import('../ui/toast-region.tsx').then((module) => module.ToastRegion));

const NONE: readonly Toast[] = [];

/** What stands around every screen. */
export function Shell({ account, children }: { account: ReactNode; children: ReactNode }) {
  const { t } = useI18n();
  useEffect(restoreScroll, []);
  useFocusAfterNavigation();
  return (
    <>
      <a className="skip" href="#main">
        {t('shop.skip')}
      </a>
      <NavigationSign />
      <PromoBar />
      <Header account={account} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* Here, and not in the head: nothing that is seen first waits for it. */}
      <link rel="stylesheet" href={laterStyles} />
      <Footer />
      <OfflineNotice />
      <Toasts />
    </>
  );
}

function Toasts() {
  const toasts = useAfterPaint(useToasts(), NONE);
  return <ToastRegion needed={toasts.length > 0} toasts={toasts} onDismiss={dismissToast} />;
}

/**
 * After a page change the browser leaves the focus on a link that may be gone. A screen reader is told the new page by
 * moving the focus to its content; the router has put the page to its top already. A menu or a drawer that led there is
 * still open then, and gives the focus back to what opened it: the content has its turn after that.
 */
function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // Whoever was quicker than the script, and opened a menu by key say, keeps the focus where it is.
    const isFirstPage = document.documentElement.dataset.visited === undefined;
    document.documentElement.dataset.visited = pathname;
    if (isFirstPage) return;
    if (!document.querySelector('dialog:modal')) return focusMain();
    document.addEventListener(MODAL_CHANGE, focusMain, { once: true });
    return () => document.removeEventListener(MODAL_CHANGE, focusMain);
  }, [pathname]);
}

function focusMain(): void {
  const main = document.getElementById('main');
  if (!main?.contains(document.activeElement) && !isTyping()) main?.focus({ preventScroll: true });
}

/** Somebody who writes the next search while the page of the last one arrives keeps the box. */
function isTyping(): boolean {
  return document.activeElement instanceof HTMLInputElement && document.activeElement.value !== '';
}
