/**
 * What a machine can do at most, in one thread: React with almost nothing to render, and SQLite with almost nothing to write. Run as a
 * program with `NODE_ENV=production`; the first argument is a folder on the disk. Says the figures as JSON in the first line.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createElement as h, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Processor time, ms. */
export interface Limits {
  emptyPage: number;
  simpleCards: number;
  /** With `synchronous = full`, as the store's database. */
  commitsPerSecond: number;
}

const ROUNDS = 4_000;
const COMMITS = 500;
const CARDS = 24;

function page(content: ReactNode) {
  return h('html', { lang: 'el' }, h('head', null, h('title', null, 'Laptops')), h('body', null, content));
}

function Card({ n }: { n: number }) {
  return h(
    'li',
    { className: 'card' },
    h('img', { src: `/media/${n}.webp`, alt: '', width: 400, height: 300 }),
    h('h3', null, h('a', { href: `/product/laptop/${n}` }, `Latitude ${n}`)),
    h('p', { className: 'price' }, `${n},00 €`),
    h('button', { type: 'button' }, 'Add to cart'),
  );
}

function cardList() {
  return page(
    h(
      'ul',
      null,
      Array.from({ length: CARDS }, (_, n) => h(Card, { key: n, n })),
    ),
  );
}

function renderMs(make: () => ReactNode): number {
  for (let round = 0; round < ROUNDS; round += 1) renderToString(make());
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) renderToString(make());
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / ROUNDS;
}

function commitsPerSecond(directory: string): number {
  const database = new DatabaseSync(join(directory, 'limits.db'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; create table rows (n integer)');
  const insert = database.prepare('insert into rows values (?)');
  const began = performance.now();
  for (let n = 0; n < COMMITS; n += 1) insert.run(n);
  const seconds = (performance.now() - began) / 1_000;
  database.close();
  return COMMITS / seconds;
}

const limits: Limits = {
  emptyPage: renderMs(() => page(null)),
  simpleCards: renderMs(cardList),
  commitsPerSecond: commitsPerSecond(process.argv[2] ?? '.'),
};
process.stdout.write(`${JSON.stringify(limits)}\n`);
