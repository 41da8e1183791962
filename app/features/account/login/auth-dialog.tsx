import { useState } from 'react';
import type { AuthMode } from '#domain/forms/auth-form.schema.ts';
import { readProductTitle } from '#domain/machine/product-title.ts';
import {
  closeAuthDialog,
  completeLogin,
  useIsAuthDialogOpen,
  wishBehindLogin,
} from '../../../state/auth-dialog-state.ts';
import { Dialog } from '../../../ui/over/dialog.tsx';
import { Picture } from '../../../ui/picture.tsx';
import '../account.css';
import { useAccountWords } from '../use-account.ts';
import { AuthForm } from './auth-form.tsx';

/** The prompt in the middle of something else: log in or create an account, then go on. */
export function AuthDialog() {
  const words = useAccountWords();
  const isOpen = useIsAuthDialogOpen();
  const [mode, setMode] = useState<AuthMode>('login');
  return (
    <Dialog open={isOpen} onClose={closeAuthDialog} kind="dialog" title={words('auth.title')}>
      <Wish />
      <AuthForm mode={mode} onModeChange={setMode} onSuccess={completeLogin} />
    </Dialog>
  );
}

/** What was pressed, and why that needs a login. */
function Wish() {
  const words = useAccountWords();
  const wish = wishBehindLogin();
  return (
    wish && (
      <>
        <p className="account__wish">
          {wish.image && <Picture image={{ url: wish.image.url, width: 400, height: 300 }} use="line" alt="" />}
          <span>
            <b>{readProductTitle(wish.title).name}</b>
            <br />
            {words('auth.wishNext')}
          </span>
        </p>
        <p className="small muted">{words('auth.wishLead')}</p>
      </>
    )
  );
}
