/** The engine's helper threads, which clean the memory beside the program. */
import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const NAME = 'V8Worker';
/** From -20 to 19, lower goes first; 0 is usual. With 10, other programs on a busy machine kept pages waiting for these threads. */
const NICENESS = 4;
const THREADS = '/proc/self/task';

/**
 * Lets the thread that makes the pages go before them: in a large shop, where they have most to do, it waited as long for its turn as
 * it had worked.
 * On Linux, where a priority is one thread's and not the process's (setpriority(2), NPTL); elsewhere nothing is done.
 */
export function lowerHelperThreads(): void {
  if (process.platform !== 'linux') return;
  for (const id of readdirSync(THREADS)) {
    if (readFileSync(`${THREADS}/${id}/comm`, 'utf8').trim() === NAME) setPriority(Number(id), NICENESS);
  }
}
