import { type ContentLanguage, parseContentLanguage } from '#domain/locale/locales.ts';
import { CHALLENGE_MS } from '#platform/staff/challenges.ts';
import { SESSION_MS } from '#platform/staff/staff-sessions.ts';

export const SESSION_COOKIE = 'desk_session';
/** Of a browser that was asked for a passkey. */
export const CHALLENGE_COOKIE = 'desk_challenge';
const LANGUAGE_COOKIE = 'desk_language';
const ATTRIBUTES = 'Path=/desk; HttpOnly; Secure; SameSite=Strict';
const YEAR_S = 365 * 24 * 60 * 60;

/** Shoppers never get it: it is sent below `/desk` alone. */
export function sessionCookie(token: string): string {
  return `${SESSION_COOKIE}=${token}; Max-Age=${SESSION_MS / 1000}; ${ATTRIBUTES}`;
}

export function challengeCookie(token: string): string {
  return `${CHALLENGE_COOKIE}=${token}; Max-Age=${CHALLENGE_MS / 1000}; ${ATTRIBUTES}`;
}

export const endedSessionCookie = `${SESSION_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`;

export function languageChoiceCookie(language: ContentLanguage): string {
  return `${LANGUAGE_COOKIE}=${language}; Max-Age=${YEAR_S}; ${ATTRIBUTES}`;
}

export function languageCookie(request: Request): ContentLanguage | null {
  return parseContentLanguage(readCookie(request, LANGUAGE_COOKIE));
}

export function readCookie(request: Request, name: string): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}
