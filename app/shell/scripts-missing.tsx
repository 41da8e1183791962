import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useI18n } from '../i18n/i18n-context.tsx';

/** Marks in `sessionStorage` that a page was loaded again because a script did not arrive. */
const RETRY_KEY = 'scripts-retried';

/**
 * Without one of its scripts a page looks ready and answers nothing. A browser does not ask again for a module that failed, so
 * this inline script loads the page once more; what else fails of a page that is being left says nothing. If a script is missing
 * again, the page says so (`ScriptsMissing`). Once the page is alive, parts on demand report their own failures (ui/on-demand.tsx).
 */
export const RETRY_SCRIPTS = import.meta.env.SSR
  ? `{let leaving;const missing=(event)=>{const page=document.documentElement.dataset;if('visited'in page)return;event.preventDefault();if(leaving)return;try{if(!sessionStorage.getItem('${RETRY_KEY}')){sessionStorage.setItem('${RETRY_KEY}','1');leaving=true;location.reload();return}}catch{}page.scripts='missing'};addEventListener('error',(event)=>event.target instanceof HTMLScriptElement&&missing(event),true);addEventListener('unhandledrejection',missing)}`
  : '';

/** A notice that styles reveal when the inline script has found a script missing. */
export function ScriptsMissing() {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  useEffect(() => {
    try {
      sessionStorage.removeItem(RETRY_KEY);
    } catch {
      // Storage is switched off: the inline script could not set the mark either.
    }
  }, []);
  return (
    <p className="offline scripts-missing" role="alert">
      {t('offline.scriptsMissing')} <a href={pathname + search}>{t('error.reload')}</a>
    </p>
  );
}
