import { type ReactNode, useEffect, useState } from 'react';
import { useBlocker, useLocation, useNavigation } from 'react-router';
import { shop } from '#shop.config';
import { useI18n } from '../i18n/i18n-context.tsx';
import type { ModelContext } from '../state/page-tools.ts';
import { dismissToast, type Toast, useToasts } from '../state/toasts.ts';
import { useAfterPaint } from '../ui/after-paint.ts';
import { LocalLink } from '../ui/local-link.tsx';
import { MODAL_CHANGE } from '../ui/over/modal-change.ts';
import { onDemand } from '../ui/over/on-demand.tsx';
import { PART_MISSING } from '../ui/over/part-missing.ts';
import { AddForm } from '../ui/product/add-button.tsx';
import { Footer } from './footer.tsx';
import { Header, PromoBar } from './header.tsx';
import { restoreScroll } from './language-memory.ts';
import { ScriptsMissing } from './scripts-missing.tsx';
import { useOnline } from './use-online.ts';

const ToastRegion = onDemand(() => import('../ui/over/toast-region.tsx').then((module) => module.ToastRegion));

const NONE: readonly Toast[] = [];

/** The frame around every screen. */
export function Shell({ account, children }: { account: ReactNode; children: ReactNode }) {
  const { t } = useI18n();
  useEffect(restoreScroll, []);
  useFocusAfterNavigation();
  usePageTools();
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
      <Footer />
      <AddForm />
      <noscript>
        <p className="offline">
          {t('noScript.text')} <LocalLink to="/contact">{t('noScript.link')}</LocalLink>
        </p>
      </noscript>
      <ScriptsMissing />
      <OfflineNotice />
      <Toasts />
    </>
  );
}

/** Only a browser with an assistant asks for them. */
function usePageTools(): void {
  const { t, language } = useI18n();
  useEffect(() => {
    if (!shop.assistants.pageTools || !('modelContext' in document)) return;
    const context = document.modelContext as ModelContext;
    const tools = new AbortController();
    import('../state/page-tools.ts').then(
      ({ registerPageTools }) => registerPageTools(context, { t, language }, tools.signal),
      // Without them every visitor gets the same page.
      () => undefined,
    );
    return () => tools.abort();
  }, [t, language]);
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
    // A visitor who was quicker than the script, opening a menu by key, keeps the focus.
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

/** A visitor who types the next search while the last one's page arrives keeps the focus in the box. */
function isTyping(): boolean {
  return document.activeElement instanceof HTMLInputElement && document.activeElement.value !== '';
}

/** Ms: a page that comes sooner needs no sign, which would only flicker. */
const PATIENCE_MS = 150;

/** The next page is on its way: a line at the top of the window, and on the way to a product a turning ring. */
function NavigationSign() {
  const { t } = useI18n();
  const { location } = useNavigation();
  const isLate = useIsLate(location !== undefined);
  const toProduct = /\/product\//.test(location?.pathname ?? '');
  return (
    <div role="status">
      {isLate && (
        <p className={toProduct ? 'coming coming--ring' : 'coming'}>
          <span className="vh">{t('shop.loading')}</span>
        </p>
      )}
    </div>
  );
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
}

/** No connection, or a connection that lost a part of the page on its way. */
function OfflineNotice() {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  const isOnline = useOnline();
  const [isPageHeld, setPageHeld] = useState(false);
  const isPartMissing = usePartMissing();
  return (
    <div role="status" className={isOnline && !isPartMissing ? undefined : 'offline'}>
      {!isOnline && <span>{t('offline.message')}</span>}
      {(!isOnline || isPageHeld) && <HeldPage isOnline={isOnline} onHeld={setPageHeld} />}
      {isOnline && isPartMissing && (
        <p>
          {t('offline.partMissing')} <a href={pathname + search}>{t('error.reload')}</a>
        </p>
      )}
    </div>
  );
}

/**
 * Offline, a page cannot be loaded, and the router would leave this one for the browser's own error page. So it stays, and
 * the next one opens with the connection.
 */
function HeldPage({ isOnline, onHeld }: { isOnline: boolean; onHeld: (isHeld: boolean) => void }) {
  const { t } = useI18n();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      !navigator.onLine && (from.pathname !== to.pathname || from.search !== to.search),
  );
  const isHeld = blocker.state === 'blocked';
  useEffect(() => onHeld(isHeld), [isHeld, onHeld]);
  useEffect(() => {
    if (isOnline && blocker.state === 'blocked') blocker.proceed();
  }, [isOnline, blocker]);
  return isHeld && ` ${t('offline.waiting')}`;
}

function usePartMissing(): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const onMissing = () => setMissing(true);
    document.addEventListener(PART_MISSING, onMissing);
    return () => document.removeEventListener(PART_MISSING, onMissing);
  }, []);
  return isMissing;
}
