import { reviews, shop } from '#shop.config';
import { findMissing, type Readiness } from '../../ready/find-missing.ts';
import { CommandFailure, type FileCommand } from '../command.ts';
import { failToOpen } from '../open-shop.ts';

export const ready: FileCommand = {
  path: ['ready'],
  summary: 'Say what is missing before the shop can open',
  opens: 'nothing',
  isForHostedShops: true,
  options: { json: { help: 'As JSON: { ready, missing: [{ check, what, todo }], unchecked }' } },
  notes: [
    'It ends with 0 when nothing is missing, else with 1. It reads shop.config.ts, the database and the environment (.env), so',
    'call it with the same environment as the store.',
  ],
  examples: ['ready', 'ready --json'],
  async run({ options }, { location, deployment, output, now }) {
    const readiness = await findMissing({ shop, reviews, deployment: deployment(), location, now: now() }).catch(
      failToOpen,
    );
    const count = readiness.missing.length;
    output.write(options.has('json') ? toJson(readiness) : toText(readiness));
    if (count > 0) throw new CommandFailure(count === 1 ? 'One thing is missing.' : `${count} things are missing.`);
  },
};

function toJson({ missing, unchecked }: Readiness): string {
  return `${JSON.stringify({ ready: missing.length === 0, missing: missing.map(({ check, told }) => ({ check, ...told.en })), unchecked }, null, 2)}\n`;
}

function toText({ missing, unchecked }: Readiness): string {
  const lines = missing.map(({ told: { en } }) => `- ${en.what}: ${en.todo}.`);
  const notes = unchecked.map((note) => `? ${note}`);
  return [...(lines.length > 0 ? lines : ['The shop is ready to open.']), ...notes, ''].join('\n');
}
