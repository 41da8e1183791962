import type { PaymentSettings } from '../payments/payment-method.ts';
import { isExample } from './check-facts.ts';
import { lacks, type Missing } from './missing.ts';

/** How the store is started, of what concerns its opening. */
export interface Deployment {
  publicUrl: string;
  /** `smtp://…`; undefined without a mail server. */
  smtpUrl: string | undefined;
  /** `Ξανά <shop@example.gr>`: the sender of every mail. */
  mailFrom: string;
  /** Where messages and withdrawals go. */
  contactTo: string;
  /** Whether a proxy may name the visitor's address. */
  isProxyTrusted: boolean;
  /** Of the embedded platform; null on the hosted one. */
  payments: PaymentSettings | null;
  /** The domain of a shop on the hosted platform, which takes orders and money itself; null on the embedded one. */
  hostedShop: string | null;
}

/** Finds what the environment lacks. */
export function checkDeployment(deployment: Deployment): Missing[] {
  return [...checkAddress(deployment), ...checkMail(deployment), ...checkPayments(deployment.payments)];
}

function checkAddress({ publicUrl, isProxyTrusted }: Deployment): Missing[] {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'https:' || hostname === 'localhost' || isExample(hostname))
    return [lacks('address', (words) => words.address(publicUrl))];
  return isProxyTrusted ? [] : [lacks('proxy', (words) => words.proxy())];
}

function checkMail({ smtpUrl, mailFrom, contactTo, publicUrl }: Deployment): Missing[] {
  const domain = domainOf(mailFrom);
  const host = new URL(publicUrl).hostname.replace(/^www\./, '');
  const isOther = host !== 'localhost' && !isWithin(host, domain) && !isWithin(domain, host);
  return [
    ...(smtpUrl === undefined ? [lacks('mail', (words) => words.noMailServer())] : []),
    ...(isExample(domain)
      ? [lacks('mail', (words) => words.exampleSender(domain))]
      : isOther
        ? [lacks('mail', (words) => words.otherSender(domain, host))]
        : []),
    ...(isExample(domainOf(contactTo))
      ? [lacks('mail', (words) => words.exampleRecipient(contactTo, 'contact.email'))]
      : []),
  ];
}

/** Ways of paying that take no real money; the hosted platform takes the money itself. */
export function checkPayments(payments: PaymentSettings | null): Missing[] {
  return (payments?.methods ?? []).flatMap(({ missing }) => missing.map((told) => ({ check: 'payment', told })));
}

/** @param mailbox with or without a name before it */
function domainOf(mailbox: string): string {
  return /@([^\s<>]+)>?$/.exec(mailbox)?.[1]?.toLowerCase() ?? '';
}

function isWithin(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`);
}
