import { type KeyboardEvent, useState } from 'react';
import type { AuthMode } from '#domain/forms/auth-form.schema.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useAccountWords } from '../use-account.ts';
import { AuthForm } from './auth-form.tsx';

/** The account of those who are logged out: two tabs, by the WAI-ARIA tabs pattern. */
export function AuthTabs() {
  const words = useAccountWords();
  const [mode, setMode] = useState<AuthMode>('login');
  const changeByArrow = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const other = mode === 'login' ? 'signup' : 'login';
    setMode(other);
    document.getElementById(`auth-tab-${other}`)?.focus();
  };
  return (
    <div className="account__door">
      <div className="paper account__entrance">
        <div className="tabs" role="tablist" aria-label={words('auth.title')}>
          {(['login', 'signup'] as const).map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`auth-tab-${tab}`}
              aria-selected={mode === tab}
              aria-controls="auth-panel"
              tabIndex={mode === tab ? 0 : -1}
              onKeyDown={changeByArrow}
              onClick={() => setMode(tab)}
            >
              {words(`tab.${tab}`)}
            </button>
          ))}
        </div>
        <div role="tabpanel" id="auth-panel" aria-labelledby={`auth-tab-${mode}`}>
          <AuthForm mode={mode} onModeChange={setMode} onSuccess={focusMain} />
        </div>
      </div>
      <Reasons />
    </div>
  );
}

/** The account takes the place of the form that had the focus. */
function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

function Reasons() {
  const words = useAccountWords();
  return (
    <div>
      <p className="lead">{words('page.lead')}</p>
      <ul className="account__why">
        {(['why.orders', 'why.addresses', 'why.wishlist', 'why.none'] as const).map((reason) => (
          <li key={reason}>
            <Icon name="check" small />
            <span>{words(reason)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
