/** The server's half of the router beside React Router's own handler: the same routes, asked the same, answer the same. */
import {
  createRequestHandler as createLibraryHandler,
  data,
  UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
  type EntryContext,
  isRouteErrorResponse,
  redirect,
  type ServerBuild,
} from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ServerRoute } from './ask-routes.ts';
import { DATA_ANSWER_HEADER } from './data-address.ts';
import { decodeOutcomes, Redirect } from './encoded-data.ts';
import { createRequestHandler } from './request-handler.ts';
import type { Screen } from './types.ts';

const ORIGIN = 'https://shop.example.gr';
const NO_STORE = { 'cache-control': 'no-store' };
const Shown = () => null;
const isFailing = ({ request }: { request: Request }, name: string) =>
  new URL(request.url).searchParams.get('fail') === name;
/** As the store's pages say it. */
const headers = ({ actionHeaders, errorHeaders }: { actionHeaders: Headers; errorHeaders: Headers | undefined }) =>
  actionHeaders.has('cache-control') ? actionHeaders : (errorHeaders ?? { 'cache-control': 'public' });

const page = (parentId: string, path: string, module: object) => ({
  parentId,
  path,
  module: { default: Shown, ...module },
});
const ROUTES: Record<string, Omit<ServerRoute<unknown>, 'id'>> = {
  root: { path: '', module: { default: Shown, ErrorBoundary: Shown } },
  menu: page('root', '', {
    loader: (args: { request: Request }) => {
      if (isFailing(args, 'menu')) throw new Error('secret of the menu');
      return { count: 3 };
    },
  }),
  boundary: page('menu', '', { ErrorBoundary: Shown }),
  home: { parentId: 'boundary', index: true, module: { default: Shown, headers, loader: () => undefined } },
  list: page('boundary', 'list', {
    ErrorBoundary: Shown,
    headers,
    loader: (args: { request: Request }) => {
      if (isFailing(args, 'list'))
        throw data({ reason: 'failed' }, { status: 503, statusText: 'Busy', headers: NO_STORE });
      if (isFailing(args, 'secret')) throw new Error('secret of the list');
      if (isFailing(args, 'text')) throw 'secret of the text';
      if (isFailing(args, 'response')) throw new Response('told', { status: 418, statusText: 'Teapot' });
      return [1, 2];
    },
  }),
  gone: page('boundary', 'gone', {
    headers,
    loader: () => Promise.reject(data(null, { status: 410, statusText: 'Gone' })),
  }),
  accepted: page('boundary', 'accepted', { headers, loader: () => data('later', { status: 202, headers: NO_STORE }) }),
  old: page('boundary', 'old', {
    loader: () => redirect('/list', { status: 301, headers: { 'cache-control': 'max-age=9' } }),
  }),
  thrown: page('boundary', 'thrown', {
    loader: () => {
      throw redirect('/list?a=1#b', 307);
    },
  }),
  product: page('boundary', 'product/:handle', { loader: ({ params }: { params: object }) => params }),
  form: page('boundary', 'form', {
    headers,
    loader: ({ request }: { request: Request }) => request.method,
    action: async ({ request }: { request: Request }) => {
      const form = await request.formData();
      const kind = form.get('kind');
      if (kind === 'redirect') return redirect('/list', 303);
      if (kind === 'refused') throw data('refused', { status: 403, statusText: 'Forbidden', headers: NO_STORE });
      if (kind === 'secret') throw new Error('secret of the form');
      return data({ kind }, { status: kind === 'invalid' ? 422 : 200, headers: NO_STORE });
    },
  }),
  text: {
    parentId: 'menu',
    path: 'text',
    module: { loader: () => new Response('text', { headers: { 'content-type': 'text/plain' } }) },
  },
  json: {
    parentId: 'menu',
    path: 'json',
    module: {
      loader: () => ({ a: 1 }),
      action: async ({ request }: { request: Request }) => data(await request.text(), { status: 201 }),
    },
  },
  'json-gone': {
    parentId: 'menu',
    path: 'json-gone',
    module: { loader: () => Promise.reject(data({ a: 1 }, { status: 410, headers: NO_STORE })) },
  },
  'text-gone': {
    parentId: 'menu',
    path: 'text-gone',
    module: { loader: () => Promise.reject(new Response('gone', { status: 404 })) },
  },
  alias: { parentId: 'menu', path: 'alias', module: { loader: () => redirect('/list', 301) } },
};
const routes = Object.fromEntries(Object.entries(ROUTES).map(([id, route]) => [id, { id, ...route }]));

interface Shot {
  status: number;
  location: string | null;
  cacheControl: string | null;
  content: unknown;
}

const tellError = (error: unknown) =>
  isRouteErrorResponse(error) ? `${error.status} ${error.statusText} ${JSON.stringify(error.data)}` : String(error);
/** Errors by what visitors are told of them; where there is nothing, null. */
const tell = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner) =>
      inner instanceof Error || isRouteErrorResponse(inner) ? tellError(inner) : (inner ?? (key === '' ? {} : null)),
    ),
  );
const toScreen = ({ loaderData, actionData, errors }: Pick<Screen, 'loaderData' | 'actionData' | 'errors'>) =>
  JSON.stringify(tell({ loaderData, actionData, errors }));

const library = createLibraryHandler(
  {
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) =>
          new Response(toScreen(staticHandlerContext), { status, headers }),
        handleError: () => undefined,
      },
    },
    routes,
    assets: { routes: {} },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    publicPath: '/',
  } as unknown as ServerBuild,
  'production',
);

const ownErrors: unknown[] = [];
const own = createRequestHandler<unknown>({
  routes,
  render: async ({ screen, status, headers }) => new Response(toScreen(screen), { status, headers }),
  reportError: (error) => ownErrors.push(error),
  isDevelopment: false,
});

const requestOf = (path: string, form?: Record<string, string>) =>
  new Request(ORIGIN + path, form ? { method: 'POST', body: new URLSearchParams(form) } : {});
const shotOf = async (response: Response, read: (response: Response) => unknown): Promise<Shot> => ({
  status: response.status,
  location: response.headers.get('location'),
  cacheControl: response.headers.get('cache-control'),
  content: await read(response),
});
const readText = (response: Response) => response.text();

async function readLibraryData(response: Response): Promise<unknown> {
  const decoded = (await decodeViaTurboStream(response.body as ReadableStream<Uint8Array>, globalThis as never)).value;
  const [redirectKey] = Object.getOwnPropertySymbols(decoded as object);
  const found = redirectKey ? (decoded as Record<symbol, unknown>)[redirectKey] : decoded;
  return 'redirect' in (found as object) ? { redirect: (found as { redirect: string }).redirect } : tell(found);
}

async function readOwnData(response: Response): Promise<unknown> {
  const decoded = decodeOutcomes(await response.json());
  return decoded instanceof Redirect ? { redirect: decoded.to } : tell(decoded);
}

const PAGES = [
  '/',
  '/list',
  '/LIST/',
  '/list?fail=menu',
  '/list?fail=list',
  '/list?fail=secret',
  '/list?fail=response',
  '/gone',
  '/accepted',
  '/old',
  '/thrown',
  '/product/a%20b?c=1',
  '/form',
];
const FORMS = ['fine', 'invalid', 'refused', 'secret'];

describe('a page answers as the library’s handler does', () => {
  it.each(PAGES)('%s', async (path) => {
    const expected = await shotOf(await library(requestOf(path)), readText);
    expect(await shotOf(await own(requestOf(path), null), readText)).toEqual(expected);
  });

  it.each(FORMS)('to a form of the kind %s', async (kind) => {
    const expected = await shotOf(await library(requestOf('/form', { kind })), readText);
    expect(await shotOf(await own(requestOf('/form', { kind }), null), readText)).toEqual(expected);
  });

  it.each([
    ['/form', 'that leads elsewhere'],
    ['/list', 'that nobody takes'],
  ])('to a form at %s %s', async (path) => {
    const expected = await library(requestOf(path, { kind: 'redirect' }));
    const answer = await own(requestOf(path, { kind: 'redirect' }), null);
    // The library adds a message of its own to the error of a route without an action.
    const toMain = (text: string) => text.replace(/(405 Method Not Allowed) .*?(?="})/, '$1');
    expect([answer.status, answer.headers.get('location'), toMain(await answer.text())]).toEqual([
      expected.status,
      expected.headers.get('location'),
      toMain(await expected.text()),
    ]);
  });
});

describe('data answer as the library’s handler does', () => {
  const addresses = PAGES.map((path) => {
    const url = new URL(path, ORIGIN);
    return `${url.pathname.replace(/\/$/, '/_')}.data${url.search}`;
  });
  it.each([...addresses, '/list.data?_routes=list', '/list.data?fail=list&_routes=menu', '/alias.data?_routes=alias'])(
    '%s',
    async (path) => {
      const expected = await shotOf(await library(requestOf(path)), readLibraryData);
      const answer = await shotOf(await own(requestOf(path), null), readOwnData);
      // Where the library answers 202 to a redirect.
      const status = 'redirect' in (expected.content as object) ? 200 : expected.status;
      expect(answer).toEqual({ ...expected, status });
    },
  );

  it.each([...FORMS, 'redirect'])('to a form of the kind %s', async (kind) => {
    const expected = await readLibraryData(await library(requestOf('/form.data', { kind })));
    const answer = await readOwnData(await own(requestOf('/form.data', { kind }), null));
    expect(answer).toEqual(kind === 'redirect' ? expected : { form: expected });
  });
});

describe('a route without a screen answers as the library’s handler does', () => {
  it.each([
    ['/text', undefined],
    ['/json', undefined],
    ['/json', { a: '1' }],
    ['/json-gone', undefined],
    ['/text-gone', undefined],
    ['/alias', undefined],
  ])('%s %o', async (path, form) => {
    const expected = await shotOf(await library(requestOf(path, form)), readText);
    expect(await shotOf(await own(requestOf(path, form), null), readText)).toEqual(expected);
  });

  it('takes no form that it does not know', async () => {
    const [expected, answer] = [
      await library(requestOf('/text', { a: '1' })),
      await own(requestOf('/text', { a: '1' }), null),
    ];
    expect([answer.status, expected.status]).toEqual([405, 405]);
  });

  it('has no data for a screen', async () => {
    const answer = await own(requestOf('/text.data'), null);
    expect([answer.status, answer.headers.has(DATA_ANSWER_HEADER)]).toEqual([404, false]);
  });
});

it('a loader sees the address of the page, and not that of its data', async () => {
  const seen: string[] = [];
  const handle = createRequestHandler<string>({
    routes: {
      root: { id: 'root', path: '', module: { default: Shown } },
      list: {
        id: 'list',
        parentId: 'root',
        path: 'list',
        module: { default: Shown, loader: ({ request, context }) => seen.push(`${request.url} ${context}`) },
      },
    },
    render: () => Promise.reject(new Error('No document was asked for')),
    reportError: (error) => {
      throw error;
    },
    isDevelopment: false,
  });
  await handle(requestOf('/list.data?q=1&_routes=list'), 'context');
  expect(seen).toEqual([`${ORIGIN}/list?q=1 context`]);
});

describe('mistakes of ours', () => {
  it('are reported once and hidden; answers to the visitor are neither', async () => {
    ownErrors.length = 0;
    for (const path of [
      '/list?fail=secret',
      '/list.data?fail=text',
      '/list?fail=list',
      '/gone',
      '/list?fail=response',
    ]) {
      expect(await (await own(requestOf(path), null)).text()).not.toContain('secret');
    }
    expect(ownErrors.map(String)).toEqual(['Error: secret of the list', 'secret of the text']);
  });

  it('are shown in development', async () => {
    const handle = createRequestHandler<unknown>({
      routes,
      render: async ({ screen, status }) => new Response(toScreen(screen), { status }),
      reportError: () => undefined,
      isDevelopment: true,
    });
    expect(await (await handle(requestOf('/list?fail=secret'), null)).text()).toContain('secret of the list');
  });
});

describe('a component that throws', () => {
  const handlerOf = (shots: string[], failures: number) => {
    const reported: string[] = [];
    const handle = createRequestHandler<unknown>({
      routes,
      render: async ({ screen, status, headers, onBoundary }) => {
        shots.push(`${status} ${toScreen(screen)}`);
        for (const id of ['root', 'boundary']) onBoundary(id);
        if (shots.length <= failures) throw new Error(`secret ${shots.length}`);
        return new Response('shown', { status, headers });
      },
      reportError: (error) => reported.push(String(error)),
      isDevelopment: false,
    });
    return { handle, reported };
  };

  it('is shown by the innermost route that shows errors, with the data that are there', async () => {
    const shots: string[] = [];
    const { handle, reported } = handlerOf(shots, 1);
    const answer = await handle(requestOf('/product/x'), null);
    expect([answer.status, await answer.text(), reported]).toEqual([500, 'shown', ['Error: secret 1']]);
    expect(shots[1]).toBe(
      `500 ${JSON.stringify({
        loaderData: { menu: { count: 3 }, product: { handle: 'x' } },
        actionData: null,
        errors: { boundary: 'Error: Unexpected Server Error' },
      })}`,
    );
  });

  it('leaves a few words when the error cannot be shown either', async () => {
    const { handle, reported } = handlerOf([], 2);
    const answer = await handle(requestOf('/product/x'), null);
    expect([answer.status, await answer.text()]).toEqual([500, 'Unexpected Server Error\n']);
    expect(reported).toEqual(['Error: secret 1', 'Error: secret 2']);
  });
});
