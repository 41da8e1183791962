/** What a visitor downloads, and how long an owner waits for the first page. */
import { residentMib, type Surroundings } from './support/child-process.ts';
import type { BenchTable } from './support/markdown-table.ts';
import { median } from './support/markdown-table.ts';
import { getPacked, getPage, pageKinds } from './support/page-answer.ts';
import { startStore, temporaryDataDir } from './support/running-store.ts';

const STARTS = 3;

export async function measureSizes(env: Surroundings): Promise<BenchTable[]> {
  const dataDir = temporaryDataDir();
  const store = await startStore(env, dataDir.path);
  const rows = [];
  try {
    for (const { name, path } of await pageKinds(store.url)) {
      const { body } = await getPage(store.url + path);
      const html = await (await fetch(store.url + path)).text();
      const scripts = await sizeOf(store.url, scriptsOf(html));
      const styles = await sizeOf(store.url, stylesOf(html));
      rows.push([name, body.length / 1000, Buffer.byteLength(html) / 1000, scripts.kb, scripts.count, styles.kb]);
    }
  } finally {
    await store.close();
    dataDir.remove();
  }
  return [
    {
      title: 'First load, kB over the wire (brotli)',
      group: 'sizes',
      header: ['page', 'HTML', 'HTML unpacked', 'JavaScript', 'files', 'CSS files'],
      rows,
      notes: [
        'JavaScript: every module script and module preload that the page names, and what its inline modules import.',
      ],
    },
    await measureStarts(env),
  ];
}

async function measureStarts(env: Surroundings): Promise<BenchTable> {
  const empty: number[] = [];
  const filled: number[] = [];
  let memory = 0;
  for (let round = 0; round < STARTS; round += 1) {
    const dataDir = temporaryDataDir();
    for (const times of [empty, filled]) {
      const store = await startStore(env, dataDir.path);
      times.push(store.startedInMs);
      memory = residentMib(store.pid);
      await store.close();
    }
    dataDir.remove();
  }
  const row = (name: string, times: number[]) => [name, median(times), Math.min(...times)];
  return {
    title: 'From nothing to the first page, ms',
    group: 'sizes',
    header: ['start', `median of ${STARTS}`, 'best'],
    rows: [
      row('empty data folder: tables and demo shop are made', empty),
      row('data folder of an earlier run', filled),
    ],
    notes: [
      `\`bin/tasks/start.ts\`, already built, until \`/\` has answered in full. Memory then: ${Math.round(memory)} MiB.`,
    ],
  };
}

function scriptsOf(html: string): Set<string> {
  const late = /\sdata-modules="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const [, code = ''] = /<script\b[^>]*type="late"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const imported = [...code.matchAll(/["'](\/[^"']+\.js)["']/g)].map(([, path]) => path);
  return new Set([...late, ...imported].filter((path) => path !== undefined));
}

function stylesOf(html: string): Set<string> {
  const tags = html.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? [];
  return new Set(tags.map(attribute('href')).filter((path) => path !== undefined));
}

function attribute(names: string): (tag: string) => string | undefined {
  const pattern = new RegExp(`\\s(?:${names})="([^"]+)"`);
  return (tag) => pattern.exec(tag)?.[1];
}

async function sizeOf(origin: string, paths: ReadonlySet<string>): Promise<{ kb: number; count: number }> {
  let bytes = 0;
  for (const path of paths) {
    const answer = await getPacked(new URL(path, origin).href);
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    bytes += answer.body.length;
  }
  return { kb: bytes / 1000, count: paths.size };
}
