import type { Logger } from 'pino';
import { CLIENT_ADDRESS_HEADER } from '#domain/customer/client-address.ts';
import { createFunctions, type Functions } from '#functions/functions.ts';
import { storefrontProfiles } from '#functions/shopify-customer/storefront-profiles.ts';
import type { Environment } from '../environment.ts';
import type { ShopConnection } from '../start/shop-connection.ts';

const TIMEOUT_MS = 30_000;

export interface ShopFunctions extends Functions {
  /** How the storefront's forms call a function: here in this process, or where `FUNCTIONS_URL` says. */
  call: (name: string, body: FormData, visitor: Request) => Promise<Response>;
}

export function openShopFunctions(
  environment: Environment,
  {
    accounts,
    platform,
    takeSteps,
    queueMails,
    recordWithdrawal,
  }: Pick<ShopConnection, 'accounts' | 'platform' | 'takeSteps' | 'queueMails' | 'recordWithdrawal'>,
  log: Logger,
): ShopFunctions {
  const { functionsKey: key, functionsUrl, publicUrl, contactTo } = environment;
  const profiles = accounts?.server.profiles ?? storefrontProfiles(platform);
  const functions = createFunctions({
    key,
    contactTo,
    customers: accounts && { ...accounts.server, publicUrl },
    findCustomerEmail: async (accessToken) => (await profiles.find(accessToken))?.email ?? null,
    takeSteps,
    now: () => new Date(),
    queueMails,
    recordWithdrawal,
    report: (failure) => log.error(failure, 'function failed'),
  });
  const send = functionsUrl ? fetch : async (request: Request) => (await functions.handle(request)) ?? Response.error();
  return {
    refuse: functions.refuse,
    handle: functions.handle,
    async call(name, body, visitor) {
      const address = visitor.headers.get(CLIENT_ADDRESS_HEADER) ?? '';
      const request = new Request(`${functionsUrl ?? publicUrl}/functions/v1/${name}`, {
        method: 'POST',
        ...toBody(body, { authorization: `Bearer ${key}`, [CLIENT_ADDRESS_HEADER]: address }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return send(request);
    },
  };
}

/** The fields as JSON (specification, section 7); as a form only where files are attached, which JSON cannot carry. */
export function toBody(form: FormData, headers: Record<string, string>): { body: BodyInit; headers: HeadersInit } {
  const fields = [...form].filter(([, value]) => typeof value === 'string' || value.size > 0);
  if (fields.some(([, value]) => typeof value !== 'string')) return { body: form, headers };
  return {
    body: JSON.stringify(Object.fromEntries(fields)),
    headers: { ...headers, 'content-type': 'application/json' },
  };
}
