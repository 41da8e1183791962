/** Starts the store and stops it gracefully: on SIGTERM or SIGINT what is under way is finished first. */
import { EnvironmentError, readEnvironment } from './environment.ts';
import { createLog } from './log.ts';
import { createStore } from './store.ts';

/** What is not finished by then never will be, ms. */
const STOP_WITHIN_MS = 10_000;

function readEnvironmentOrExit() {
  try {
    return readEnvironment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const environment = readEnvironmentOrExit();
const log = createLog(environment.logLevel);
const store = await createStore(environment, log);

try {
  await store.listen();
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  process.stderr.write(
    isTaken ? `Port ${environment.port} is taken by another program. Set PORT to a free one.\n` : `${String(error)}\n`,
  );
  process.exit(1);
}
log.info(
  { address: environment.publicUrl, database: environment.databaseUrl ? 'postgres' : 'sqlite' },
  'the store is open',
);
process.stderr.write(`\n  ${environment.publicUrl}\n\n`);
if (environment.isPublicUrlSet) {
  process.stderr.write(`  Every other host is sent to ${environment.publicUrl} (308).\n\n`);
}

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
