import { defaultLanguage, localizePath } from '#domain/locale/locales.ts';
import type { ShopConnection } from '../start/shop-connection.ts';
import type { ReadinessChecks } from './readiness.ts';

const QUERY = '{ shop { name } }';
const TIMEOUT_MS = 5_000;

/** Pages, the platform behind them and, where the platform is embedded, its database and a sale. */
export function storeChecks(
  shop: ShopConnection,
  render: (request: Request) => Promise<Response>,
  publicUrl: string,
): ReadinessChecks {
  return {
    ...shop.checks,
    platform: () => readPlatform(shop.platform),
    page: () => renderPage(render, new URL('/', publicUrl)),
    list: () => renderPage(render, new URL(localizePath('/products', defaultLanguage), publicUrl)),
  };
}

/** @throws Error saying what the platform answered, and which one it is */
async function readPlatform({ fetch, endpoint, headers }: ShopConnection['platform']): Promise<void> {
  const { host } = new URL(endpoint);
  const request = new Request(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify({ query: QUERY }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const response = await fetch(request).catch((error: unknown) => {
    throw new Error(`the platform at ${host} cannot be reached`, { cause: error });
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`the platform at ${host} answers HTTP ${response.status}`);
  const code = errorCodeOf(body, host);
  if (code) throw new Error(`the platform at ${host} answers ${code}`);
}

function errorCodeOf(body: string, host: string): string | null {
  try {
    const { data, errors } = JSON.parse(body) as { data?: object; errors?: { extensions?: { code?: string } }[] };
    return errors?.[0] || !data ? (errors?.[0]?.extensions?.code ?? 'an error') : null;
  } catch (error) {
    throw new Error(`the platform at ${host} answers no JSON`, { cause: error });
  }
}

/** Rendered anew: the page cache would go on showing the last good one. */
async function renderPage(render: (request: Request) => Promise<Response>, page: URL): Promise<void> {
  const { status, body } = await render(new Request(page));
  await body?.cancel();
  if (status >= 500) throw new Error(`${page.pathname} is rendered with status ${status}`);
}
