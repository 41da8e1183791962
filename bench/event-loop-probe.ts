/**
 * Loaded into a store that is measured: writes down, when it ends, for how long its event loop stood still, in time and in
 * work, and how long each answer took.
 */
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

export interface EventLoopReport {
  /** Longest stop after the store opened, and 99 of a hundred stops, ms; they count what else ran on the machine. */
  maxMs: number;
  p99Ms: number;
  /** The most processor time that the loop's thread used between two turns, ms: a stop without what else ran on the machine. */
  maxCpuMs: number;
  /** What had been asked for last then, as a path. */
  maxCpuPath: string;
  /** Share of the time in which there was work. */
  busy: number;
  answers: readonly Answer[];
}

interface Answer {
  path: string;
  /** From the request's arrival until the system has all of the answer, ms. */
  serverMs: number;
  /** Processor time of the thread that runs JavaScript meanwhile; all of it is this answer's where one is asked for at a time. */
  cpuMs: number;
}

const RESOLUTION_MS = 5;
/** Where it is written stands in the address by which it is loaded. */
const file = new URL(import.meta.url).searchParams.get('report') ?? '';
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
const started = performance.eventLoopUtilization();
const threadMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
let usedBefore = threadMs();
let maxCpuMs = 0;
let maxCpuPath = '';
let latestPath = '';
setInterval(() => {
  const used = threadMs();
  if (used - usedBefore > maxCpuMs) [maxCpuMs, maxCpuPath] = [used - usedBefore, latestPath];
  usedBefore = used;
}, RESOLUTION_MS).unref();
const arrivals = new WeakMap<IncomingMessage, { at: number; used: number }>();
const answers: Answer[] = [];
// The messages of both channels are documented: https://nodejs.org/api/diagnostics_channel.html#http
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  latestPath = request.url ?? '';
  arrivals.set(request, { at: performance.now(), used: threadMs() });
});
subscribe('http.server.response.finish', (message) => {
  const { request } = message as { request: IncomingMessage };
  const arrived = arrivals.get(request);
  if (!arrived) return;
  const [serverMs, cpuMs] = [performance.now() - arrived.at, threadMs() - arrived.used];
  answers.push({ path: request.url ?? '', serverMs, cpuMs });
});
// The program that measures says when the store is open.
process.on('SIGUSR2', () => {
  delays.reset();
  maxCpuMs = 0;
});
process.on('exit', () => {
  const ms = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  const report: EventLoopReport = {
    maxMs: ms(delays.max),
    p99Ms: ms(delays.percentile(99)),
    maxCpuMs,
    maxCpuPath,
    busy: performance.eventLoopUtilization(started).utilization,
    answers,
  };
  writeFileSync(file, JSON.stringify(report));
});
