/** The embedded commerce platform, put together. */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { TakeSteps } from '#domain/customer/rate-limit.ts';
import type { PaymentWays } from '#domain/money/payment-ways.ts';
import type { ReadPages } from './content/page.ts';
import type { PlatformContext } from './context.ts';
import { type AttemptLimits, createAttemptLimits } from './customers/attempt-limits.ts';
import type { PasswordCost } from './customers/passwords.ts';
import { ensureApiTokens } from './db/api-tokens.ts';
import { openDatabase } from './db/database.ts';
import { createDatabaseCheck } from './db/database-check.ts';
import { type DatabaseLocation, databaseFile } from './db/location.ts';
import { writeMeta } from './db/meta.ts';
import { tightenDataFiles } from './db/private-files.ts';
import type { StorefrontTokens } from './graphql/plugins/token-check.ts';
import { createStorefrontApi, type StorefrontApi } from './http.ts';
import { createDatabaseLimits } from './limits/database-limits.ts';
import { createMedia } from './media/media.ts';
import { mediaDirectory } from './media/own-pictures.ts';
import { rehearseSale } from './orders/place/rehearse-sale.ts';
import { readVersion } from './read-version.ts';
import { seedShop } from './seed/seed-shop.ts';

interface PlatformOptions extends DatabaseLocation {
  /** What an empty database is filled with; see `seedShop`. */
  seed: 'demo' | 'none';
  isSeedAsked?: boolean;
  /** The store's own address. */
  publicUrl: string;
  storefrontToken: string;
  privateToken?: string | undefined;
  log: Logger;
  now?: (() => Date) | undefined;
  /** Without it the API has no pages and no policies. */
  readPages?: ReadPages | undefined;
  /** See `PlatformContext.paymentWays`. */
  paymentWays?: PaymentWays | undefined;
  /** See `PlatformContext.randomToken`. */
  randomToken?: ((bytes: number) => string) | undefined;
  /** See `PlatformContext.passwordCost`. */
  passwordCost?: PasswordCost | undefined;
}

export interface Platform {
  context: PlatformContext;
  /** Shared by the API and the login page, so that their attempts count together. */
  attempts: AttemptLimits;
  /** Counts what is not the platform's own, beside its own limits. */
  takeSteps: TakeSteps;
  /** Answers `POST /api/2025-07/graphql.json`. */
  storefrontApi: StorefrontApi;
  /** Answers `GET /cdn/shop/files/…`. */
  media: (request: Request) => Promise<Response>;
  close: () => Promise<void>;
  /**
   * A text that differs after every change of what the shop's pages show (catalogue, availability, articles), by whatever
   * process; one row is read for it. @throws when the database does not answer
   */
  readVersion: () => Promise<string>;
  /** @throws what keeps the database from being written */
  checkDatabase: () => Promise<void>;
  /** @throws what keeps the shop from selling */
  checkSale: () => Promise<void>;
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
    paymentWays: options.paymentWays,
  };
  try {
    closeToOthers(dataDir, log);
    await seedShop(context, seed, options.isSeedAsked);
    // For the owner's commands: links in their mails lead where this store is, not where a shell believes it is.
    await writeMeta(db, 'public_url', context.publicUrl);
    const file = databaseUrl ? null : databaseFile(options);
    const checkDatabase = createDatabaseCheck(db, context.now, file);
    const tokens = await readTokens(context, options);
    const limits = createDatabaseLimits(db, context.now);
    const attempts = createAttemptLimits(limits);
    const media = createMedia({ log, own: mediaDirectory(dataDir) });
    return {
      context,
      attempts,
      takeSteps: limits.take,
      storefrontApi: createStorefrontApi(context, tokens, attempts, options.readPages ?? (async () => [])),
      media,
      async close() {
        await db.destroy();
      },
      readVersion: () => readVersion(db, context.now()),
      checkDatabase,
      checkSale: () => rehearseSale(context),
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** The database's own tokens, and those of the options. */
async function readTokens(
  { db, randomToken }: PlatformContext,
  { storefrontToken, privateToken }: PlatformOptions,
): Promise<StorefrontTokens> {
  const own = await ensureApiTokens(db, randomToken);
  return {
    publicTokens: [storefrontToken, own.publicToken],
    privateTokens: [...(privateToken ? [privateToken] : []), own.privateToken],
  };
}

function closeToOthers(dataDir: string, log: Logger): void {
  const { tightened, refused } = tightenDataFiles(dataDir);
  if (tightened.length > 0)
    log.warn({ files: tightened }, 'other users could read these files; now only their owner can');
  if (refused.length > 0)
    log.error({ files: refused }, 'other users can read these files, and this user may not change it');
}
