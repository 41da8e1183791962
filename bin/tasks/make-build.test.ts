import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '#tests/support/temporary-directory.ts';
import { addOwnFiles } from './make-build.ts';

it('the owner’s files are served under their own names, where there are any', () => {
  const [from, build] = [temporaryDirectory(), temporaryDirectory()];
  addOwnFiles(from, build);
  expect(existsSync(join(build, 'client'))).toBe(false);
  mkdirSync(join(from, 'own/public'), { recursive: true });
  writeFileSync(join(from, 'own/public/guarantee-el.svg'), '<svg/>');
  addOwnFiles(from, build);
  expect(readFileSync(join(build, 'client/guarantee-el.svg'), 'utf8')).toBe('<svg/>');
});
