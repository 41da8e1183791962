/** The owner’s command line, on the database that the environment names. */
import { pino } from 'pino';
import { type Command, CommandFailure } from '../../platform/cli/command.ts';
import { openShop } from '../../platform/cli/open-shop.ts';
import { runCommand } from '../../platform/cli/run-command.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { DatabaseLocation } from '../../platform/db/location.ts';
import { openGateways } from '../../platform/payments/open-gateways.ts';
import { EnvironmentError, readEnvironment } from '../../server/environment.ts';
import { toDeployment } from '../../server/start/deployment.ts';

let opened: PlatformContext | undefined;

/** The command line reads only the database's place from the environment. */
function locate({ isForHostedShops }: Command): DatabaseLocation {
  const { hostedShop, databaseUrl, dataDir } = readEnvironmentOrFail();
  if (hostedShop && !isForHostedShops) {
    throw new CommandFailure(`This is for the embedded platform; ${hostedShop.domain} has its own administration.`);
  }
  return { databaseUrl, dataDir };
}

function readEnvironmentOrFail() {
  try {
    return readEnvironment();
  } catch (error) {
    if (error instanceof EnvironmentError) throw new CommandFailure(error.message);
    throw error;
  }
}

// The reader of the output may stop before its end: `orders list | head`.
process.stdout.on('error', () => process.exit(0));
try {
  process.exitCode = await runCommand(process.argv.slice(2), {
    locate,
    deployment: () => toDeployment(readEnvironmentOrFail()),
    now: () => new Date(),
    gateways: (context) => openGateways(context, readEnvironmentOrFail().payments),
    async openShop(location, opens) {
      // Standard output is for the command's result, such as a product file.
      opened = await openShop(location, opens, pino({ level: 'warn' }, pino.destination(2)));
      return opened;
    },
    output: process.stdout,
    errors: process.stderr,
  });
} catch (error) {
  process.stderr.write(`That failed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await opened?.db.destroy();
}
