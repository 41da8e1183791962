import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { fr } from '../../i18n/messages/fr.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { setSessionLoading, startSession } from '../../state/auth-state.ts';
import { showToast } from '../../state/toasts.ts';
import { addToWishlist } from '../../state/wishlist-state.ts';
import { ScreenStyles } from '../../ui/screen-styles.tsx';
import styles from './account.css?url';
import { welcome } from './account-api.ts';
import { takePending } from './authorization.ts';
import { callCustomerFunction } from './customer-function.ts';
import { finishAuthorization } from './finish-authorization.ts';
import { useAccountWords } from './use-account.ts';

/** Ms until the account is shown (specification, section 9). */
const REDIRECT_AFTER_MS = { done: 2_000, failed: 3_000 };

type Progress = 'working' | 'done' | 'failed';

const TEXTS = {
  working: [fr['callback.working'], fr['callback.wait']],
  done: [fr['callback.done'], fr['callback.redirecting']],
  failed: [fr['callback.failed'], fr['callback.redirecting']],
} as const;

/** Where the platform's login page sends the browser back to. Its texts are French in either language. */
export function CallbackScreen() {
  const words = useAccountWords();
  const [title, text] = TEXTS[useCallbackProgress()];
  return (
    <div className="wrap account">
      <ScreenStyles href={styles} />
      <PageHead title={words('page.title')} description={words('page.description')} noIndex />
      <div className="callback" lang="fr" role="status">
        <h1>{title}</h1>
        <p className="muted">{text}</p>
      </div>
      <noscript>
        <p>{words('page.noScript')}</p>
      </noscript>
    </div>
  );
}

function useCallbackProgress(): Progress {
  const { path } = useI18n();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<Progress>('working');
  const isBegun = useRef(false);
  useEffect(() => {
    // A code counts once.
    if (isBegun.current) return;
    isBegun.current = true;
    void finish().then(setProgress);
  }, []);
  useEffect(() => {
    if (progress === 'working') return;
    const timer = setTimeout(() => void navigate(path('/account'), { replace: true }), REDIRECT_AFTER_MS[progress]);
    return () => clearTimeout(timer);
  }, [progress, navigate, path]);
  return progress;
}

async function finish(): Promise<Progress> {
  const parameters = new URLSearchParams(location.search);
  // Neither the history nor a copied address is to carry the code.
  history.replaceState(history.state, '', location.pathname);
  setSessionLoading(true);
  try {
    const pending = takePending();
    const { tokens, customer } = await finishAuthorization(parameters, pending, callCustomerFunction);
    startSession(tokens);
    welcome(customer);
    if (pending.wish) addToWishlist(pending.wish);
    return 'done';
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const title = message ? fr['callback.error'].replace('{message}', message) : fr['callback.failed'];
    showToast({ kind: 'error', title, lang: 'fr' });
    return 'failed';
  } finally {
    setSessionLoading(false);
  }
}
