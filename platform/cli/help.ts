/** The texts of `--help`. */
import type { Command } from './command.ts';
import { namesOf, shape, usageOf } from './parse-input.ts';

const CALL = 'npm run shop --';

const GROUPS: Readonly<Record<string, string>> = {
  products: 'The catalogue as a file',
  media: "The shop's own pictures",
  brand: "The shop's own logo, icon and share picture",
  orders: 'What was bought',
  returns: 'Goods that come back',
  stock: 'Pieces that can be sold',
  price: 'Prices',
  discounts: 'Discount codes',
  customers: 'What is held of a person',
  database: 'The database as a whole',
  mail: 'Mails that could not be sent',
  api: 'Access of other storefronts',
};

/** Help of everything, or of the commands that begin with one word. */
export function overview(commands: readonly Command[], group?: string): string {
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

export function commandHelp(command: Command): string {
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
