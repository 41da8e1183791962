/**
 * A load generator that costs little itself: plain sockets, one request at a time on each, kept alive. It runs as a program of
 * its own, so that the server has its core to itself. The first argument is the order as JSON; the result goes to standard output.
 */
import { connect, type Socket } from 'node:net';
import type { LoadOrder, LoadResult } from './load.ts';

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = '0\r\n\r\n';

const order = JSON.parse(process.argv[2] ?? '{}') as LoadOrder;
const { hostname, port } = new URL(order.origin);
const latencies: number[] = [];
let failures = 0;
let sent = 0;
const started = performance.now();
const warmUntil = started + order.warmUpMs;
const endsAt = warmUntil + order.ms;

function nextRequest(): string {
  const path = order.path.replaceAll('{n}', String(sent));
  sent += 1;
  const headers = Object.entries({ host: `${hostname}:${port}`, ...order.headers });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const length = order.body === undefined ? '' : `content-length: ${Buffer.byteLength(order.body)}\r\n`;
  return `${order.body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines}${length}\r\n${order.body ?? ''}`;
}

/** How many bytes the answer has in all; null while its head is not there; -1 when only its end tells. */
function lengthOf(buffer: Buffer): number | null {
  const end = buffer.indexOf(HEAD_END);
  if (end === -1) return null;
  const head = buffer.toString('latin1', 0, end);
  if (!/^HTTP\/1\.1 200/.test(head)) failures += 1;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  return length === undefined ? -1 : end + HEAD_END.length + Number(length);
}

function run(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let parts: Buffer[] = [];
    let received = 0;
    let expected: number | null = null;
    let asked = 0;
    const ask = () => {
      parts = [];
      received = 0;
      expected = null;
      asked = performance.now();
      socket.write(nextRequest());
    };
    socket.once('connect', ask);
    socket.once('error', reject);
    socket.once('close', resolve);
    socket.on('data', (part) => {
      parts.push(part);
      received += part.length;
      expected ??= lengthOf(parts.length === 1 ? part : Buffer.concat(parts));
      const isWhole = expected === -1 ? part.toString('latin1', part.length - 5) === LAST_CHUNK : received === expected;
      if (isWhole) finish(socket, asked, ask);
    });
  });
}

function finish(socket: Socket, asked: number, ask: () => void): void {
  const now = performance.now();
  if (asked >= warmUntil) latencies.push(now - asked);
  if (now < endsAt) ask();
  else socket.end();
}

await Promise.all(Array.from({ length: order.connections }, run));
latencies.sort((a, b) => a - b);
const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
const seconds = (performance.now() - warmUntil) / 1000;
const result: LoadResult = {
  requests: latencies.length,
  all: sent,
  perSecond: latencies.length / seconds,
  p50: at(0.5),
  p99: at(0.99),
  failures,
};
process.stdout.write(`${JSON.stringify(result)}\n`);
