import { CallbackScreen } from '../features/account/login/callback-screen.tsx';

/** Its address has a code: the page is not cached and sends no referrer. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export default function Getotken() {
  return <CallbackScreen />;
}
