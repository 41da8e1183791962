import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import type { PageData } from '#domain/page-data.ts';
import { PageDataFiles } from './page-data-files.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const hash = (letter: string) => letter.repeat(22);
const dataOf = (page: string, letter: string, content: string): PageData => ({
  address: `/page-data/${hash(letter)}${page}`,
  content: Buffer.from(content),
});

/** A server over the files; `pages` are the data with which a page is rendered now. */
async function serve(pages: Record<string, PageData> = {}, maxBytes?: number) {
  const rendered: string[] = [];
  const files = new PageDataFiles({
    readData: async (page) => {
      rendered.push(page);
      return pages[page] ?? null;
    },
    log: pino({ level: 'silent' }),
    ...(maxBytes === undefined ? {} : { maxBytes }),
  });
  const server = createServer(async (message, reply) => {
    if (!(await files.answer(message, reply))) reply.writeHead(418).end();
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { files, rendered, get };
}

it('sends a kept file for ever, packed as the browser wants it', async () => {
  const { files, rendered, get } = await serve();
  const data = dataOf('/products?kind=laptop', 'a', '[1]'.repeat(500));
  files.keep(data);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await get(data.address, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe(data.content.toString());
  }
  expect(rendered).toEqual([]);
});

it('makes a file again that is no longer kept, once for all who ask', async () => {
  const data = dataOf('/finder', 'a', '[1]');
  const { rendered, get } = await serve({ '/finder': data });
  const answers = await Promise.all(Array.from({ length: 4 }, () => get(data.address)));
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(4).fill('[1]'));
  expect(answers[0]?.headers.get('cache-control')).toContain('immutable');
  expect(rendered).toEqual(['/finder']);
});

it('begins no second rendering while one is under way', async () => {
  const data = dataOf('/finder', 'a', '[1]');
  const begun: ((data: PageData) => void)[] = [];
  const files = new PageDataFiles({
    readData: () => new Promise((resolve) => begun.push(resolve)),
    log: pino({ level: 'silent' }),
  });
  const reply = () => ({ writeHead: () => undefined, end: () => undefined });
  const ask = () => files.answer({ url: data.address, method: 'GET', headers: {} } as never, reply() as never);
  const asked = [ask(), ask(), ask()];
  await new Promise(setImmediate);
  expect(begun).toHaveLength(1);
  begun[0]?.(data);
  expect(await Promise.all(asked)).toEqual([true, true, true]);
});

it('gives a page that is older than a change the newer data, which nobody keeps under the old name', async () => {
  const { get } = await serve({ '/finder': dataOf('/finder', 'b', '[2]') });
  const answer = await get(dataOf('/finder', 'a', '').address);
  expect([await answer.text(), answer.headers.get('cache-control')]).toEqual(['[2]', 'no-store']);
});

it('renders again what it had to let go', async () => {
  const [one, other] = [dataOf('/a', 'a', 'x'.repeat(60)), dataOf('/b', 'b', 'y'.repeat(60))];
  const { files, rendered, get } = await serve({ '/a': one }, 100);
  files.keep(one);
  files.keep(other);
  expect(await (await get(one.address)).text()).toBe(one.content.toString());
  expect(rendered).toEqual(['/a']);
});

it.each(['/page-data/', `/page-data/${hash('a')}`, `/page-data/${hash('a')}/no-such-page`])(
  'has nothing at %s',
  async (path) => expect((await (await serve()).get(path)).status).toBe(404),
);

it.each([
  ['/products', 'GET'],
  [`/page-data/${hash('a')}/finder`, 'POST'],
])('leaves %s (%s) to others', async (path, method) =>
  expect((await (await serve()).get(path, { method })).status).toBe(418),
);
