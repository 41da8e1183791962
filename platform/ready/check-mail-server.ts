import { codeOf } from '#domain/customer/error-code.ts';
import { lacks, type Missing } from './missing.ts';

/** The owner waits for the answer. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000, dnsTimeout: 5_000 };

/** Connects to the mail server once, greets it and logs in; no mail is sent. */
export async function checkMailServer(smtpUrl: string | undefined): Promise<Missing[]> {
  if (smtpUrl === undefined) return [];
  const { createTransport } = await import('nodemailer');
  const transporter = createTransport({ url: smtpUrl, ...TIMEOUTS });
  transporter.on('error', () => undefined);
  try {
    await transporter.verify();
    return [];
  } catch (error) {
    // The address may hold a password: only its host is named.
    return [lacks('mail', (words) => words.mailServerFails(new URL(smtpUrl).host, codeOf(error)))];
  } finally {
    transporter.close();
  }
}
