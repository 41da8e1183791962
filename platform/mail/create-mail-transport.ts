import { join } from 'node:path';
import { createFileTransport } from './file-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

/** SMTP if a server is named, otherwise files in `DATA_DIR/outbox`. */
export function createMailTransport(settings: {
  smtpUrl?: string | undefined;
  dataDir: string;
  from: string;
}): MailTransport {
  const { smtpUrl, dataDir, from } = settings;
  if (smtpUrl) return createSmtpTransport({ url: smtpUrl, from });
  return createFileTransport({ directory: join(dataDir, 'outbox'), from });
}
