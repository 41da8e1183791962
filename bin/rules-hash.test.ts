import { join } from 'node:path';
import { normalizePath } from 'vite';
import { expect, test } from 'vitest';
import { rulesHash } from './rules-hash.ts';

const root = normalizePath(join(import.meta.dirname, '..'));

type Modules = Record<string, { code: string; imports?: string[] }>;

/** What the plugin writes, or what it says is wrong, for a build of these modules. */
function hashOf(modules: Modules, files: string[] = ['a.ts']): string {
  let written = '';
  const build = {
    getModuleInfo: (id: string) => {
      const module = modules[id.replace(`${root}/`, '')];
      const importedIds = (module?.imports ?? []).map((path) => `${root}/${path}`);
      return module ? { code: module.code, importedIds } : null;
    },
    emitFile: ({ source }: { source: string }) => {
      written = source;
    },
    error: (message: string) => {
      throw new Error(message);
    },
  };
  const { generateBundle } = rulesHash(files);
  if (typeof generateBundle !== 'function') throw new Error('the plugin takes no part in the build');
  Reflect.apply(generateBundle, build, []);
  return written;
}

const MODULES: Modules = {
  'a.ts': { code: 'a', imports: ['b.ts', 'node_modules/p/p.js'] },
  'b.ts': { code: 'b', imports: ['a.ts'] },
  'c.ts': { code: 'c', imports: ['a.ts'] },
  'node_modules/p/p.js': { code: 'p' },
};

test('changes with the rules and with what they import, and with nothing else', () => {
  const before = hashOf(MODULES);
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOf({ ...MODULES, 'b.ts': { code: 'other' } })).not.toBe(before);
  expect(hashOf({ ...MODULES, 'c.ts': { code: 'other' } })).toBe(before);
  expect(hashOf({ ...MODULES, 'node_modules/p/p.js': { code: 'other' } })).toBe(before);
});

test('a build without the rules is refused', () => {
  expect(() => hashOf(MODULES, ['gone.ts'])).toThrow('gone.ts is no part of the build');
});
