import { contentLanguages } from '#domain/locale/locales.ts';
import type { PlatformContext } from '../../context.ts';
import { type BrandSetting, loadAssets } from '../../web/assets.ts';
import { readPost } from '../../web/read-post.ts';
import { isRead, methodNotAllowed, pageResponse, redirect } from '../../web/respond.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import { type OauthClient, SCOPES, toRedirect, uiLanguage } from './authorization-request.ts';
import { type AuthorizeServices, authorize } from './authorize.ts';
import { endGrant, type Granted, redeemCode, renewGrant } from './grants.ts';
import { createIdTokens, type IdTokens } from './id-token.ts';
import { authorizationNoticePage } from './login-page.ts';

export interface AuthorizationServer {
  /** Its name and the prefix of its addresses, e.g. `https://shop.example.gr/authentication/1`. */
  issuer: string;
  /**
   * Null when the path is not one of its own. Rejects only when the database fails.
   *
   * @param visitor address of the connection that the request came over
   */
  handle(request: Request, visitor?: string | null): Promise<Response | null>;
}

interface Settings {
  context: PlatformContext;
  /** The platform's own, so that attempts at the API count here too. */
  attempts: AttemptLimits;
  /** The number by which the hosted platform would know the shop. */
  shopId: string;
  client: OauthClient;
  brand?: BrandSetting;
}

const DISCOVERY = '/.well-known/openid-configuration';

/**
 * The platform's newer accounts: OAuth 2 with the authorization code flow and PKCE, at the hosted platform's addresses
 * (`/authentication/{shopId}/oauth/authorize`, `…/token`, `…/logout`).
 *
 * @throws at once when a file of the brand (art/brand) is missing
 */
export function createAuthorizationServer({ context, attempts, shopId, client, brand }: Settings): AuthorizationServer {
  const base = `/authentication/${shopId}`;
  const issuer = `${context.publicUrl}${base}`;
  const idTokens = createIdTokens(context, issuer);
  const services = { context, attempts, client, assets: loadAssets(brand), idTokens };
  return {
    issuer,
    async handle(request, visitor = null) {
      switch (new URL(request.url).pathname) {
        case DISCOVERY:
        case '/.well-known/oauth-authorization-server':
        case base + DISCOVERY:
          return published(request, discoveryDocument(issuer));
        case `${base}/.well-known/jwks.json`:
          return published(request, await idTokens.keys());
        case `${base}/oauth/authorize`:
          return authorize(services, request, visitor);
        case `${base}/oauth/token`:
          return answerTokenRequest(services, request);
        case `${base}/logout`:
          return logOut(services, request);
        default:
          return null;
      }
    },
  };
}

function discoveryDocument(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    end_session_endpoint: `${issuer}/logout`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: SCOPES,
    claims_supported: ['iss', 'sub', 'aud', 'exp', 'iat', 'auth_time', 'nonce', 'sid', 'email', 'email_verified'],
    prompt_values_supported: ['login', 'create'],
    ui_locales_supported: contentLanguages,
  };
}

/** For everyone, and the same for everyone. */
function published(request: Request, document: object): Response {
  if (!isRead(request)) return methodNotAllowed('GET, HEAD');
  return Response.json(document, {
    headers: { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' },
  });
}

/**
 * Ends a login (OpenID Connect RP-Initiated Logout 1.0). The ID token shows whose it is; without a valid one
 * nothing ends, so a foreign page cannot log a visitor out.
 */
async function logOut(
  { context, client, idTokens, assets }: AuthorizeServices & { idTokens: IdTokens },
  request: Request,
): Promise<Response> {
  const isPost = request.method === 'POST';
  if (!isPost && !isRead(request)) return methodNotAllowed('GET, HEAD, POST');
  const parameters = isPost ? await readPost(request) : new URL(request.url).searchParams;
  const language = uiLanguage(parameters);
  const known = await idTokens.grantOf(parameters?.get('id_token_hint') ?? '');
  if (known?.clientId !== client.id)
    return pageResponse(authorizationNoticePage('unknown_login', language, assets), 400);
  if (request.method !== 'HEAD') await endGrant(context.db, known.grantId);
  const back = parameters?.get('post_logout_redirect_uri') ?? '';
  if (!client.logoutRedirectUris.includes(back))
    return pageResponse(authorizationNoticePage('logged_out', language, assets));
  return redirect(toRedirect(back, { state: parameters?.get('state') ?? '' }), 303);
}

interface TokenServices {
  context: PlatformContext;
  client: OauthClient;
  idTokens: IdTokens;
}

const HEADERS = { 'Cache-Control': 'no-store', Pragma: 'no-cache', 'X-Content-Type-Options': 'nosniff' };

/** Where a client turns a code, or a refresh token, into tokens (RFC 6749, 4.1.3 and 6). */
async function answerTokenRequest(services: TokenServices, request: Request): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'invalid_request', { ...HEADERS, Allow: 'POST' });
  const form = await readPost(request);
  const clientId = form?.get('client_id') ?? '';
  if (!form) return refuse(400, 'invalid_request');
  if (clientId !== services.client.id) return refuse(401, 'invalid_client');
  const { context } = services;
  switch (form.get('grant_type')) {
    case 'authorization_code': {
      const [code, redirectUri, verifier] = [form.get('code'), form.get('redirect_uri'), form.get('code_verifier')];
      if (!code || !redirectUri || !verifier) return refuse(400, 'invalid_request');
      return answer(services, await redeemCode(context, { code, redirectUri, verifier, clientId }));
    }
    case 'refresh_token': {
      const refreshToken = form.get('refresh_token');
      if (!refreshToken) return refuse(400, 'invalid_request');
      return answer(services, await renewGrant(context, { refreshToken, clientId }));
    }
    default:
      return refuse(400, 'unsupported_grant_type');
  }
}

async function answer({ context, idTokens, client }: TokenServices, granted: Granted | null): Promise<Response> {
  if (!granted) return refuse(400, 'invalid_grant');
  const { token, refreshToken, scope, nonce } = granted;
  const body = {
    access_token: token.accessToken,
    token_type: 'Bearer',
    expires_in: Math.floor((token.expiresAt.getTime() - context.now().getTime()) / 1000),
    refresh_token: refreshToken,
    scope,
    // Who logged in is said once, when they did.
    ...(nonce !== null && { id_token: await idTokens.sign(granted, client.id) }),
  };
  return Response.json(body, { headers: HEADERS });
}

function refuse(status: number, error: string, headers: Record<string, string> = HEADERS): Response {
  return Response.json({ error }, { status, headers });
}
