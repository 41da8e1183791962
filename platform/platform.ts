/** The embedded commerce platform, put together. */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { TakeToken } from '#domain/rate-limit.ts';
import type { PlatformContext } from './context.ts';
import { type AttemptLimits, createAttemptLimits } from './customers/attempt-limits.ts';
import type { PasswordCost } from './customers/passwords.ts';
import { databaseFile, openDatabase } from './db/database.ts';
import { createDatabaseCheck } from './db/database-check.ts';
import { createStorefrontApi, type StorefrontApi } from './http.ts';
import { createDatabaseLimits } from './limits/database-limits.ts';
import { createMedia } from './media/media.ts';
import { readVersion } from './read-version.ts';
import { seedArticles } from './seed/seed-articles.ts';
import { seedDemo } from './seed/seed-demo.ts';

interface PlatformOptions {
  /** `postgres://…`; without it the platform keeps a SQLite file in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** What an empty database is filled with. */
  seed: 'demo' | 'none';
  /** The store's own address. */
  publicUrl: string;
  storefrontToken: string;
  privateToken?: string | undefined;
  log: Logger;
  now?: (() => Date) | undefined;
  /** See `PlatformContext.randomToken`. */
  randomToken?: ((bytes: number) => string) | undefined;
  /** See `PlatformContext.passwordCost`. */
  passwordCost?: PasswordCost | undefined;
}

export interface Platform {
  context: PlatformContext;
  /** Shared by every door to an account: whoever was stopped at one does not get in by the other. */
  attempts: AttemptLimits;
  /** Counts what is not the platform's own, beside its own limits. */
  takeToken: TakeToken;
  /** Answers `POST /api/2025-07/graphql.json`. */
  storefrontApi: StorefrontApi;
  /** Answers `GET /cdn/shop/files/…`. */
  media: (request: Request) => Promise<Response>;
  close: () => Promise<void>;
  /** @throws what keeps the database from being written */
  checkDatabase: () => Promise<void>;
  /**
   * A text that differs after every change of what the shop's pages show (catalogue, availability, articles), by whatever
   * process; one row is read for it. @throws when the database does not answer
   */
  readVersion: () => Promise<string>;
}

/** @throws when the database cannot be opened or the seed is not valid */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { databaseUrl, dataDir, seed, log } = options;
  const db = await openDatabase({ databaseUrl, dataDir });
  const context: PlatformContext = {
    db,
    log,
    now: options.now ?? (() => new Date()),
    randomToken: options.randomToken ?? ((bytes) => randomBytes(bytes).toString('base64url')),
    publicUrl: options.publicUrl.replace(/\/+$/, ''),
    passwordCost: options.passwordCost,
  };
  try {
    if (seed === 'demo') {
      await seedDemo(context);
      await seedArticles(context);
    }
    const file = databaseUrl ? null : databaseFile(dataDir);
    const checkDatabase = createDatabaseCheck(db, context.now, file);
    const limits = createDatabaseLimits(db, context.now);
    const attempts = createAttemptLimits(limits);
    const media = createMedia({ log });
    return {
      context,
      attempts,
      takeToken: async (key, allowance) => toSeconds(await limits.take([[key, allowance]])),
      storefrontApi: createStorefrontApi(context, options, attempts),
      media: media.handle,
      async close() {
        await media.close();
        await db.destroy();
      },
      checkDatabase,
      readVersion: () => readVersion(db, context.now()),
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function toSeconds(ms: number | null): number | null {
  return ms === null ? null : Math.ceil(ms / 1000);
}
