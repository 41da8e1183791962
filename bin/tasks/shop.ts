/** `npm run shop -- …`: the owner's command line, on the database that the environment names. */
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { CommandFailure } from '../../platform/cli/command.ts';
import { runCommand } from '../../platform/cli/run-command.ts';
import type { PlatformContext } from '../../platform/context.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { seedDemo } from '../../platform/seed/seed-demo.ts';
import { EnvironmentError, readEnvironment } from '../../server/environment.ts';

let opened: PlatformContext | undefined;

/** As the store opens it, so that whichever comes first on an empty database fills it the same way. */
async function openContext(): Promise<PlatformContext> {
  const { hostedShop, publicUrl, seed, ...location } = readEnvironmentOrFail();
  if (hostedShop) {
    throw new CommandFailure(`This is for the embedded platform; ${hostedShop.domain} has its own administration.`);
  }
  opened = {
    db: await openDatabase(location),
    now: () => new Date(),
    randomToken: (bytes) => randomBytes(bytes).toString('base64url'),
    // Standard output is for what was asked: a product file, say.
    log: pino({ level: 'warn' }, pino.destination(2)),
    publicUrl,
  };
  if (seed === 'demo') await seedDemo(opened);
  return opened;
}

function readEnvironmentOrFail() {
  try {
    return readEnvironment();
  } catch (error) {
    if (error instanceof EnvironmentError) throw new CommandFailure(error.message);
    throw error;
  }
}

// Whoever reads the output may stop before its end: `orders list | head`.
process.stdout.on('error', () => process.exit(0));
try {
  process.exitCode = await runCommand(process.argv.slice(2), {
    openContext,
    output: process.stdout,
    errors: process.stderr,
  });
} catch (error) {
  process.stderr.write(`That failed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await opened?.db.destroy();
}
