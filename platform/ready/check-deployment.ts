import type { PaymentSettings } from '../payments/payment-method.ts';
import { isExample } from './check-facts.ts';
import type { Missing } from './missing.ts';

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
  if (protocol !== 'https:' || hostname === 'localhost' || isExample(hostname)) {
    const todo = 'set PUBLIC_URL to https:// and the name of the shop, and start the store again';
    return [{ check: 'address', what: `The store's address is ${publicUrl}`, todo }];
  }
  if (isProxyTrusted) return [];
  return [
    {
      check: 'proxy',
      what: 'TRUST_PROXY is not set, though something in front of the store speaks https',
      todo: 'name the proxy (1, or its network), else all visitors share the limits of one address',
    },
  ];
}

function checkMail({ smtpUrl, mailFrom, contactTo, publicUrl }: Deployment): Missing[] {
  const missing: Missing[] = [];
  if (smtpUrl === undefined) {
    const todo = 'set SMTP_URL, else mails are only files in DATA_DIR/outbox';
    missing.push({ check: 'mail', what: 'There is no mail server', todo });
  }
  const domain = domainOf(mailFrom);
  const host = new URL(publicUrl).hostname.replace(/^www\./, '');
  if (isExample(domain)) {
    missing.push({ check: 'mail', what: `Mails come from ${domain}`, todo: 'set MAIL_FROM to an address of the shop' });
  } else if (host !== 'localhost' && !isWithin(host, domain) && !isWithin(domain, host)) {
    const todo = `set MAIL_FROM to an address of the shop's own domain, with SPF and DKIM`;
    missing.push({ check: 'mail', what: `Mails come from ${domain}, the store is ${host}`, todo });
  }
  if (isExample(domainOf(contactTo))) {
    const todo = 'set CONTACT_TO, or contact.email in shop.config.ts';
    missing.push({ check: 'mail', what: `Messages and withdrawals go to ${contactTo}`, todo });
  }
  return missing;
}

/** Ways of paying that take no real money; the hosted platform takes the money itself. */
export function checkPayments(payments: PaymentSettings | null): Missing[] {
  return (payments?.methods ?? []).flatMap(({ missing }) => missing.map((one) => ({ check: 'payment', ...one })));
}

/** @param mailbox with or without a name before it */
function domainOf(mailbox: string): string {
  return /@([^\s<>]+)>?$/.exec(mailbox)?.[1]?.toLowerCase() ?? '';
}

function isWithin(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`);
}
