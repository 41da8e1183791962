/** The rules of passwords and sessions. */

export const PASSWORD_MIN_LENGTH = 8;

export interface SessionTokens {
  accessToken: string | null;
  /** ISO 8601. */
  expiresAt: string | null;
  /** For the platform's newer accounts, whose access tokens live for hours instead of weeks. */
  refreshToken: string | null;
}

/** A session counts only with a token and an expiry that lies ahead. */
export function isSessionValid(
  session: { accessToken: string | null; expiresAt: string | null },
  now: number,
): boolean {
  return Boolean(session.accessToken) && session.expiresAt !== null && Date.parse(session.expiresAt) > now;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const RENEW_BEFORE_MS = { accessToken: 7 * DAY_MS, refreshToken: 10 * MINUTE_MS };

/**
 * A token that was just issued is valid. If it has ended by the device's clock, the clock is years ahead, and the token counts for twice
 * the time before which it would be renewed; the platform refuses it if it ends sooner.
 *
 * @returns the end of a new token by the device's clock, ISO 8601
 */
export function expiryOnDevice(expiresAt: string, canRenew: boolean, now: number): string {
  if (Date.parse(expiresAt) > now) return expiresAt;
  return new Date(now + 2 * RENEW_BEFORE_MS[canRenew ? 'refreshToken' : 'accessToken']).toISOString();
}

export type SessionStep = { kind: 'none' | 'renew' | 'end' } | { kind: 'wait'; ms: number };

/**
 * The next step of a session: renew it some time before it ends, end it when it ran out and cannot be renewed, or look again in so
 * many milliseconds.
 */
export function nextSessionStep(session: SessionTokens, now: number): SessionStep {
  const { accessToken, expiresAt, refreshToken } = session;
  if (!accessToken && !refreshToken) return { kind: 'none' };
  const isValid = isSessionValid({ accessToken, expiresAt }, now);
  if (!isValid) return { kind: refreshToken ? 'renew' : 'end' };
  const lead = refreshToken ? RENEW_BEFORE_MS.refreshToken : RENEW_BEFORE_MS.accessToken;
  const ms = Date.parse(expiresAt ?? '') - lead - now;
  return ms > 0 ? { kind: 'wait', ms } : { kind: 'renew' };
}
