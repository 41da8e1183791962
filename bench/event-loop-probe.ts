/** Loaded into a store that is measured: writes down, when it ends, for how long its event loop stood still, in time and in work. */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

export interface EventLoopReport {
  /** Longest stop after the store opened, and 99 of a hundred stops, ms; they count what else ran on the machine. */
  maxMs: number;
  p99Ms: number;
  /** The most processor time that the loop's thread used between two turns, ms: a stop without what else ran on the machine. */
  maxCpuMs: number;
  /** Share of the time in which there was work. */
  busy: number;
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
setInterval(() => {
  const used = threadMs();
  maxCpuMs = Math.max(maxCpuMs, used - usedBefore);
  usedBefore = used;
}, RESOLUTION_MS).unref();
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
    busy: performance.eventLoopUtilization(started).utilization,
  };
  writeFileSync(file, JSON.stringify(report));
});
