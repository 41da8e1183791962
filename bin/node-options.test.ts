import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import options from './node-options.json' with { type: 'json' };

it('starts Node in a container as `npm start` does', () => {
  const dockerfile = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8');
  const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_ } = options.env;
  expect(dockerfile).toContain(
    `\nENV MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX} MALLOC_MMAP_THRESHOLD_=${MALLOC_MMAP_THRESHOLD_}\n`,
  );
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile.slice(dockerfile.indexOf('\nFROM node:24-slim'))) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...options.flags, 'bin/tasks/start.ts']);
});
