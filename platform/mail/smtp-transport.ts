import type { Transporter } from 'nodemailer';
import { toNodemailer } from './to-nodemailer.ts';
import type { MailTransport } from './transport.ts';

/** A server that says nothing for so long is given up. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 };

/** @param options.url `smtp://user:password@host:587` or `smtps://…` */
export function createSmtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  let transporter: Transporter | undefined;
  return {
    async send(message) {
      // A start waits for no mail.
      const { createTransport } = await import('nodemailer');
      if (!transporter) {
        transporter = createTransport({ url, ...TIMEOUTS });
        // Each message fails by itself; without a listener, a failure beside them would end the process.
        transporter.on('error', () => undefined);
      }
      await transporter.sendMail(toNodemailer(message, from));
    },
    close: () => transporter?.close(),
  };
}
