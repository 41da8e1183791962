/** The router's two halves: what the browser's asks for, the server's answers. */
import { data, redirect } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowserWindow } from '#tests/support/browser-window.ts';
import { scrollToTarget } from './browser-history.ts';
import { createRequestHandler } from './request-handler.ts';
import { createRouter } from './router.ts';
import type { ManifestRoute, RouteModule } from './types.ts';

const ORIGIN = 'https://shop.example.gr';

/** What the server's loaders were asked, as `route address`. */
let asked: string[] = [];
/** What the server's actions were sent. */
let posted: string[] = [];

type Args = { request: Request; params: Record<string, string | undefined> };
const loaderOf = (route: string, read: (url: URL) => unknown) => {
  return ({ request }: Args) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${route} ${pathname}${search}`);
    return read(new URL(request.url));
  };
};
const Nothing = () => null;

const SERVER = {
  root: { path: '', module: { default: Nothing } },
  layout: { parentId: 'root', module: { loader: loaderOf('layout', () => 'menu') } },
  home: { parentId: 'layout', index: true, module: { loader: loaderOf('home', () => 'home') } },
  list: {
    parentId: 'layout',
    path: 'list',
    module: { loader: loaderOf('list', ({ searchParams }) => searchParams.get('q')) },
  },
  product: {
    parentId: 'layout',
    path: 'product/:handle',
    module: {
      loader: ({ params }: Args) => {
        if (params.handle === 'gone') throw data('gone', { status: 404 });
        if (params.handle === 'old') return redirect('/product/new');
        if (params.handle === 'script') return redirect('javascript:alert(1)');
        if (params.handle === 'elsewhere') return redirect('https://pay.example.com/');
        return params.handle;
      },
    },
  },
  form: {
    parentId: 'layout',
    path: 'form',
    module: {
      loader: loaderOf('form', () => 'form'),
      action: async ({ request }: Args) => {
        const form = await request.formData();
        const kind = request.headers.get('content-type')?.split(';')[0];
        posted.push(`${kind} ${[...form].map(([name, value]) => `${name}=${value}`).join('&')}`);
        if (form.get('to')) return redirect(String(form.get('to')));
        if (form.get('fail')) throw data('refused', { status: 403 });
        return { ok: true };
      },
    },
  },
  later: { parentId: 'layout', path: 'later', module: { loader: () => 'from the server', clientLoader: () => null } },
} satisfies Record<string, object>;

const handler = createRequestHandler({
  routes: Object.fromEntries(
    Object.entries(SERVER).map(([id, { module, ...route }]) => [
      id,
      { id, ...route, module: { ...module, default: Nothing } },
    ]),
  ),
  render: () => Promise.reject(new Error('No document was asked for')),
  reportError: () => undefined,
  isDevelopment: false,
});

let browser: ReturnType<typeof stubBrowserWindow>;
/** Answers in place of the server; it may break off. */
let answer: (request: Request) => Promise<Response>;
let isMenuFresh: boolean;

beforeEach(() => {
  asked = [];
  posted = [];
  isMenuFresh = true;
  answer = (request) => handler(request, null);
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => answer(new Request(url, init)));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function start(path = '/', modules: Record<string, RouteModule> = {}, files: Record<string, string> = {}) {
  browser = stubBrowserWindow(ORIGIN + path);
  const manifest = Object.fromEntries(
    Object.entries(SERVER).map(([id, { module, ...route }]): [string, ManifestRoute] => [
      id,
      {
        id,
        ...route,
        module: files[id] ?? '/file.js',
        hasLoader: 'loader' in module,
        hasClientLoader: 'clientLoader' in module,
      },
    ]),
  );
  const known = Object.fromEntries(
    Object.keys(SERVER)
      .filter((id) => !files[id])
      .map((id) => [id, {}]),
  );
  const router = createRouter({
    manifest,
    modules: {
      ...known,
      root: { ErrorBoundary: Nothing },
      layout: { shouldRevalidate: () => !isMenuFresh, ErrorBoundary: Nothing },
      ...modules,
    },
    data: { loaderData: { layout: 'menu', home: 'home', list: '', form: 'form' }, actionData: null, errors: null },
  });
  /** What was shown, one after the other. */
  const shown: string[] = [];
  router.subscribe(() => {
    const { screen, navigation } = router.getState();
    shown.push(`${navigation.state} ${screen.location.pathname}${screen.location.search}`);
  });
  return { router, shown, screen: () => router.getState().screen };
}

const settle = () => vi.waitFor(() => expect(browser.window.history.state).not.toBeNull());
const formOf = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};

describe('going to another address', () => {
  it('shows it when its data are there, and only then names it', async () => {
    const { router, shown, screen } = start();
    const going = router.navigate('/list?q=a');
    expect(browser.addresses()).toEqual(['/']);
    expect(router.isWaiting()).toBe(true);
    await going;
    expect(router.isWaiting()).toBe(false);
    expect(shown).toEqual(['loading /', 'idle /list?q=a']);
    expect(browser.addresses()).toEqual(['/', '/list?q=a']);
    expect(screen().loaderData).toEqual({ layout: 'menu', list: 'a' });
    // Nobody asked for the menu again, which is there.
    expect(asked).toEqual(['list /list?q=a']);
  });

  it('asks for the menu again when it has become old', async () => {
    const { router } = start();
    isMenuFresh = false;
    await router.navigate('/list');
    expect(asked.sort()).toEqual(['layout /list', 'list /list']);
  });

  it('shows the last of two that were pressed', async () => {
    const { router, screen } = start();
    await Promise.all([router.navigate('/list?q=a'), router.navigate('/product/x')]);
    expect(screen().location.pathname).toBe('/product/x');
    expect(browser.addresses()).toEqual(['/', '/product/x']);
  });

  it('takes the place of an entry of the history', async () => {
    await start().router.navigate('/list', { replace: true });
    expect(browser.addresses()).toEqual(['/list']);
  });

  it('keeps what does not change, so that nothing is drawn for it', async () => {
    const { router, screen } = start('/list');
    const { matches } = screen();
    await router.navigate('/list?q=b');
    expect(screen().matches).toBe(matches);
  });

  it('goes to a place on the page without asking for anything', async () => {
    const { router, shown } = start('/list');
    await router.navigate('/list#place');
    expect([shown, asked, browser.addresses()]).toEqual([['idle /list'], [], ['/list', '/list#place']]);
  });

  it('leaves another host to the browser', async () => {
    await start().router.navigate('https://elsewhere.example/');
    expect(browser.documents).toEqual(['https://elsewhere.example/']);
  });

  it('follows a redirect, to a document of another host too', async () => {
    const { router, screen } = start();
    await router.navigate('/product/old');
    expect(screen().loaderData.product).toBe('new');
    expect(browser.addresses()).toEqual(['/', '/product/new']);
    await router.navigate('/product/elsewhere');
    expect(browser.documents).toEqual(['https://pay.example.com/']);
  });
});

it('a redirect runs no script', async () => {
  await start().router.navigate('/product/script');
  expect(browser.documents).toEqual([`${ORIGIN}/product/script`]);
});

describe('what fails', () => {
  it('is shown by the innermost route that shows errors', async () => {
    const { router, screen } = start('/', { product: { ErrorBoundary: Nothing } });
    await router.navigate('/product/gone');
    expect(screen().errors).toMatchObject({ product: { status: 404, data: 'gone' } });
    expect(screen().loaderData).toEqual({ layout: 'menu' });
  });

  it('is shown when the connection breaks, also for a screen whose module is not there', async () => {
    const { router, screen } = start('/', {}, { list: 'file:///nowhere.js' });
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await router.navigate('/list');
    expect(screen().errors?.layout).toBeInstanceOf(Error);
    expect(browser.documents).toEqual([]);
  });

  it('lets the browser load the page of a release that has other modules', async () => {
    await start('/', {}, { list: 'file:///nowhere.js' }).router.navigate('/list?q=a');
    expect(browser.documents).toEqual([`${ORIGIN}/list?q=a`]);
  });

  it('takes what a machine between us and the server says for an error', async () => {
    const { router, screen } = start();
    answer = async () => new Response('Bad Gateway', { status: 502 });
    await router.navigate('/list');
    expect(screen().errors).toMatchObject({ layout: { status: 502, data: 'Bad Gateway' } });
  });

  it('is gone with the next screen', async () => {
    const { router, screen } = start();
    await router.navigate('/product/gone');
    await router.navigate('/list');
    expect(screen().errors).toBeNull();
  });
});

describe('a posted form', () => {
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data'])('is sent as %s', async (encType) => {
    const { router, shown, screen } = start('/form');
    await router.submit({ action: '/form', body: formOf({ a: 'κ&' }), encType });
    expect(posted).toEqual([`${encType} a=κ&`]);
    expect(shown).toEqual(['submitting /form', 'loading /form', 'idle /form']);
    expect(screen().actionData).toEqual({ form: { ok: true } });
    expect(asked).toEqual(['form /form']);
    expect(browser.addresses()).toEqual(['/form']);
  });

  it('follows where it is sent', async () => {
    const { router, screen } = start('/form');
    await router.submit({ action: '/form', body: formOf({ to: '/list' }), encType: '' });
    expect(screen().location.pathname).toBe('/list');
    expect(screen().actionData).toBeNull();
    browser.window.scrollY = 300;
    scrollToTarget(screen().location);
    expect(browser.window.scrollY).toBe(0);
  });

  it('that is refused is an error of the page', async () => {
    const { router, screen } = start('/form');
    await router.submit({ action: '/form', body: formOf({ fail: '1' }), encType: '' });
    expect(screen().errors).toMatchObject({ layout: { status: 403, data: 'refused' } });
  });

  it('goes by the route’s own function, which asks the server when it wants to', async () => {
    const clientAction: RouteModule['clientAction'] = async ({ request, serverAction }) => {
      if ((await request.formData()).get('here')) return 'answered here';
      return serverAction().catch((error: { status: number }) => error.status);
    };
    const { router, screen } = start('/form', { form: { clientAction, shouldRevalidate: () => false } });
    const send = (fields: Record<string, string>) =>
      router.submit({ action: '/form#place', body: formOf(fields), encType: '' });
    await send({ here: '1' });
    expect(screen().actionData).toEqual({ form: 'answered here' });
    await send({ fail: '1' });
    expect(screen().actionData).toEqual({ form: 403 });
    expect([posted.length, asked]).toEqual([1, []]);
  });
});

describe('a route that loads in the browser', () => {
  it('is asked there, and asks the server by itself', async () => {
    const clientLoader: RouteModule['clientLoader'] = ({ serverLoader }) => ({ later: serverLoader() });
    const { router, screen } = start('/', { later: { clientLoader } });
    await router.navigate('/later');
    const { later } = screen().loaderData.later as { later: Promise<unknown> };
    expect(await later).toBe('from the server');
  });
});

describe('newer data of what is shown', () => {
  it('are asked for, without a word of it', async () => {
    const { router, shown, screen } = start('/list');
    const { location } = screen();
    await router.revalidate();
    expect([shown, asked, screen().location === location]).toEqual([['idle /list'], ['list /list'], true]);
  });
});

describe('the browser’s own buttons', () => {
  it('bring back a screen at the height that it had', async () => {
    const { router, screen } = start('/list');
    browser.window.scrollY = 640;
    await router.navigate('/product/x');
    browser.window.scrollY = 90;
    browser.go(-1);
    await vi.waitFor(() => expect(screen().location.pathname).toBe('/list'));
    scrollToTarget(screen().location);
    expect(browser.window.scrollY).toBe(640);
    expect(browser.addresses()).toEqual(['/list', '/product/x']);
  });

  it('give an entry that a link within the page made a key of its own', async () => {
    const { screen, shown } = start('/list');
    const { key } = screen().location;
    browser.followHash('#place');
    await settle();
    expect(screen().location).toMatchObject({ pathname: '/list', hash: '#place' });
    expect(screen().location.key).not.toBe(key);
    expect([shown, asked]).toEqual([['idle /list'], []]);
  });
});

describe('the height of the window', () => {
  const heightAfter = async (to: string, options = {}) => {
    const { router, screen } = start('/list');
    browser.window.scrollY = 300;
    await router.navigate(to, options);
    scrollToTarget(screen().location);
    return browser.window.scrollY;
  };

  it.each([
    ['/product/x', {}, 0],
    ['/list?q=b', { preventScrollReset: true }, 300],
    ['/list#place', {}, 777],
    ['/list?q=b#place', { preventScrollReset: true }, 777],
    ['/list?q=b#%E0%A4%A', {}, 0],
  ])('after going to %s with %o is %i', async (to, options, height) => {
    expect(await heightAfter(to, options)).toBe(height);
  });

  it('is written down when the page is left, and the browser’s own memory of it serves other pages', async () => {
    const { screen } = start('/list');
    browser.window.scrollY = 120;
    browser.emit('pagehide');
    expect(JSON.parse(browser.tab.get('scroll-positions') ?? '')).toEqual({ [screen().location.key]: 120 });
    expect(browser.window.history.scrollRestoration).toBe('auto');
    browser.emit('pageshow', { persisted: true });
    expect(browser.window.history.scrollRestoration).toBe('manual');
  });
});

describe('a picture that moves from one screen to the other', () => {
  it('moves back, too', async () => {
    const { router, screen } = start('/list');
    const moves: boolean[] = [];
    router.subscribe((isAnimated) => void (router.getState().navigation.state === 'idle' && moves.push(isAnimated)));
    await router.navigate('/product/x', { viewTransition: true });
    browser.go(-1);
    await vi.waitFor(() => expect(screen().location.pathname).toBe('/list'));
    await router.navigate('/product/y');
    expect(moves).toEqual([true, true, false]);
  });
});

describe('what an address will need', () => {
  it('is fetched as a visit will ask for it, until the visitor turns away', () => {
    const { router } = start('/list', {}, { product: '/assets/product.js' });
    const takeBack = router.prefetch('/product/x?from=list');
    expect(browser.links.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
      'modulepreload /assets/product.js',
      `prefetch ${ORIGIN}/product/x.data?from=list&_routes=product`,
    ]);
    takeBack();
    expect(browser.links).toEqual([]);
  });

  it('is nothing for the page itself', () => {
    start('/list').router.prefetch('/list');
    expect(browser.links).toEqual([]);
  });
});
