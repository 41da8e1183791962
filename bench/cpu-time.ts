/** What one process spends and keeps, whatever else runs on the machine. */
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** @returns mean CPU ms of one call */
export function meanCpuMs(work: () => unknown, rounds: number): number {
  const started = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) work();
  return cpuMs(started) / rounds;
}

/** CPU ms of the process since a measurement. */
export function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Heap and buffers that stay, MB. Buffers are freed a moment after the objects that held them. */
export async function settledMegabytes(): Promise<number> {
  collectGarbage();
  await setTimeout(50);
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}
