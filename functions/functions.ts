import { timingSafeEqual } from 'node:crypto';
import type { TakeSteps } from '#domain/customer/rate-limit.ts';
import { fail } from './answer.ts';
import { preflight, withCors } from './cors.ts';
import type { QueueMails, RecordWithdrawal } from './mail.ts';
import { createSendContactEmail } from './send-contact-email/send-contact-email.ts';
import { type CustomerSettings, createShopifyCustomer } from './shopify-customer/shopify-customer.ts';
import { createWithdraw } from './withdraw/withdraw.ts';

export interface FunctionsSettings {
  /** The bearer credential; public by design, so it keeps out the careless, not the curious. */
  key: string;
  /** Where messages to the shop go: one address. */
  contactTo: string;
  /** The platform's newer accounts; null where customers log in by its classic ones. */
  customers: CustomerSettings | null;
  /** The e-mail of the customer with this access token; null if the token is unknown. @throws when the platform does not answer */
  findCustomerEmail: (accessToken: string) => Promise<string | null>;
  takeSteps: TakeSteps;
  now: () => Date;
  queueMails: QueueMails;
  /** Without it every withdrawal stays a message. */
  recordWithdrawal?: RecordWithdrawal | undefined;
  /** Hears of failures: which function, which step, which code. Never a name, an address or a text. */
  report: (failure: { name: string; step: string; code: string }) => void;
}

export interface Functions {
  /** Looks at everything but the body: the answer to a request that need not be read, a preflight or a refusal, or null. */
  refuse(request: Request): Response | null;
  /** Answers `/functions/v1/…`; null for every other path. The caller bounds the size of bodies. */
  handle(request: Request): Promise<Response | null>;
}

const PREFIX = '/functions/v1/';

/** The backend functions, shaped like `fetch`. */
export function createFunctions(settings: FunctionsSettings): Functions {
  const functions = new Map<string, (request: Request) => Promise<Response>>([
    ['send-contact-email', createSendContactEmail(settings)],
    ['withdraw', createWithdraw(settings)],
    ['shopify-customer', createShopifyCustomer(settings)],
  ]);
  const find = (request: Request) => functions.get(new URL(request.url).pathname.slice(PREFIX.length));
  const refuse = (request: Request) => {
    if (!find(request)) return withCors(fail(404, 'No such function.'));
    if (request.method === 'OPTIONS') return preflight();
    if (request.method !== 'POST') {
      return withCors(fail(405, 'Only POST is answered here.', { allow: 'POST, OPTIONS' }));
    }
    if (isAuthorized(request, settings.key)) return null;
    return withCors(fail(401, 'A valid key is needed.', { 'www-authenticate': 'Bearer' }));
  };
  return {
    refuse,
    async handle(request) {
      if (!new URL(request.url).pathname.startsWith(PREFIX)) return null;
      const refusal = refuse(request);
      if (refusal) return refusal;
      const answered = await find(request)?.(request);
      return answered ? withCors(answered) : null;
    },
  };
}

function isAuthorized(request: Request, key: string): boolean {
  const given = Buffer.from(/^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '');
  const wanted = Buffer.from(key);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
