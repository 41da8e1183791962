/** The authorization request (RFC 6749, 4.1.1; OpenID Connect Core 1.0, 3.1.2.1), checked before the login page is shown. */
import { acceptedLanguage, type ContentLanguage, contentLanguageOf } from '#domain/locale/locales.ts';
import type { AuthorizationDetails } from './grants.ts';

/** The one client of the embedded platform: the store. It keeps no secret, so it shows itself by PKCE. */
export interface OauthClient {
  id: string;
  /** Compared letter by letter. */
  redirectUris: readonly string[];
  logoutRedirectUris: readonly string[];
}

export type Screen = 'login' | 'signup' | 'recover';

export interface AuthorizationRequest extends AuthorizationDetails {
  state: string;
  screen: Screen;
  language: ContentLanguage;
  /** What the login's e-mail field begins with. */
  loginHint: string;
}

export type ParsedRequest =
  | { ok: true; request: AuthorizationRequest }
  /** Its origin is unknown, so the browser is not sent back. */
  | { ok: false; reason: 'unknown_client' | 'unknown_redirect_uri' }
  /** Told to the client, under its address. */
  | { ok: false; reason: 'refused'; redirect: string };

export const SCOPES = ['openid', 'email', 'customer-account-api:full'];

/** An S256 challenge has 43 characters of base64url; state and nonce are the client's own, within reason. */
const CHALLENGE = /^[\w-]{43}$/;
const LONGEST_OWN = 500;

export function parseAuthorizationRequest(parameters: URLSearchParams, client: OauthClient): ParsedRequest {
  const get = (name: string) => parameters.get(name) ?? '';
  const redirectUri = get('redirect_uri');
  if (get('client_id') !== client.id) return { ok: false, reason: 'unknown_client' };
  if (!client.redirectUris.includes(redirectUri)) return { ok: false, reason: 'unknown_redirect_uri' };
  const error = errorOf(parameters);
  if (error)
    return { ok: false, reason: 'refused', redirect: toRedirect(redirectUri, { ...error, state: get('state') }) };
  return {
    ok: true,
    request: {
      clientId: client.id,
      redirectUri,
      scope: knownScopes(get('scope')).join(' '),
      nonce: get('nonce'),
      codeChallenge: get('code_challenge'),
      state: get('state'),
      screen: toScreen(parameters),
      language: uiLanguage(parameters),
      loginHint: get('login_hint').slice(0, 255),
    },
  };
}

/** In which language the login speaks: the first of `ui_locales` (RFC 8414: tags with spaces between) that it knows. */
export function uiLanguage(parameters: URLSearchParams | null): ContentLanguage {
  return contentLanguageOf(acceptedLanguage(parameters?.get('ui_locales')?.replaceAll(' ', ',')));
}

/** Where the browser goes next: the client's address with what it is told. */
export function toRedirect(redirectUri: string, answer: Readonly<Record<string, string>>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) if (value !== '') url.searchParams.set(name, value);
  return url.href;
}

function errorOf(parameters: URLSearchParams): { error: string; error_description: string } | null {
  const get = (name: string) => parameters.get(name) ?? '';
  const invalid = (error_description: string) => ({ error: 'invalid_request', error_description });
  if (get('response_type') !== 'code') {
    return { error: 'unsupported_response_type', error_description: 'response_type must be code' };
  }
  if (!knownScopes(get('scope')).includes('openid')) {
    return { error: 'invalid_scope', error_description: 'scope must contain openid' };
  }
  if (get('code_challenge_method') !== 'S256') return invalid('code_challenge_method must be S256');
  if (!CHALLENGE.test(get('code_challenge'))) return invalid('code_challenge is missing or not of S256');
  for (const name of ['state', 'nonce']) {
    if (get(name) === '' || get(name).length > LONGEST_OWN) return invalid(`${name} is missing or too long`);
  }
  // This page keeps no login, so there is none to use without asking.
  if (get('prompt').split(' ').includes('none')) return { error: 'login_required', error_description: 'Log in first' };
  return null;
}

function knownScopes(text: string): string[] {
  return text.split(' ').filter((scope) => SCOPES.includes(scope));
}

/** `prompt=create` is how a client asks for a sign-up (Initiating User Registration via OpenID Connect 1.0). */
function toScreen(parameters: URLSearchParams): Screen {
  const screen = parameters.get('screen');
  if (screen === 'login' || screen === 'signup' || screen === 'recover') return screen;
  return parameters.get('prompt')?.split(' ').includes('create') ? 'signup' : 'login';
}
