import { expiryOnDevice, isSessionValid } from '#domain/customer/session-step.ts';
import { createPersistedState } from './persisted-state.ts';
import { isRecord, isText, isTextOrNull } from './stored-shape.ts';
import { takeBackToasts } from './toasts.ts';

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
  /** Of the platform's newer accounts (OAuth): renews the session, and ends it. */
  refreshToken: string | null;
  idToken: string | null;
}

/** The tokens of a login; missing ones are deleted. */
export interface LoginTokens {
  accessToken: string;
  expiresAt: string;
  refreshToken?: string | null;
  idToken?: string | null;
}

const noTokens = { accessToken: null, expiresAt: null, refreshToken: null, idToken: null };
const loggedOut: AuthState = { customer: null, isLoading: false, ...noTokens };

/** The session, under the local storage key `auth`. A token that ran out is dropped when it is read. */
const authState = createPersistedState<AuthState>({
  key: 'auth',
  initial: loggedOut,
  parse: parseSession,
  keepOwn: ({ isLoading }) => ({ isLoading }),
});

function parseSession(value: unknown): AuthState | null {
  if (!isRecord(value)) return null;
  const { customer, accessToken, expiresAt, refreshToken, idToken } = value;
  const session = { accessToken: textOrNull(accessToken), expiresAt: textOrNull(expiresAt) };
  return {
    ...loggedOut,
    ...(isSessionValid(session, Date.now()) && session),
    refreshToken: textOrNull(refreshToken),
    idToken: textOrNull(idToken),
    customer: isCustomer(customer) ? customer : null,
  };
}

function textOrNull(value: unknown): string | null {
  return isText(value) && value !== '' ? value : null;
}

function isCustomer(value: unknown): value is SessionCustomer {
  return isRecord(value) && isText(value.id) && [value.email, value.firstName, value.lastName].every(isTextOrNull);
}

export function getSession(): AuthState {
  return authState.get();
}

/** The token while it is valid, otherwise null. */
export function getAccessToken(): string | null {
  const session = authState.get();
  return isSessionValid(session, Date.now()) ? session.accessToken : null;
}

/** What the messages about being logged in or out tell of. */
export const SESSION_SOURCE = 'login';

export function startSession(tokens: LoginTokens): void {
  takeBackToasts(SESSION_SOURCE);
  const expiresAt = expiryOnDevice(tokens.expiresAt, Boolean(tokens.refreshToken), Date.now());
  authState.set((session) => ({ ...session, ...noTokens, ...tokens, expiresAt }));
}

export function rememberCustomer({ id, email, firstName, lastName }: SessionCustomer): void {
  authState.set((session) => ({ ...session, customer: { id, email, firstName, lastName } }));
}

/** Forgets the customer's details; the login stays. */
export function forgetCustomer(): void {
  authState.set((session) => ({ ...session, customer: null }));
}

/** The customer logged out: nothing of them stays. */
export function endSession(): void {
  authState.set(() => loggedOut);
}

/** The platform does not take the access token any more; whether it can be renewed is another question. */
export function dropAccessToken(): void {
  authState.set((session) => ({ ...session, accessToken: null, expiresAt: null }));
}

/** The session ran out by itself: whose it was stays known, so that they can go on where they were. */
export function expireSession(): void {
  authState.set((session) => ({ ...session, ...noTokens }));
}

export function setSessionLoading(isLoading: boolean): void {
  authState.set((session) => ({ ...session, isLoading }));
}

export interface Session {
  isAuthenticated: boolean;
  /** A session ended without the customer's doing. */
  isOver: boolean;
  customer: SessionCustomer | null;
  accessToken: string | null;
}

export function useAuthState(): AuthState {
  return authState.use();
}

/** The current session; logged out on the server and during hydration. */
export function useSession(): Session {
  const session = useAuthState();
  const isAuthenticated = isSessionValid(session, Date.now());
  return {
    isAuthenticated,
    isOver: !isAuthenticated && session.customer !== null,
    customer: isAuthenticated ? session.customer : null,
    accessToken: isAuthenticated ? session.accessToken : null,
  };
}
