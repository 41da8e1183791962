/** The limits of the machine in this minute: without them the figures of the store say little on another one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpuMs, firstLine, type Surroundings, startNode, stop } from './child-process.ts';
import type { Limits } from './limits-program.ts';
import { load } from './load.ts';
import type { BenchTable } from './markdown-table.ts';
import { median } from './median.ts';
import { temporaryDataDir } from './running-store.ts';

const programOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const STARTS = 5;
/** Bytes of a page as it is sent. */
const PAGE_BYTES = 13_000;

/** @returns what the same machine does that does nothing else, for each of the goals of `server` */
export async function measureLimits(env: Surroundings): Promise<BenchTable> {
  const dataDir = temporaryDataDir();
  try {
    const program = startNode([programOf('./limits-program.ts'), dataDir.path], '.', {
      ...env,
      NODE_ENV: 'production',
    });
    const { emptyPage, simpleCards, commitsPerSecond }: Limits = JSON.parse(await firstLine(program));
    const { answerMs, startMs } = await measureBareServer(env);
    return {
      title: 'What the machine does that does nothing else, in the same run',
      group: 'server',
      header: ['limit', 'measured'],
      rows: [
        ['an empty page by React’s `renderToString`, CPU ms', emptyPage],
        ['24 simple cards by React’s `renderToString`, CPU ms', simpleCards],
        [`${PAGE_BYTES / 1_000} kB by a bare \`node:http\` server, CPU ms of the main thread`, answerMs],
        [`a bare \`node:http\` server’s start to its first answer, median of ${STARTS}, ms`, startMs],
        ['SQLite: rows a second, each committed to the disk', commitsPerSecond],
      ],
    };
  } finally {
    dataDir.remove();
  }
}

async function measureBareServer(env: Surroundings): Promise<{ answerMs: number; startMs: number }> {
  const directory = mkdtempSync(join(tmpdir(), 'xana-bench-'));
  const file = join(directory, 'body');
  writeFileSync(file, Buffer.alloc(PAGE_BYTES));
  const open = () => startNode([programOf('./constant-server.ts'), file], '.', env);
  try {
    const starts: number[] = [];
    for (let round = 0; round < STARTS; round += 1) {
      const began = performance.now();
      const server = open();
      const answer = await fetch(`http://127.0.0.1:${await firstLine(server)}`);
      await answer.arrayBuffer();
      starts.push(performance.now() - began);
      await stop(server);
    }
    const server = open();
    try {
      const origin = `http://127.0.0.1:${await firstLine(server)}`;
      const before = cpuMs(Number(server.pid)).main;
      const { all } = await load({ origin, path: '/', connections: 4 }, env);
      return { answerMs: (cpuMs(Number(server.pid)).main - before) / all, startMs: median(starts) };
    } finally {
      await stop(server);
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
