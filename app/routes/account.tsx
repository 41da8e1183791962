import { AccountScreen } from '../features/account/account-screen.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';

export const headers = cachedPage;

export default function Account() {
  return <AccountScreen />;
}
