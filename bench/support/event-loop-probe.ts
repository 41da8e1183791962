/** Loaded into a store that is measured: writes down, when it ends, for how long work held its event loop. */
import { writeFileSync } from 'node:fs';

export interface EventLoopReport {
  /** The most processor time that the loop's thread used between two turns, ms: a stop without what else ran on the machine. */
  maxCpuMs: number;
}

const RESOLUTION_MS = 5;
/** The report's path is a parameter of the address by which this module is loaded. */
const file = new URL(import.meta.url).searchParams.get('report') ?? '';
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
// The program that measures says when the measurement begins.
process.on('SIGUSR2', () => {
  maxCpuMs = 0;
});
process.on('exit', () => writeFileSync(file, JSON.stringify({ maxCpuMs } satisfies EventLoopReport)));
