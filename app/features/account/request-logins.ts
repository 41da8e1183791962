import { getAccessToken } from '../../state/auth-state.ts';
import { isRecord, isText, isTextOrNull } from '../../state/stored-shape.ts';
import { StorefrontError } from '../../storefront/storefront-error.ts';
import { expire, requireToken } from './account-api.ts';

/** A login that has not ended. */
export interface Login {
  /** Browser and system, as the embedded platform names them; null where the login did not tell. */
  browser: string | null;
  /** ISO 8601. */
  since: string;
  /** The one of this browser. */
  isThis: boolean;
}

/**
 * Asks the embedded platform for the logins of the account, or ends them all, this one too.
 *
 * @throws SessionExpiredError | StorefrontError
 */
export async function requestLogins(path: string, method: 'GET' | 'DELETE'): Promise<readonly Login[]> {
  const token = requireToken();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(path, { method, headers }).catch((error: unknown) => {
    throw new StorefrontError({ kind: 'network' }, { cause: error });
  });
  // The answer to a token that a newer one has replaced says nothing of the session.
  if (response.status === 401) return token === getAccessToken() ? expire() : requestLogins(path, method);
  if (!response.ok) throw new StorefrontError({ kind: 'http', status: response.status });
  const body: unknown = await response.json().catch(() => null);
  if (!isRecord(body) || !Array.isArray(body.logins)) throw new StorefrontError({ kind: 'invalid_response' });
  return body.logins.filter(isLogin);
}

function isLogin(value: unknown): value is Login {
  return isRecord(value) && isTextOrNull(value.browser) && isText(value.since) && typeof value.isThis === 'boolean';
}
