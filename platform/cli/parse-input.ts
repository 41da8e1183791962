import { parseArgs } from 'node:util';
import { type Command, type CommandInput, type Option, UsageError } from './command.ts';

/**
 * Reads the arguments after a command's own words.
 *
 * @throws UsageError for whatever the command does not know or needs and does not get
 */
export function parseInput(command: Command, args: readonly string[]): CommandInput {
  const options = new Map<string, string>();
  const positionals: string[] = [];
  for (const token of tokensOf(command, args)) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind === 'option') options.set(token.name, readOption(command, options, token));
  }
  checkPositionals(command, positionals);
  return { positionals, options };
}

/** Not strict: Node's own messages do not say what to write instead. */
function tokensOf({ options = {} }: Command, args: readonly string[]) {
  const known = Object.entries(options).map(
    ([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }] as const,
  );
  return parseArgs({
    args: [...args],
    options: Object.fromEntries(known),
    strict: false,
    allowPositionals: true,
    tokens: true,
  }).tokens;
}

interface OptionToken {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

function readOption(command: Command, seen: ReadonlyMap<string, string>, token: OptionToken): string {
  const { name, rawName, value } = token;
  const { options = {} } = command;
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!option || !rawName.startsWith('--')) throw new UsageError(unknownOption(command, rawName));
  if (seen.has(name)) throw new UsageError(`--${name} stands there twice; write it once.`);
  if (!option.value) {
    if (value !== undefined) throw new UsageError(`--${name} takes no value; write it alone.`);
    return '';
  }
  const isMissing = value === undefined || value === '' || (!token.inlineValue && value.startsWith('-'));
  if (isMissing) throw new UsageError(`--${name} needs a value: write ${shape(name, option)}.`);
  return value;
}

function unknownOption(command: Command, rawName: string): string {
  const names = Object.keys(command.options ?? {});
  const choice =
    names.length > 0 ? `its options are ${names.map((name) => `--${name}`).join(', ')}` : 'it has no options';
  return `\`${command.path.join(' ')}\` knows no ${rawName}; ${choice}. A value that begins with a dash follows " -- ".`;
}

function checkPositionals(command: Command, given: readonly string[]): void {
  const { positionals = [] } = command;
  const missing = positionals.find(({ isOptional }, index) => !isOptional && given[index] === undefined);
  if (missing) throw new UsageError(`${missing.name} is missing: write ${usageOf(command)}.`);
  const extra = given[positionals.length];
  if (extra !== undefined) throw new UsageError(`"${extra}" is too much: write ${usageOf(command)}.`);
}

/** `--carrier NAME` */
export function shape(name: string, { value }: Option): string {
  return value ? `--${name} ${value}` : `--${name}`;
}

export function namesOf({ positionals = [] }: Command): string[] {
  return positionals.map(({ name, isOptional }) => (isOptional ? `[${name}]` : name));
}

/** `orders fulfil ORDER [--carrier NAME] [--number N]` */
export function usageOf(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(([name, option]) => `[${shape(name, option)}]`);
  return [...command.path, ...namesOf(command), ...options].join(' ');
}
