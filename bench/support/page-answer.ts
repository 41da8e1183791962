import { request } from 'node:http';

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  /** As it came over the wire: `fetch` would unpack it. */
  body: Buffer;
}

/** One address, packed with brotli if the server can. */
export function getPacked(url: string): Promise<PageAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br', accept: 'text/html,*/*' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => {
        const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
        resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(headers), body: Buffer.concat(parts) });
      });
    });
    asked.once('error', reject);
    asked.end();
  });
}

/** @throws Error for any other status than 200 */
export async function getPage(url: string): Promise<PageAnswer> {
  const page = await getPacked(url);
  if (page.status !== 200) throw new Error(`${url} answers ${page.status}`);
  return page;
}

/** The three kinds of page that are measured; the product is the first one of the list. */
export async function pageKinds(origin: string): Promise<{ name: string; path: string }[]> {
  const list = await (await fetch(`${origin}/products`)).text();
  const product = /href="(\/product\/[^"?#]+)"/.exec(list)?.[1];
  return [
    { name: 'home', path: '/' },
    { name: 'list', path: '/products' },
    ...(product ? [{ name: 'product', path: product }] : []),
  ];
}

/** The pages by which a visit begins, in both languages. */
export async function firstVisits(url: string): Promise<{ name: string; path: string }[]> {
  const kinds = [...(await pageKinds(url)), { name: 'finder', path: '/finder' }];
  return kinds.flatMap(({ name, path }) => [
    { name: `${name} el`, path },
    { name: `${name} en`, path: path === '/' ? '/en' : `/en${path}` },
  ]);
}
