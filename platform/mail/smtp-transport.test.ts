import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createMailTransport } from './create-mail-transport.ts';
import type { MailMessage } from './transport.ts';

const message: MailMessage = {
  id: 'order-confirmation-1001',
  to: 'maria@example.gr',
  replyTo: 'info@example.gr',
  subject: 'Η παραγγελία σας',
  text: 'Σας ευχαριστούμε.',
  html: '<p>Σας ευχαριστούμε.</p>',
  date: new Date('2026-11-20T08:00:00Z'),
};

let server: Server | undefined;
afterEach(() => server?.close());

/** The least that is a mail server: it takes every message, and refuses every recipient when it is told to. */
async function startMailServer(received: string[], refuses = false): Promise<string> {
  const smtp = createServer((socket) => talk(socket, received, refuses));
  server = smtp;
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

function talk(socket: Socket, received: string[], refuses: boolean): void {
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
      else socket.write(line === 'QUIT' && !wasData ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
  socket.on('error', () => {});
}

it('hands a message over to the server that SMTP_URL names', async () => {
  const received: string[] = [];
  const smtpUrl = await startMailServer(received);
  const transport = createMailTransport({ smtpUrl, dataDir: '/nowhere', from: 'Ξανά <shop@example.gr>' });
  await transport.send(message);
  transport.close();
  expect(received).toContain('MAIL FROM:<shop@example.gr>');
  expect(received.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<maria@example.gr>']);
  expect(received).toContain('Message-ID: <order-confirmation-1001@example.gr>');
  expect(received).toContain('Reply-To: info@example.gr');
});

it('tells a refusal by its code', async () => {
  const smtpUrl = await startMailServer([], true);
  const transport = createMailTransport({ smtpUrl, dataDir: '/nowhere', from: 'shop@example.gr' });
  await expect(transport.send(message)).rejects.toMatchObject({ code: 'EENVELOPE' });
  transport.close();
});
