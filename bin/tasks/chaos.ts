/**
 * `npm run chaos`, or `npm run chaos -- kill disk`: faults against running stores on this machine, and a report. It fails
 * when anything was lost, oversold, doubled, untrue, or failed without a reason. It takes several minutes.
 */

import { abandonPayments } from '../../tests/chaos/abandoned-payments.ts';
import { prepareCheckout, sellByAssistants } from '../../tests/chaos/assistants.ts';
import { endConnections } from '../../tests/chaos/database-ends.ts';
import { stopMailServer } from '../../tests/chaos/dead-mail-server.ts';
import { refuseBodies } from '../../tests/chaos/early-answers.ts';
import { fillDisk } from '../../tests/chaos/full-disk.ts';
import { fuzzRequests } from '../../tests/chaos/fuzz-requests.ts';
import { hoardStock } from '../../tests/chaos/hoard-stock.ts';
import { killAtTheDesk } from '../../tests/chaos/kill-at-the-desk.ts';
import { killDuringBackup } from '../../tests/chaos/kill-during-backup.ts';
import { killDuringCheckout } from '../../tests/chaos/kill-during-checkout.ts';
import { openManyConnections } from '../../tests/chaos/many-connections.ts';
import { failPlatform } from '../../tests/chaos/platform-faults.ts';
import { pressLimits } from '../../tests/chaos/press-limits.ts';
import { createFindings, isFine, type Outcome, toReport } from '../../tests/chaos/report.ts';
import { holdSlowSockets } from '../../tests/chaos/slow-sockets.ts';
import { sellFromTwoProcesses } from '../../tests/chaos/two-processes.ts';
import { payInEveryWay } from '../../tests/chaos/ways-of-paying.ts';
import { startPostgres } from '../../tests/support/postgres-server.ts';
import { buildWhenNeeded } from './build.ts';

const BY_ASSISTANTS = { open: prepareCheckout, by: 'assistants' };

const SCENARIOS: Readonly<Record<string, (postgresUrl: string) => Promise<Outcome>>> = {
  'kill-sqlite': (postgresUrl) => killDuringCheckout('SQLite', postgresUrl),
  'kill-postgres': (postgresUrl) => killDuringCheckout('PostgreSQL', postgresUrl),
  'desk-sqlite': (postgresUrl) => killAtTheDesk('SQLite', postgresUrl),
  'desk-postgres': (postgresUrl) => killAtTheDesk('PostgreSQL', postgresUrl),
  'backup-sqlite': killDuringBackup,
  'processes-sqlite': (postgresUrl) => sellFromTwoProcesses('SQLite', postgresUrl),
  'processes-postgres': (postgresUrl) => sellFromTwoProcesses('PostgreSQL', postgresUrl),
  'abandoned-sqlite': (postgresUrl) => abandonPayments('SQLite', postgresUrl),
  'abandoned-postgres': (postgresUrl) => abandonPayments('PostgreSQL', postgresUrl),
  'database-ends': endConnections,
  'hoard-sqlite': (postgresUrl) => hoardStock('SQLite', postgresUrl),
  'hoard-postgres': (postgresUrl) => hoardStock('PostgreSQL', postgresUrl),
  'limits-sqlite': (postgresUrl) => pressLimits('SQLite', postgresUrl),
  'limits-postgres': (postgresUrl) => pressLimits('PostgreSQL', postgresUrl),
  'assistants-sqlite': (postgresUrl) => sellByAssistants('SQLite', postgresUrl),
  'assistants-postgres': (postgresUrl) => sellByAssistants('PostgreSQL', postgresUrl),
  'assistants-hoard-sqlite': (postgresUrl) => hoardStock('SQLite', postgresUrl, BY_ASSISTANTS),
  'assistants-hoard-postgres': (postgresUrl) => hoardStock('PostgreSQL', postgresUrl, BY_ASSISTANTS),
  'ways-sqlite': (postgresUrl) => payInEveryWay('SQLite', postgresUrl),
  'ways-postgres': (postgresUrl) => payInEveryWay('PostgreSQL', postgresUrl),
  disk: fillDisk,
  'mail-sqlite': (postgresUrl) => stopMailServer('SQLite', postgresUrl),
  'mail-postgres': (postgresUrl) => stopMailServer('PostgreSQL', postgresUrl),
  platform: failPlatform,
  fuzz: fuzzRequests,
  sockets: holdSlowSockets,
  'early-answers-sqlite': (postgresUrl) => refuseBodies('SQLite', postgresUrl),
  'early-answers-postgres': (postgresUrl) => refuseBodies('PostgreSQL', postgresUrl),
  'connections-sqlite': (postgresUrl) => openManyConnections('SQLite', postgresUrl),
  'connections-postgres': (postgresUrl) => openManyConnections('PostgreSQL', postgresUrl),
};

const asked = process.argv.slice(2);
const wanted = Object.keys(SCENARIOS).filter((name) => asked.length === 0 || asked.some((word) => name.includes(word)));
if (wanted.length === 0) {
  process.stderr.write(`No scenario is called so. There are: ${Object.keys(SCENARIOS).join(', ')}.\n`);
  process.exit(2);
}

await buildWhenNeeded();
const postgres = await startPostgres();
const outcomes: Outcome[] = [];
try {
  for (const name of wanted) {
    process.stderr.write(`${name} …\n`);
    outcomes.push(await runScenario(name));
  }
} finally {
  await postgres.stop();
}
process.stdout.write(toReport(outcomes));
process.exit(outcomes.every(isFine) ? 0 : 1);

/** A scenario that cannot go on is a finding too, and the others are still run. */
async function runScenario(name: string): Promise<Outcome> {
  try {
    return (await SCENARIOS[name]?.(postgres.url)) ?? createFindings().toOutcome(name, 'nothing');
  } catch (error) {
    const findings = createFindings();
    findings.find('unexpected', error instanceof Error ? (error.stack ?? error.message) : String(error));
    return findings.toOutcome(name, 'broken off');
  }
}
