import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface SmtpSink {
  /** Whether messages are taken; otherwise every connection is closed at once, as by a server that is down. */
  setUp: (isUp: boolean) => void;
  port: number;
  /** `To` and `Subject` of each message taken, as they were sent. */
  messages: readonly string[];
  close: () => Promise<void>;
}

/** The least of a mail server (RFC 5321) that takes messages on this machine. */
export async function startSmtpSink(): Promise<SmtpSink> {
  let isTaking = false;
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    if (!isTaking) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    converse(socket, (message) => messages.push(message));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    setUp: (isUp) => {
      isTaking = isUp;
    },
    port: typeof address === 'object' && address ? address.port : 0,
    messages,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function converse(socket: Socket, take: (message: string) => void): void {
  let text = '';
  let isData = false;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  reply('220 localhost');
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part;
    const separator = () => (isData ? '\r\n.\r\n' : '\r\n');
    for (let end = text.indexOf(separator()); end !== -1; end = text.indexOf(separator())) {
      const content = text.slice(0, end);
      text = text.slice(end + separator().length);
      if (isData) take(content);
      const command = content.slice(0, 4).toUpperCase();
      if (isData || command !== 'DATA') reply(command === 'QUIT' && !isData ? '221 bye' : '250 ok');
      else reply('354 go on');
      isData = !isData && command === 'DATA';
    }
  });
}
