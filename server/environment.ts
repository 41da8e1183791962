/**
 * The one place that reads the environment. Everything is optional; a value that makes no sense stops the start with a
 * sentence that names the variable. The table of what each one means is in `.env.example`.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { parsed } from '#domain/forms/form-schema.ts';
import { httpUrl, settingMatching as matching, someText as text } from '#domain/forms/setting-schemas.ts';
import { moneyComes } from '#platform/payments/manual-methods.ts';
import type { ConfiguredMethod, PaymentMethod, PaymentSettings } from '#platform/payments/payment-method.ts';
import { findPaymentMethod, PAYMENT_METHODS } from '#platform/payments/payment-methods.ts';
import { shop } from '#shop.config';
import { parseProxyTrust, trustNobody } from './http/proxy-trust.ts';
import { type Analytics, analyticsAttributes, policyAddress } from './pages/analytics.ts';

/** Ids of shop and store on the embedded platform; a hosted shop has its own. */
const EMBEDDED_SHOP_ID = '1';
const EMBEDDED_CLIENT_ID = 'xana-embedded-storefront';

/** The functions' key is public by design: it names the caller as a client of this store, and proves nothing. */
const PUBLIC_FUNCTIONS_KEY = 'xana-embedded-functions';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const port = v.pipe(
  matching(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
);
const smtpUrl = matching(/^smtps?:\/\/\S+$/, 'must look like smtp://user:password@host:587');
const postgresUrl = matching(/^postgres(?:ql)?:\/\/\S+$/, 'must start with postgres://');
const domainName = matching(/^[a-z0-9.-]+(?::\d+)?$/i, 'must be a host name like my-shop.myshopify.com');
const mailbox = matching(/^(?:[^<>]+<\S+@\S+>|\S+@\S+)$/, 'must be an e-mail address');
const address = matching(/^[^\s<>,]+@[^\s<>,]+$/, 'must be one plain e-mail address');
const proxyTrust = parsed(parseProxyTrust, 'must be a number of proxies, or networks like 10.0.0.0/8, 127.0.0.1');
const shopId = matching(/^\d{1,20}$/, 'must be the shop’s number, digits only');
const clientId = matching(/^[\w-]{1,100}$/, 'must be a client id: letters, digits, - and _');

const paymentMethods = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((name) => name.trim())),
  v.check(
    (names) => names.every(findPaymentMethod) && new Set(names).size === names.length,
    `must be a list, with commas, of ${PAYMENT_METHODS.map(({ name }) => name).join(', ')}, each once`,
  ),
);
const variables = v.object({
  NODE_ENV: v.optional(v.picklist(['production', 'development', 'test']), 'production'),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(text, '127.0.0.1'),
  PUBLIC_URL: v.optional(httpUrl),
  DATA_DIR: v.optional(text, '.data'),
  DATABASE_URL: v.optional(postgresUrl),
  SEED: v.optional(v.picklist(['demo', 'none'])),
  PUBLIC_STORE_DOMAIN: v.optional(domainName),
  PUBLIC_STOREFRONT_API_TOKEN: v.optional(text),
  PRIVATE_STOREFRONT_API_TOKEN: v.optional(text),
  SHOPIFY_WEBHOOK_SECRET: v.optional(text),
  SHOP_ID: v.optional(shopId),
  PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: v.optional(clientId),
  CUSTOMER_ACCOUNTS: v.optional(v.picklist(['classic', 'oauth']), 'classic'),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(mailbox),
  CONTACT_TO: v.optional(address, shop.contact.email),
  OWNER_WEBHOOK_URL: v.optional(httpUrl),
  OWNER_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string('must be a text'), v.minLength(16, 'must have 16 characters or more')),
  ),
  TAX_REGISTRY_URL: v.optional(httpUrl),
  ANALYTICS_SCRIPT: v.optional(policyAddress),
  ANALYTICS_ENDPOINT: v.optional(policyAddress),
  ANALYTICS_ATTRIBUTES: v.optional(analyticsAttributes),
  FUNCTIONS_URL: v.optional(httpUrl),
  FUNCTIONS_KEY: v.optional(text, PUBLIC_FUNCTIONS_KEY),
  PAYMENTS: v.optional(paymentMethods, 'test'),
  CAPTURE: v.optional(v.picklist(['automatic', 'manual']), 'automatic'),
  TRUST_PROXY: v.optional(proxyTrust),
  AGENT_PROFILES: v.optional(v.picklist(['public', 'loopback'])),
  HSTS_SUBDOMAINS: v.optional(v.picklist(['yes', 'no']), 'no'),
  WARM_UP: v.optional(v.picklist(['yes', 'no']), 'yes'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS), 'info'),
});

export type Environment = ReturnType<typeof parseEnvironment>;

/** A value of the environment that cannot be used; `message` is the sentence for the person who starts the store. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads `.env` (when there is one; real variables win) and the process's environment. */
export function readEnvironment(): Environment {
  if (existsSync('.env')) loadFile('.env');
  const environment = parseEnvironment(process.env);
  // React and React Router choose by this variable, and take an unset one for development.
  process.env.NODE_ENV = environment.mode;
  return environment;
}

/** Node says of a file of another user that there is none. */
function loadFile(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new EnvironmentError(
      `${resolve(file)} cannot be read by the user ${userInfo().username}: make it that user's own, \`chown ${userInfo().username} ${file}\`.`,
    );
  }
  process.loadEnvFile(file);
}

/** @throws EnvironmentError naming the variable and what it must look like */
export function parseEnvironment(source: Record<string, string | undefined>) {
  // An empty variable (`SMTP_URL=` in a file) means "not set".
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = v.safeParse(variables, set);
  if (!result.success) throw new EnvironmentError(describe(result.issues[0]));
  const env = result.output;
  if (env.PUBLIC_STORE_DOMAIN && !env.PUBLIC_STOREFRONT_API_TOKEN) {
    throw new EnvironmentError('PUBLIC_STORE_DOMAIN is set, so PUBLIC_STOREFRONT_API_TOKEN must be set too.');
  }
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    /** Without a trailing slash. */
    publicUrl,
    /** Whether the owner chose it; then the store is shown under no other name. */
    isPublicUrlSet: env.PUBLIC_URL !== undefined,
    /** The proxies whose headers on address, host and protocol are trusted. */
    trustProxy: env.TRUST_PROXY ?? trustNobody,
    /** Whether buyers' agents may name a profile on this machine, as developers do (platform/ucp/agent-profile.ts). */
    allowsLoopbackProfiles: (env.AGENT_PROFILES ?? (env.PUBLIC_URL ? 'public' : 'loopback')) === 'loopback',
    /** Whether the store reads its catalogue before it opens (warm-up.ts). */
    warmsUp: env.WARM_UP === 'yes',
    /** Whether browsers may be told to use https for every sub-domain too. */
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'yes',
    /** Absolute. */
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    isSeedAsked: env.SEED !== undefined,
    // An https address means a real shop, which must never sell demo goods because of a forgotten variable.
    seed: env.SEED ?? (publicUrl.startsWith('https:') ? ('none' as const) : ('demo' as const)),
    /** A real shop on the hosted platform; null means the embedded platform. */
    hostedShop:
      env.PUBLIC_STORE_DOMAIN && env.PUBLIC_STOREFRONT_API_TOKEN
        ? {
            domain: env.PUBLIC_STORE_DOMAIN,
            publicToken: env.PUBLIC_STOREFRONT_API_TOKEN,
            privateToken: env.PRIVATE_STOREFRONT_API_TOKEN,
            /** Checks the webhooks that the shop sends. */
            webhookSecret: env.SHOPIFY_WEBHOOK_SECRET,
          }
        : null,
    /** The platform's newer accounts, by OAuth; null means its classic ones. */
    oauth: env.CUSTOMER_ACCOUNTS === 'oauth' ? readOauth(env, publicUrl) : null,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    /** Where messages from the contact form and withdrawals go. */
    contactTo: env.CONTACT_TO,
    /** The owner's webhook for orders and troubles, and its secret. */
    ownerWebhook: readOwnerWebhook(env),
    /** Where the checkout looks companies up, without a slash at the end; null: it only checks tax numbers. */
    taxRegistryUrl: env.TAX_REGISTRY_URL ?? null,
    /** Null: no visit is counted. */
    analytics: readAnalytics(env),
    /** Where the backend functions are, without a trailing slash; undefined means this server. */
    functionsUrl: env.FUNCTIONS_URL,
    functionsKey: env.FUNCTIONS_KEY,
    /** How the embedded platform is paid. */
    payments: readPayments(env, set),
    logLevel: env.LOG_LEVEL,
  };
}

type Variables = v.InferOutput<typeof variables>;

/** Each way of paying must have what it needs: a checkout that offers it and cannot do it loses orders. */
function readPayments(env: Variables, set: object): PaymentSettings {
  for (const name of env.PAYMENTS) {
    const lacks = (setting: string) =>
      new EnvironmentError(`PAYMENTS names ${name}, so ${setting} in shop.config.ts must be set too.`);
    const comes = moneyComes(name);
    if (comes === 'before-parcel' && shop.payments.transfer.iban === null) throw lacks('payments.transfer.iban');
    if (comes === 'at-counter' && shop.delivery.pickup === null) throw lacks('delivery.pickup');
  }
  const configured = PAYMENT_METHODS.flatMap((method) => readMethod(method, env.PAYMENTS.includes(method.name), set));
  return {
    methods: configured.sort((one, other) => env.PAYMENTS.indexOf(one.name) - env.PAYMENTS.indexOf(other.name)),
    ...(env.CAPTURE === 'manual' && { isCapturedByStaff: true }),
  };
}

/** Variables of a method that `PAYMENTS` does not name may be missing, but they must make sense. */
function readMethod({ name, variables: own }: PaymentMethod, isNamed: boolean, set: object): ConfiguredMethod[] {
  const { success, output, issues = [] } = v.safeParse(own, set);
  const wrong = issues.find(({ input }) => input !== undefined);
  if (wrong) throw new EnvironmentError(describe(wrong));
  if (!isNamed) return [];
  if (success) return [output];
  throw new EnvironmentError(`PAYMENTS names ${name}, so ${variableOf(issues[0])} must be set too.`);
}

function readAnalytics(env: Variables): Analytics | null {
  const { ANALYTICS_SCRIPT: script, ANALYTICS_ENDPOINT: endpoint, ANALYTICS_ATTRIBUTES: attributes = [] } = env;
  if (!script && !endpoint) return null;
  if (script && endpoint) return { script, endpoint, attributes };
  const [set, missing] = script ? ['SCRIPT', 'ENDPOINT'] : ['ENDPOINT', 'SCRIPT'];
  throw new EnvironmentError(`ANALYTICS_${set} is set, so ANALYTICS_${missing} must be set too.`);
}

function readOwnerWebhook(env: Variables) {
  const { OWNER_WEBHOOK_URL: url, OWNER_WEBHOOK_SECRET: secret } = env;
  if (url && !secret) throw new EnvironmentError('OWNER_WEBHOOK_URL is set, so OWNER_WEBHOOK_SECRET must be set too.');
  return url && secret ? { url, secret } : null;
}

/** A real shop has its own number and client id; the embedded platform takes any, so it has some already. */
function readOauth(env: Variables, publicUrl: string) {
  for (const name of ['SHOP_ID', 'PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID'] as const) {
    if (env.PUBLIC_STORE_DOMAIN && !env[name]) {
      throw new EnvironmentError(
        `CUSTOMER_ACCOUNTS is oauth and PUBLIC_STORE_DOMAIN is set, so ${name} must be set too.`,
      );
    }
  }
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'https:' && !/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)) {
    throw new EnvironmentError(
      'CUSTOMER_ACCOUNTS is oauth, so PUBLIC_URL must start with https://: browsers refuse the needed cryptography elsewhere.',
    );
  }
  return {
    shopId: env.SHOP_ID ?? EMBEDDED_SHOP_ID,
    clientId: env.PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID ?? EMBEDDED_CLIENT_ID,
  };
}

function describe(issue: v.BaseIssue<unknown>): string {
  // The value itself is not shown: it may hold a password.
  const wanted = issue.type === 'picklist' ? `must be ${issue.expected?.replaceAll(' | ', ' or ')}` : issue.message;
  return `${variableOf(issue)} ${wanted}.`;
}

function variableOf(issue: v.BaseIssue<unknown> | undefined): string {
  return String(issue?.path?.[0]?.key ?? 'The environment');
}
