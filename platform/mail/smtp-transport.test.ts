import { expect, it } from 'vitest';
import { givenMailServer } from '#tests/support/mail-server.ts';
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

const startMailServer = givenMailServer();

it('hands a message over to the server that SMTP_URL names', async () => {
  const received: string[] = [];
  const smtpUrl = await startMailServer({}, received);
  const transport = createMailTransport({ smtpUrl, dataDir: '/nowhere', from: 'Ξανά <shop@example.gr>' });
  await transport.send(message);
  transport.close();
  expect(received).toContain('MAIL FROM:<shop@example.gr>');
  expect(received.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<maria@example.gr>']);
  expect(received).toContain('Message-ID: <order-confirmation-1001@example.gr>');
  expect(received).toContain('Reply-To: info@example.gr');
});

it('tells a refusal by its code', async () => {
  const smtpUrl = await startMailServer({ refuses: true });
  const transport = createMailTransport({ smtpUrl, dataDir: '/nowhere', from: 'shop@example.gr' });
  await expect(transport.send(message)).rejects.toMatchObject({ code: 'EENVELOPE' });
  transport.close();
});
