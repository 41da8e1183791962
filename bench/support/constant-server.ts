/**
 * What the store is measured against: a `node:http` server that does nothing but send one answer from memory. Run as a
 * program; the first argument is a file with the body, the second its headers as JSON. Says its port in the first line.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.argv[2] ?? '');
const headers = JSON.parse(process.argv[3] ?? '{}') as Record<string, string>;
const server = createServer((_request, reply) => {
  reply.writeHead(200, headers);
  reply.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
