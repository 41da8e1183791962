import { createContext } from 'react-router';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import type { PlatformContext } from '#platform/context.ts';
import type { AttemptLimits } from '#platform/customers/attempt-limits.ts';
import type { DatabaseLocation } from '#platform/db/location.ts';
import type { Gateways } from '#platform/payments/gateway.ts';
import type { Deployment } from '#platform/ready/check-deployment.ts';
import type { StaffSession } from '#platform/staff/staff-sessions.ts';
import type { BrandSetting } from '#platform/web/assets.ts';

/** What the pages of the desk are made with: the same as the command line has. */
export interface DeskSettings {
  context: PlatformContext;
  attempts: AttemptLimits;
  gateways: Gateways;
  location: DatabaseLocation;
  deployment: Deployment;
  brand: BrandSetting;
}

/** One request. */
export interface Visit extends DeskSettings {
  language: ContentLanguage;
  /** Null at the door. */
  session: StaffSession | null;
  /** The token of the challenge that this browser was given; empty without one. */
  challenge: string;
  address: string | null;
  browser: string;
}

/** What a page is made of: the visit, and what the address names. */
export interface Look {
  visit: Visit;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/** What a page shows: its loader's answer. */
export interface Shows<Load extends (look: Look) => unknown> {
  data: Awaited<ReturnType<Load>>;
}

export const visitContext = createContext<Visit>();
