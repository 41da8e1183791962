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
import { brand } from './commands/brand.ts';
import { collections } from './commands/collections.ts';
import { customers } from './commands/customers.ts';
import { database } from './commands/database.ts';
import { discounts } from './commands/discounts.ts';
import { mail } from './commands/mail.ts';
import { media } from './commands/media-add.ts';
import { menus } from './commands/menus.ts';
import { orders } from './commands/orders.ts';
import { pieces } from './commands/pieces.ts';
import { products } from './commands/products.ts';
import { ready } from './commands/ready.ts';
import { returns } from './commands/returns.ts';
import { staff } from './commands/staff.ts';
import { variants } from './commands/variants.ts';
import { namesOf, parseInput, shape, usageOf } from './parse-input.ts';

export const COMMANDS: readonly Command[] = [
  ...products,
  ...collections,
  ...menus,
  ...media,
  ...brand,
  ...orders,
  ...returns,
  ...pieces,
  ...variants,
  ...discounts,
  ...customers,
  ...mail,
  ...staff,
  apiToken,
  ready,
  ...database,
];

export interface Terminal {
  /** The command's database; called when the command runs, because help and refusals need none. */
  locate: (command: Command) => DatabaseLocation;
  /** How the store is started; asked by few commands. */
  deployment: () => Deployment;
  now: () => Date;
  /** Called once, after `locate`. */
  openShop: (location: DatabaseLocation, opens: ShopCommand['opens']) => Promise<PlatformContext>;
  /** The ways of paying that are configured. */
  gateways: (context: PlatformContext) => Gateways;
  /** Takes the command's result. */
  output: TextSink;
  /** Takes the database's name and the reasons of refusals. */
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

/** The texts of `--help`. */

const CALL = 'npm run shop --';

const GROUPS: Readonly<Record<string, string>> = {
  products: 'The catalogue as a file',
  collections: 'Products that belong together, for the API',
  menus: 'Links of other storefronts, from the API',
  media: "The shop's own pictures",
  brand: "The shop's own logo, icon and share picture",
  orders: 'What was bought',
  returns: 'Goods that come back',
  pieces: 'Single machines, by their serial numbers',
  stock: 'Pieces that can be sold',
  price: 'Prices',
  discounts: 'Discount codes',
  customers: 'What is held of a person',
  database: 'The database as a whole',
  mail: 'Mails that could not be sent',
  staff: "Who works at the owner's desk",
  api: 'Access of other storefronts',
};

/** Help of everything, or of the commands that begin with one word. */
function overview(commands: readonly Command[], group?: string): string {
  const title = group ? (GROUPS[group] ?? group) : "The shop owner's command line for the embedded platform";
  const rows = commands.map((command) => [command.path.concat(namesOf(command)).join(' '), command.summary] as const);
  return [
    `${title}.`,
    '',
    `  ${CALL} ${group ?? 'GROUP'} COMMAND …`,
    '',
    ...columns(rows),
    '',
    `More about one of them: ${CALL} ${commands[0]?.path.join(' ') ?? ''} --help`,
    ...(group ? [] : ['It works on the same database as the store (DATA_DIR or DATABASE_URL), also while that runs.']),
    '',
  ].join('\n');
}

function commandHelp(command: Command): string {
  const { positionals = [], options = {}, notes = [], examples } = command;
  const rows = [
    ...positionals.map(({ name, help }) => [name, help] as const),
    ...Object.entries(options).map(([name, option]) => [shape(name, option), option.help] as const),
    ['--help', 'Show this text'] as const,
  ];
  return [
    `${command.summary}.`,
    '',
    `  ${CALL} ${usageOf(command)}`,
    '',
    ...columns(rows),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
    'For example:',
    ...examples.map((example) => `  ${CALL} ${example}`),
    '',
  ].join('\n');
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
}
