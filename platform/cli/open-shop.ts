import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { PlatformContext } from '../context.ts';
import { openDatabase } from '../db/database.ts';
import { databaseExists } from '../db/database-exists.ts';
import { DatabaseNotOpened } from '../db/database-not-opened.ts';
import { type DatabaseLocation, describeDatabase } from '../db/location.ts';
import { readMeta } from '../db/meta.ts';
import { keepUnseeded } from '../seed/seed-shop.ts';
import { CommandFailure, type ShopCommand } from './command.ts';

/**
 * The shop that a command works on. It is never filled with demo goods: a database that a command begins is marked to stay
 * without them. The store's address is the one that the store wrote into its database, empty when it never started.
 *
 * @throws CommandFailure when there is no database and the command may not begin one, or when it cannot be opened
 */
export async function openShop(
  location: DatabaseLocation,
  opens: ShopCommand['opens'],
  log: Logger,
): Promise<PlatformContext> {
  const exists = await databaseExists(location).catch(failToOpen);
  if (!exists && opens !== 'created') throw new CommandFailure(missingText(location));
  const db = await openDatabase(location).catch(failToOpen);
  if (!exists) await keepUnseeded(db);
  return {
    db,
    now: () => new Date(),
    randomToken: (bytes) => randomBytes(bytes).toString('base64url'),
    log,
    publicUrl: (await readMeta(db, 'public_url')) ?? '',
  };
}

/** @throws CommandFailure for a database that cannot be used; any other error as it is */
export function failToOpen(error: unknown): never {
  throw error instanceof DatabaseNotOpened ? new CommandFailure(error.message) : error;
}

export function missingText(location: DatabaseLocation): string {
  const place = describeDatabase(location);
  const variable = location.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
  return `There is no shop in ${place}. Start the store once, or set ${variable} to where its database is.`;
}
