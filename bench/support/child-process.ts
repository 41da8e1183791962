/** Programs that a benchmark starts and stops; each by its own process, never by a name. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a started program gets from the surroundings. */
export type Surroundings = Readonly<Record<string, string | undefined>>;

/** A program of ours; what it says on standard error is kept, and shown when it fails. */
export function startNode(args: readonly string[], cwd: string, env: Surroundings): ChildProcess {
  const child = spawn(process.execPath, [...args], { cwd, env: { ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  child.once('exit', (code) => {
    if (code) process.stderr.write(said.join(''));
  });
  return child;
}

/** The first line that a program writes. @throws when it ends before */
export function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`The program ended with ${code} before it said anything`)));
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const end = text.indexOf('\n');
      if (end !== -1) resolve(text.slice(0, end));
    });
  });
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Linux counts a process's time in hundredths of a second (`getconf CLK_TCK`), everywhere. */
const MS_PER_TICK = 10;

/**
 * User and system time that a process has used so far, ms: all its threads together, and the one that runs JavaScript.
 * The rest is compression, garbage collection and compilation. Source: proc(5).
 */
export function cpuMs(pid: number): { all: number; main: number } {
  return { all: readCpuMs(`/proc/${pid}/stat`), main: readCpuMs(`/proc/${pid}/task/${pid}/stat`) };
}

function readCpuMs(file: string): number {
  const stat = readFileSync(file, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** Resident memory of a process, MiB. */
export function residentMib(pid: number): number {
  const [, kib = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}
