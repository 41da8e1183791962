import { checkDeployment, type Deployment } from '#platform/ready/check-deployment.ts';
import { checkFacts } from '#platform/ready/check-facts.ts';
import { reviews, shop } from '#shop.config';
import type { Environment } from './environment.ts';
import { mailSender } from './mail-sender.ts';
import { trustNobody } from './proxy-trust.ts';

/** What of the environment decides whether the shop can open. */
export function toDeployment(environment: Environment): Deployment {
  const { publicUrl, smtpUrl, contactTo, trustProxy, hostedShop } = environment;
  return {
    publicUrl,
    hasMailServer: smtpUrl !== undefined,
    mailFrom: mailSender(environment),
    contactTo,
    isProxyTrusted: trustProxy !== trustNobody,
    gateways: hostedShop ? [] : environment.payments.methods,
    hostedShop: hostedShop?.domain ?? null,
  };
}

/** A line for whoever starts a store whose facts or environment are not complete; null when they are. */
export function openingNotice(environment: Environment, now: Date): string | null {
  const missing = [...checkFacts(shop, reviews, now), ...checkDeployment(toDeployment(environment))];
  return missing.length > 0 ? 'The shop is not ready to open: `npm run shop -- ready` says what is missing.' : null;
}
