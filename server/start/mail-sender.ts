import { shop } from '#shop.config';
import type { Environment } from '../environment.ts';

/** Whom the shop's mails come from, `Ξανά <info@example.gr>`. */
export function mailSender({ mailFrom }: Pick<Environment, 'mailFrom'>): string {
  return mailFrom ?? `${shop.name.el} <${shop.contact.email}>`;
}
