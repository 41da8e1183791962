import { createServer, type Server, type Socket } from 'node:net';
import { afterEach } from 'vitest';

interface MailServerBehaviour {
  /** Refuses every recipient. */
  refuses?: boolean;
  /** Refuses every password. */
  isLocked?: boolean;
  /** Takes connections and never says a word. */
  isMute?: boolean;
}

/** Starts the least that is a mail server: it takes every message. It ends with the test. */
export function givenMailServer() {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });
  /** @returns its address, for `SMTP_URL` */
  return async (behaviour: MailServerBehaviour = {}, received: string[] = []): Promise<string> => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      talk(socket, behaviour, received);
    });
    server.on('close', () => {
      for (const socket of sockets) socket.destroy();
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  };
}

function talk(socket: Socket, { refuses, isLocked, isMute }: MailServerBehaviour, received: string[]): void {
  socket.on('error', () => {});
  if (isMute) return;
  let inData = false;
  socket.write('220 test ESMTP\r\n');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    for (const line of chunk.split('\r\n').filter(Boolean)) {
      received.push(line);
      if (inData && line !== '.') continue;
      const wasData = inData;
      inData = line === 'DATA';
      if (inData) socket.write('354 go on\r\n');
      else if (refuses && line.startsWith('RCPT')) socket.write('550 no such user\r\n');
      else if (line.startsWith('EHLO')) socket.write('250-test\r\n250 AUTH PLAIN\r\n');
      else if (line.startsWith('AUTH')) socket.write(isLocked ? '535 no\r\n' : '235 ok\r\n');
      else socket.write(line === 'QUIT' && !wasData ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
}
