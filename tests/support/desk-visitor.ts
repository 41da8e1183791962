/** A person at the owner's desk, without a browser. */
import { Secret, TOTP } from 'otpauth';
import { createDesk } from '#desk/create-desk.tsx';
import type { DeskSettings } from '#desk/desk-context.ts';
import { CLIENT_ADDRESS_HEADER } from '#domain/customer/client-address.ts';
import { noBrand } from '#platform/brand/brand.ts';
import type { PlatformContext } from '#platform/context.ts';
import { createAttemptLimits } from '#platform/customers/attempt-limits.ts';
import type { DatabaseLocation } from '#platform/db/location.ts';
import { createDatabaseLimits } from '#platform/limits/database-limits.ts';
import type { Gateways } from '#platform/payments/gateway.ts';
import { findInvitation } from '#platform/staff/accept-invitation.ts';
import { inviteStaff, type StaffRole } from '#platform/staff/staff.ts';
import { PUBLIC_URL } from './test-platform.ts';

export const PASSWORD = 'καλοκαίρι στη Σύρο';

export interface DeskVisitor {
  cookie: string;
  get: (path: string) => Promise<Response>;
  /** As the forms of the pages send it, unless `site` says otherwise. */
  post: (path: string, fields: Readonly<Record<string, string>> | FormData, site?: string) => Promise<Response>;
}

export function openTestDesk(context: PlatformContext, location: DatabaseLocation, gateways: Gateways = new Map()) {
  const attempts = createAttemptLimits(createDatabaseLimits(context.db, context.now));
  const settings: DeskSettings = {
    context,
    attempts,
    gateways,
    location,
    brand: noBrand,
    deployment: {
      publicUrl: PUBLIC_URL,
      smtpUrl: undefined,
      mailFrom: 'shop@example.gr',
      contactTo: 'shop@example.gr',
      isProxyTrusted: true,
      payments: null,
      hostedShop: null,
    },
  };
  const desk = createDesk(settings);

  /** @param cookie null for a browser that has none */
  function visitor(cookie: string | null): DeskVisitor {
    const headers = {
      [CLIENT_ADDRESS_HEADER]: '203.0.113.7',
      'accept-language': 'en',
      ...(cookie !== null && { cookie }),
    };
    return {
      cookie: cookie ?? '',
      get: (path) => desk(new Request(PUBLIC_URL + path, { headers })),
      post(path, fields, site = 'same-origin') {
        const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
        const length = body instanceof FormData ? {} : { 'content-length': String(Buffer.byteLength(String(body))) };
        const sent = { ...headers, ...length, 'sec-fetch-site': site };
        return desk(new Request(PUBLIC_URL + path, { method: 'POST', headers: sent, body }));
      },
    };
  }

  /** Comes by the link of an invitation. */
  async function signIn(email: string, role: StaffRole): Promise<DeskVisitor> {
    const token = (await inviteStaff(context, email, role)) ?? '';
    const { totpSecret = '' } = (await findInvitation(context, token)) ?? {};
    const code = new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp: context.now().getTime() });
    const typed = { action: 'join', password: PASSWORD, password_again: PASSWORD, code };
    const answer = await visitor(null).post(`/desk/join/${token}`, typed);
    return visitor(answer.headers.getSetCookie()[0]?.split(';')[0] ?? null);
  }
  return { desk, nobody: visitor(null), visitor, signIn };
}
