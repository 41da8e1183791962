/** The doors for buyers' assistants (docs/agents.md): of the embedded shop its own, of a hosted one the way to the platform's. */
import { type Language, localizePath } from '#domain/locale/locales.ts';
import type { ReadPages } from '#platform/content/page.ts';
import type { PlatformContext } from '#platform/context.ts';
import type { Gateways } from '#platform/payments/gateway.ts';
import type { AskCatalogue } from '#platform/ucp/operations.ts';
import { shop } from '#shop.config';
import type { Environment } from '../environment.ts';
import type { Handler } from '../http/node-http.ts';
import type { Render } from './render-storefront.ts';

interface Options {
  context: PlatformContext;
  readPages: ReadPages;
  askCatalogue: AskCatalogue;
  gateways: Gateways;
}

export const ASSISTANT_PATHS = /^\/(?:\.well-known\/ucp(?:\?|$)|api\/ucp\/)/;

/** A start does not wait for the libraries of the protocols. */
export function openAssistants(options: Options, environment: Environment): (request: Request) => ReturnType<Handler> {
  const open = async () => {
    const { createUcp } = await import('#platform/ucp/create-ucp.ts');
    return createUcp({
      ...options,
      allowed: shop.assistants,
      shopName: shop.name.en,
      allowsLoopbackProfiles: environment.allowsLoopbackProfiles,
    });
  };
  let opening: ReturnType<typeof open> | undefined;
  return async (request) => {
    if (!ASSISTANT_PATHS.test(new URL(request.url).pathname)) return null;
    opening ??= open();
    return (await opening)(request);
  };
}

/** Asks the storefront for its catalogue, in the words of its pages. */
export function catalogueAsker(render: Render, publicUrl: string): AskCatalogue {
  return async (request, language: Language, asked) => {
    const url = new URL(localizePath(`/assistant/${request}`, language), publicUrl);
    url.searchParams.set('request', JSON.stringify(asked));
    const { response } = await render(new Request(url));
    return response.ok ? response.json() : { refused: response.status };
  };
}

const TIMEOUT_MS = 5_000;

/** A profile may not redirect, so the hosted shop's own is passed on; its endpoints are the platform's. */
export function hostedAssistants(domain: string): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (!ASSISTANT_PATHS.test(pathname)) return null;
    const location = `https://${domain}${pathname}${search}`;
    if (pathname !== '/.well-known/ucp') return new Response(null, { status: 308, headers: { location } });
    const profile = await fetch(location, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' }).catch(
      () => null,
    );
    if (!profile?.ok) return new Response(null, { status: 502, headers: { 'retry-after': '60' } });
    return new Response(await profile.text(), {
      headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' },
    });
  };
}
