import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AuthMode } from '#domain/forms/auth-form.schema.ts';
import { fr } from '#locales/fixed-french.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { PageHead } from '../../../seo/page-head.tsx';
import { setSessionLoading, startSession } from '../../../state/auth-state.ts';
import { showToast } from '../../../state/toasts.ts';
import { addToWishlist } from '../../../state/wishlist-state.ts';
import '../account.css';
import { welcome } from '../account-api.ts';
import { useAccountWords } from '../use-account.ts';
import { type Pending, takePending } from './authorization.ts';
import { callCustomerFunction } from './customer-function.ts';
import { finishAuthorization } from './finish-authorization.ts';

/** Ms until the account is shown (specification, section 9). */
const REDIRECT_AFTER_MS = { done: 2_000, failed: 3_000 };

/** `waiting` is what the server sends: only the browser knows whether a login or a sign-up comes back. */
interface Progress {
  step: 'waiting' | 'working' | 'done' | 'failed';
  mode: AuthMode;
  /** The error's message, in the specification's words; empty when the error has none. */
  message: string;
}

/** Where the platform's login page sends the browser back to. */
export function CallbackScreen() {
  const words = useAccountWords();
  const progress = useCallbackProgress();
  return (
    <div className="wrap account">
      <PageHead title={words('nav.account')} description={words('page.description')} noIndex />
      <CallbackNotice {...progress} />
      <noscript>
        <p>{words('page.noScript')}</p>
      </noscript>
    </div>
  );
}

/**
 * The specification's French words where it wrote some, with the reader's own language beside them. They speak of an account
 * that is being created: a login has words of its own.
 */
export function CallbackNotice({ step, mode, message }: Progress) {
  const words = useAccountWords();
  const french = frenchHeading(step, mode);
  const own = words(step === 'waiting' || step === 'failed' ? `callback.${step}` : `callback.${mode}.${step}`);
  const isOver = step === 'done' || step === 'failed';
  return (
    <div className="callback" role="status">
      {french === null ? <h1>{own}</h1> : <h1 lang="fr">{french}</h1>}
      {french !== null && <p>{own}</p>}
      {message && <p lang="fr">{fr['callback.error'].replace('{message}', message)}</p>}
      <p className="muted" lang="fr">
        {fr[isOver ? 'callback.redirecting' : 'callback.wait']}
      </p>
      <p className="muted">{words(isOver ? 'callback.redirecting' : 'callback.wait')}</p>
    </div>
  );
}

function frenchHeading(step: Progress['step'], mode: AuthMode): string | null {
  if (step === 'failed') return fr['callback.failed'];
  return step === 'waiting' || mode === 'login' ? null : fr[`callback.${step}`];
}

function useCallbackProgress(): Progress {
  const { path } = useI18n();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<Progress>({ step: 'waiting', mode: 'signup', message: '' });
  const isBegun = useRef(false);
  useEffect(() => {
    // A code counts once.
    if (isBegun.current) return;
    isBegun.current = true;
    const pending = takePending();
    const mode = pending.authorization?.mode ?? 'signup';
    setProgress({ step: 'working', mode, message: '' });
    void finish(pending).then((end) => setProgress({ ...end, mode }));
  }, []);
  const { step } = progress;
  useEffect(() => {
    if (step !== 'done' && step !== 'failed') return;
    const timer = setTimeout(() => void navigate(path('/account'), { replace: true }), REDIRECT_AFTER_MS[step]);
    return () => clearTimeout(timer);
  }, [step, navigate, path]);
  return progress;
}

async function finish(pending: Pending): Promise<Pick<Progress, 'step' | 'message'>> {
  const parameters = new URLSearchParams(location.search);
  // Removes the code from the history and from copied addresses.
  history.replaceState(history.state, '', location.pathname);
  setSessionLoading(true);
  try {
    const { tokens, customer } = await finishAuthorization(parameters, pending, callCustomerFunction);
    startSession(tokens);
    welcome(customer);
    if (pending.wish) addToWishlist(pending.wish);
    return { step: 'done', message: '' };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const title = message ? fr['callback.error'].replace('{message}', message) : fr['callback.failed'];
    showToast({ kind: 'error', title, lang: 'fr' });
    return { step: 'failed', message };
  } finally {
    setSessionLoading(false);
  }
}
