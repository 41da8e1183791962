/** Where a client turns a code, or a refresh token, into tokens (RFC 6749, 4.1.3 and 6). */

import type { PlatformContext } from '../../context.ts';
import { readPost } from '../../web/read-post.ts';
import type { OauthClient } from './authorization-request.ts';
import { type Granted, redeemCode, renewGrant } from './grants.ts';
import type { IdTokens } from './id-token.ts';

interface TokenServices {
  context: PlatformContext;
  client: OauthClient;
  idTokens: IdTokens;
}

const HEADERS = { 'Cache-Control': 'no-store', Pragma: 'no-cache', 'X-Content-Type-Options': 'nosniff' };

export async function answerTokenRequest(services: TokenServices, request: Request): Promise<Response> {
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
