import { CallbackScreen } from '../features/account/login/callback-screen.tsx';

/** Its address carries a code: nobody keeps the page, and nobody is told where it stood. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export default function Getotken() {
  return <CallbackScreen />;
}
