import { use } from 'react';
import { OwnMark } from '../own-mark.ts';
import { SCROLL_STORAGE_KEY } from './browser-history.ts';

/** A page that is loaded anew stands where it was left, before its scripts run. */
const RESTORE = `try{const y=JSON.parse(sessionStorage.getItem('${SCROLL_STORAGE_KEY}'))[history.state.key];if(y)scrollTo(0,y)}catch{}`;

/** To be rendered at the end of the page. */
export function ScrollRestoration() {
  const nonce = use(OwnMark);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, allowed by its hash.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: RESTORE }} />;
}
