import { checkDeployment, type Deployment } from '#platform/ready/check-deployment.ts';
import { checkFacts } from '#platform/ready/check-facts.ts';
import { reviews, shop } from '#shop.config';
import type { Environment } from '../environment.ts';
import { trustNobody } from '../http/proxy-trust.ts';
import { mailSender } from './mail-sender.ts';

/** The part of the environment that decides whether the shop can open. */
export function toDeployment(environment: Environment): Deployment {
  const { publicUrl, smtpUrl, contactTo, trustProxy, hostedShop } = environment;
  return {
    publicUrl,
    smtpUrl,
    mailFrom: mailSender(environment),
    contactTo,
    isProxyTrusted: trustProxy !== trustNobody,
    payments: hostedShop ? null : environment.payments,
    hostedShop: hostedShop?.domain ?? null,
  };
}

/** A line for the person who starts a store with incomplete facts or environment; null if they are complete. */
export function openingNotice(environment: Environment, now: Date): string | null {
  const missing = [...checkFacts(shop, reviews, now), ...checkDeployment(toDeployment(environment))];
  return missing.length > 0 ? 'The shop is not ready to open: `npm run shop -- ready` says what is missing.' : null;
}
