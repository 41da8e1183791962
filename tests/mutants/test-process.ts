/** A process that runs tests with a changed file; it is ended and begun anew when a change never ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Task } from './verdicts.ts';

const TIMEOUT_MS = 150_000;
const NO_END = '{"by":"timeout"}';

export class TestProcess {
  readonly #root: string;
  #child: ChildProcess | undefined;
  #answer: ((line: string | null) => void) | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** @returns the test file that failed, `timeout` when they did not end or took all memory, or null. @throws when they could not be run */
  async run(task: Task): Promise<string | null> {
    const child = this.#begin();
    const line = await new Promise<string | null>((resolve) => {
      const clock = setTimeout(() => {
        this.close();
        resolve(NO_END);
      }, TIMEOUT_MS);
      this.#answer = (text) => {
        clearTimeout(clock);
        resolve(text);
      };
      child.stdin?.write(`${JSON.stringify(task)}\n`);
    });
    if (line === null) throw new Error(`The tests of ${task.file}:${task.line} could not be run`);
    return (JSON.parse(line) as { by: string | null }).by;
  }

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #begin(): ChildProcess {
    if (this.#child) return this.#child;
    const script = join(import.meta.dirname, 'run-mutants.ts');
    const child = spawn(process.execPath, [script], { cwd: this.#root, stdio: ['pipe', 'pipe', 'ignore'] });
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('answer ')) this.#answer?.(line.slice('answer '.length));
    });
    child.on('close', (_code, signal) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      // A loop that gathers for ever is aborted by the engine before its time is over.
      this.#answer?.(signal === 'SIGABRT' ? NO_END : null);
    });
    this.#child = child;
    return child;
  }
}
