import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import options from './node-options.json' with { type: 'json' };

it('starts Node in a container as `npm start` does', () => {
  const dockerfile = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8');
  const { NODE_COMPILE_CACHE: _ofTheSources, ...malloc } = options.env;
  const settings = Object.entries(malloc).map(([name, value]) => `${name}=${value}`);
  expect(dockerfile).toContain(`\nENV ${settings.join(' ')}\n`);
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile.slice(dockerfile.indexOf('\nFROM node:24-slim'))) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...options.flags, 'bin/tasks/start.ts']);
});
