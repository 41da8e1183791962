import type { PlatformContext } from '../context.ts';
import { type DatabaseLocation, describeDatabase } from '../db/location.ts';
import type { Gateways } from '../payments/gateway.ts';
import type { Deployment } from '../ready/check-deployment.ts';
import {
  type Command,
  CommandFailure,
  type CommandInput,
  type ShopCommand,
  type TextSink,
  UsageError,
} from './command.ts';
import { apiToken } from './commands/api-token.ts';
import { backupShop } from './commands/backup-shop.ts';
import { brandRemove, brandSet, brandShow } from './commands/brand.ts';
import { customersErase } from './commands/customers-erase.ts';
import { customersExport } from './commands/customers-export.ts';
import { databaseMove } from './commands/database-move.ts';
import { discountsAdd } from './commands/discounts-add.ts';
import { discountsList, discountsRemove } from './commands/discounts-list.ts';
import { mailFailed } from './commands/mail-failed.ts';
import { mailResend } from './commands/mail-resend.ts';
import { mediaAdd, mediaClean } from './commands/media-add.ts';
import { ordersCancel } from './commands/orders-cancel.ts';
import { ordersCapture } from './commands/orders-capture.ts';
import { ordersDocuments } from './commands/orders-documents.ts';
import { ordersExport } from './commands/orders-export.ts';
import { ordersFulfil } from './commands/orders-fulfil.ts';
import { ordersList } from './commands/orders-list.ts';
import { ordersPaid } from './commands/orders-paid.ts';
import { ordersPrint } from './commands/orders-print.ts';
import { ordersRefund } from './commands/orders-refund.ts';
import { ordersShow } from './commands/orders-show.ts';
import { priceSet } from './commands/price-set.ts';
import { productsExport } from './commands/products-export.ts';
import { productsImport } from './commands/products-import.ts';
import { productsLint } from './commands/products-lint.ts';
import { productsDelete, productsPublish, productsUnpublish } from './commands/products-status.ts';
import { ready } from './commands/ready.ts';
import { restoreShop } from './commands/restore-shop.ts';
import { returnsDecline, returnsList, returnsOpen, returnsReceive, returnsSent } from './commands/returns.ts';
import { seedProducts } from './commands/seed-products.ts';
import { stockSet } from './commands/stock-set.ts';
import { commandHelp, overview } from './help.ts';
import { parseInput } from './parse-input.ts';

export const COMMANDS: readonly Command[] = [
  productsImport,
  productsExport,
  productsLint,
  productsPublish,
  productsUnpublish,
  productsDelete,
  mediaAdd,
  mediaClean,
  brandSet,
  brandShow,
  brandRemove,
  ordersList,
  ordersShow,
  ordersPaid,
  ordersCapture,
  ordersFulfil,
  ordersCancel,
  ordersRefund,
  ordersExport,
  ordersDocuments,
  ordersPrint,
  returnsOpen,
  returnsSent,
  returnsReceive,
  returnsDecline,
  returnsList,
  stockSet,
  priceSet,
  discountsAdd,
  discountsList,
  discountsRemove,
  customersExport,
  customersErase,
  mailFailed,
  mailResend,
  apiToken,
  ready,
  backupShop,
  databaseMove,
  restoreShop,
  seedProducts,
];

export interface Terminal {
  /** Where the database is of which a command is; called when it really runs: help and refusals need none. */
  locate: (command: Command) => DatabaseLocation;
  /** How the store is started; asked by few commands. */
  deployment: () => Deployment;
  now: () => Date;
  /** Called once, after `locate`. */
  openShop: (location: DatabaseLocation, opens: ShopCommand['opens']) => Promise<PlatformContext>;
  /** The ways of paying that are configured. */
  gateways: (context: PlatformContext) => Gateways;
  /** What was asked for. */
  output: TextSink;
  /** Which database it is about, and why something was not done. */
  errors: TextSink;
}

/** 0: done; 1: it could not be done; 2: the call makes no sense. */
export type ExitCode = 0 | 1 | 2;

/** Runs one call of the owner's command line. @param argv the words after the program's name */
export async function runCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    await run(argv, terminal);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.errors.write(`${error.message}\n`);
      return 2;
    }
    if (error instanceof CommandFailure) {
      terminal.errors.write(`${error.message}\n`);
      return 1;
    }
    throw error;
  }
}

async function run(argv: readonly string[], terminal: Terminal): Promise<void> {
  const asksForHelp = argv.includes('--help') || argv.includes('-h') || argv[0] === 'help';
  const words = argv[0] === 'help' ? argv.slice(1) : argv;
  const command = COMMANDS.find(({ path }) => path.every((word, index) => words[index] === word));
  if (!command) {
    const help = helpOf(words);
    if (!asksForHelp || !help) throw new UsageError(unknownCommand(words));
    terminal.output.write(help);
  } else if (asksForHelp) {
    terminal.output.write(commandHelp(command));
  } else {
    await execute(command, parseInput(command, words.slice(command.path.length)), terminal);
  }
}

async function execute(command: Command, input: CommandInput, terminal: Terminal): Promise<void> {
  const { output, errors } = terminal;
  const location = terminal.locate(command);
  errors.write(`Database: ${describeDatabase(location)}\n`);
  if (command.opens === 'nothing')
    return command.run(input, {
      location,
      deployment: terminal.deployment,
      now: terminal.now,
      output,
      progress: errors,
    });
  const context = await terminal.openShop(location, command.opens);
  if (command.sendsMail && context.publicUrl === '') {
    throw new CommandFailure(
      'The store has not written its address into this database yet, and mails need it: start the store once, then call this again.',
    );
  }
  const gateways = terminal.gateways(context);
  return command.run(input, { context, location, deployment: terminal.deployment, gateways, output, progress: errors });
}

/** Help of a group, or of everything; undefined for a word that means nothing. */
function helpOf([group]: readonly string[]): string | undefined {
  if (group === undefined || group.startsWith('-')) return overview(COMMANDS);
  const commands = COMMANDS.filter(({ path }) => path[0] === group);
  return commands.length > 0 ? overview(commands, group) : undefined;
}

function unknownCommand([group, name]: readonly string[]): string {
  const ofGroup = COMMANDS.filter(({ path }) => path[0] === group);
  const choice = (ofGroup.length > 0 ? ofGroup : COMMANDS).map(({ path }) => `\`${path.join(' ')}\``).join(', ');
  if (group === undefined) return `Say what to do: ${choice}, or --help.`;
  const asked = ofGroup.length > 0 && name !== undefined ? `${group} ${name}` : group;
  const verb = ofGroup.length > 0 && name === undefined ? 'needs a second word' : 'is no command';
  return `\`${asked}\` ${verb}; write ${choice}, or --help.`;
}
