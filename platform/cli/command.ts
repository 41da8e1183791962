/** The parts of a command of the owner's command line. */
import type { PlatformContext } from '../context.ts';
import type { DatabaseLocation } from '../db/location.ts';
import type { Gateways } from '../payments/gateway.ts';
import type { Deployment } from '../ready/check-deployment.ts';

/** Where text goes: a stream of the process, or a test's list. */
export interface TextSink {
  write(text: string): unknown;
}

export interface Shell {
  context: PlatformContext;
  location: DatabaseLocation;
  /** How the store is started here. */
  deployment: () => Deployment;
  /** The ways of paying that are configured. */
  gateways: Gateways;
  output: TextSink;
  /** How far long work is; not what was asked for. */
  progress: TextSink;
}

/** The context of a command that works on the database's files without opening the shop. */
export interface FileShell extends Omit<Shell, 'context' | 'gateways'> {
  now: () => Date;
}

export interface Positional {
  /** Its name in the help, e.g. `FILE`. */
  name: string;
  help: string;
  isOptional?: boolean;
}

export interface Option {
  help: string;
  /** The value's placeholder in the help, e.g. `N`; without it the option is a switch. */
  value?: string;
}

export interface CommandInput {
  positionals: readonly string[];
  /** By the option's name without dashes; a switch has the value `''`. */
  options: ReadonlyMap<string, string>;
}

interface CommandText {
  /** The words that call it, e.g. `['orders', 'list']`. */
  path: readonly string[];
  summary: string;
  positionals?: readonly Positional[];
  options?: Readonly<Record<string, Option>>;
  /** It also works on the database that a store keeps beside a shop on the hosted platform. */
  isForHostedShops?: boolean;
  /** Further lines of its help. */
  notes?: readonly string[];
  examples: readonly string[];
}

export interface ShopCommand extends CommandText {
  /** The command may begin a new database; otherwise it refuses if there is none. */
  opens?: 'created';
  /** It writes to buyers, so it needs the address that the store wrote into its database. */
  sendsMail?: boolean;
  run: (input: CommandInput, shell: Shell) => Promise<void>;
}

export interface FileCommand extends CommandText {
  opens: 'nothing';
  run: (input: CommandInput, shell: FileShell) => Promise<void>;
}

export type Command = ShopCommand | FileCommand;

/** A call that makes no sense; the message says what to write instead. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A call that makes sense and cannot be done; the message says why. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
}

/** The nth positional, which `parseInput` has made sure of. */
export function positional({ positionals }: CommandInput, index: number): string {
  return positionals[index] ?? '';
}
