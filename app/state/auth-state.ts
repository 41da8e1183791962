import { useSyncExternalStore } from 'react';
import { isSessionValid } from '#domain/account.ts';
import { createPersistedState } from './persisted-state.ts';
import { isRecord, isText, isTextOrNull } from './stored-shape.ts';

export interface SessionCustomer {
  id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
}

export interface AuthState {
  customer: SessionCustomer | null;
  accessToken: string | null;
  expiresAt: string | null;
  isLoading: boolean;
}

const loggedOut: AuthState = { customer: null, accessToken: null, expiresAt: null, isLoading: false };

/** The session, under the local storage key `auth`. One that ran out is dropped when it is read. */
const authState = createPersistedState<AuthState>({
  key: 'auth',
  version: 1,
  initial: loggedOut,
  parse: parseSession,
  keepOwn: ({ isLoading }) => ({ isLoading }),
});

function parseSession(value: unknown): AuthState | null {
  if (!isRecord(value)) return null;
  const { customer, accessToken, expiresAt } = value;
  if (!isText(accessToken) || !isText(expiresAt) || !isSessionValid({ accessToken, expiresAt }, Date.now()))
    return null;
  return { ...loggedOut, accessToken, expiresAt, customer: isCustomer(customer) ? customer : null };
}

function isCustomer(value: unknown): value is SessionCustomer {
  return isRecord(value) && isText(value.id) && [value.email, value.firstName, value.lastName].every(isTextOrNull);
}

/** The token while it is valid, else null. */
export function getAccessToken(): string | null {
  const session = authState.get();
  return isSessionValid(session, Date.now()) ? session.accessToken : null;
}

export function startSession(token: { accessToken: string; expiresAt: string }): void {
  authState.set((session) => ({ ...session, ...token }));
}

export function rememberCustomer({ id, email, firstName, lastName }: SessionCustomer): void {
  authState.set((session) => ({ ...session, customer: { id, email, firstName, lastName } }));
}

export function endSession(): void {
  authState.set(() => loggedOut);
}

export interface Session {
  isAuthenticated: boolean;
  customer: SessionCustomer | null;
  accessToken: string | null;
}

/** The session as it is now; the server, and the browser until it took over, see nobody. */
export function useSession(): Session {
  const session = useSyncExternalStore(authState.subscribe, authState.get, authState.getInitial);
  const isAuthenticated = isSessionValid(session, Date.now());
  return {
    isAuthenticated,
    customer: isAuthenticated ? session.customer : null,
    accessToken: isAuthenticated ? session.accessToken : null,
  };
}
