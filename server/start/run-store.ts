/** Starts the store and stops it gracefully: on SIGTERM or SIGINT what is under way is finished first. */
import { errorMessage } from '#domain/customer/error-code.ts';
import { DatabaseNotOpened } from '#platform/db/database-not-opened.ts';
import { EnvironmentError, readEnvironment } from '../environment.ts';
import { createLog } from '../log.ts';
import { createStore } from '../store.ts';
import { openingNotice } from './deployment.ts';
import { NotListening } from './listen.ts';

/** The longest wait for open requests at the end, ms. */
const STOP_WITHIN_MS = 10_000;

/** A failure that the starter of the store can mend is one sentence; any other is a mistake of ours, with its stack in the log. */
function exit(error: unknown): never {
  const isExpected =
    error instanceof EnvironmentError || error instanceof DatabaseNotOpened || error instanceof NotListening;
  if (!isExpected) createLog('error').fatal({ err: error }, 'the store could not start');
  const message = errorMessage(error);
  process.stderr.write(isExpected ? `${message}\n` : `The store could not start: ${message}\n`);
  process.exit(1);
}

async function open() {
  try {
    const environment = readEnvironment();
    const log = createLog(environment.logLevel);
    const store = await createStore(environment, log);
    await store.listen();
    return { environment, log, store };
  } catch (error) {
    return exit(error);
  }
}

// The starter of the store may stop reading its output; the store goes on, and its log is elsewhere.
process.stderr.on('error', () => {});

const { environment, log, store } = await open();
log.info(
  { address: environment.publicUrl, database: environment.databaseUrl ? 'postgres' : 'sqlite' },
  'the store is open',
);
const notice = environment.mode === 'production' ? openingNotice(environment, new Date()) : null;
const redirect = environment.isPublicUrlSet ? `Every other host is sent to ${environment.publicUrl} (308).` : null;
const lines = [environment.publicUrl, notice, redirect].filter((line) => line !== null);
// In one write: a reader that waits for the address may stop after it, and a later write would fail.
process.stderr.write(`\n${lines.map((line) => `  ${line}\n\n`).join('')}`);

// A failure that no request waits for any more: it is logged, and the store goes on.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'a failure was not handled'));

let isStopping = false;
function stop(cause: string): void {
  if (isStopping) return;
  isStopping = true;
  log.info({ cause }, 'closing');
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  store.close().then(
    () => process.exit(0),
    (error: unknown) => {
      log.error({ err: error }, 'closing failed');
      process.exit(1);
    },
  );
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
// Started by bin/go.cjs over a channel, which ends with that process, however it ends.
if (process.connected) process.once('disconnect', () => stop('parent ended'));
else if (process.send) stop('parent ended');
