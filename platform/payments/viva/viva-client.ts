/**
 * Viva's Smart Checkout over HTTP, as far as the shop needs it. Sources: developer.viva.com («Smart Checkout», «Verify a
 * payment»), and for orders and transactions by order code Viva's own examples (github.com/VivaPayments/API).
 */

import * as v from 'valibot';
import { errorName } from '#domain/customer/error-code.ts';
import type { InstallmentRule } from '#domain/money/payment-ways.ts';
import { parseJson } from '#domain/parse-json.ts';

export interface VivaSettings {
  clientId: string;
  clientSecret: string;
  merchantId: string;
  apiKey: string;
  /** The payment source, whose return addresses are set at Viva; the account's default without it. */
  sourceCode: string | undefined;
  /** Whether the account takes IRIS, from bank account to bank account. */
  iris: boolean;
  /** The interest-free instalments of the account's agreement. */
  installments: readonly InstallmentRule[];
  /** `demo`, `live`, or the address of a simulator. */
  environment: string;
}

const TIMEOUT_MS = 10_000;
/** A token lasts an hour; it is renewed before that. */
const TOKEN_MS = 50 * 60_000;

/** Viva did not answer, or not so that its answer means anything. */
export class VivaUnavailable extends Error {
  override name = 'VivaUnavailable';
}

export interface VivaAnswer {
  status: number;
  /** Codes of orders are numbers of 16 digits and more, which only the text holds exactly. */
  text: string;
}

export interface VivaClient {
  /** Where buyers pay. */
  checkoutUrl: string;
  /** With the client's token, for the newer API. */
  api(method: string, path: string, body?: object): Promise<VivaAnswer>;
  /** With merchant id and key, for orders, transactions and the webhooks' key. */
  merchant(method: string, path: string): Promise<VivaAnswer>;
}

const HOSTS = {
  live: {
    accounts: 'https://accounts.vivapayments.com',
    api: 'https://api.vivapayments.com',
    www: 'https://www.vivapayments.com',
  },
  demo: {
    accounts: 'https://demo-accounts.vivapayments.com',
    api: 'https://demo-api.vivapayments.com',
    www: 'https://demo.vivapayments.com',
  },
};

const tokenSchema = v.object({ access_token: v.string() });

export function createVivaClient(settings: VivaSettings, now: () => Date): VivaClient {
  const { environment } = settings;
  const hosts =
    environment === 'live' || environment === 'demo'
      ? HOSTS[environment]
      : { accounts: environment, api: environment, www: environment };
  let token: { value: string; until: number } | null = null;

  const readToken = async (): Promise<string> => {
    if (token && token.until > now().getTime()) return token.value;
    const answer = await send('POST', `${hosts.accounts}/connect/token`, {
      authorization: basic(settings.clientId, settings.clientSecret),
      contentType: 'application/x-www-form-urlencoded',
      body: 'grant_type=client_credentials',
    });
    const parsed = v.safeParse(tokenSchema, parseJson(answer.text));
    if (answer.status !== 200 || !parsed.success) throw new VivaUnavailable(`token: ${answer.status}`);
    token = { value: parsed.output.access_token, until: now().getTime() + TOKEN_MS };
    return token.value;
  };

  return {
    checkoutUrl: `${hosts.www}/web/checkout`,
    async api(method, path, body) {
      const ask = async () =>
        send(method, hosts.api + path, {
          authorization: `Bearer ${await readToken()}`,
          contentType: 'application/json',
          ...(body && { body: JSON.stringify(body) }),
        });
      const answer = await ask();
      if (answer.status !== 401) return answer;
      token = null;
      return ask();
    },
    merchant: (method, path) =>
      send(method, hosts.www + path, { authorization: basic(settings.merchantId, settings.apiKey) }),
  };
}

interface Call {
  authorization: string;
  contentType?: string;
  body?: string;
}

/** @throws VivaUnavailable without an answer, or with one that says that Viva itself is in trouble */
async function send(method: string, url: string, { authorization, contentType, body }: Call): Promise<VivaAnswer> {
  const headers = { authorization, accept: 'application/json', ...(contentType && { 'content-type': contentType }) };
  let answer: VivaAnswer;
  try {
    const response = await fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body }),
    });
    answer = { status: response.status, text: await response.text() };
  } catch (error) {
    throw new VivaUnavailable(errorName(error));
  }
  if (answer.status >= 500 || answer.status === 429) throw new VivaUnavailable(String(answer.status));
  return answer;
}

function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
