/** nginx with the configuration that the shop is given (deploy/nginx.conf), where this machine has it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';

const COMMAND = '/usr/sbin/nginx';

export const hasNginx = spawnSync(COMMAND, ['-v']).status === 0;

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export interface Proxy {
  port: number;
  stop: () => Promise<void>;
}

/** @param storePort where the store listens on this machine */
export async function startNginx(storePort: number): Promise<Proxy> {
  const directory = mkdtempSync(join(tmpdir(), 'xana-nginx-'));
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  // Without certificates, on ports of its own; all else as it is deployed.
  const sites = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
    .replaceAll('server 127.0.0.1:3000;', `server 127.0.0.1:${storePort};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll(/^\s*(?:listen \[::\]|ssl_certificate).*$/gm, '');
  const file = join(directory, 'nginx.conf');
  writeFileSync(
    file,
    [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      'worker_processes 1;',
      `pid ${directory}/pid;`,
      'error_log stderr;',
      'events {}',
      'http {',
      'access_log off;',
      ...TEMPORARY.map((name) => `${name}_temp_path ${directory}/${name};`),
      sites,
      '}',
    ].join('\n'),
  );
  const child = spawn(COMMAND, ['-p', directory, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const exited = once(child, 'exit');
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    await new Promise(setImmediate);
  }
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
