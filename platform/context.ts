import type { Logger } from 'pino';
import type { PasswordCost } from './customers/passwords.ts';
import type { Database } from './db/database.ts';

/** What every service of the platform is given, so that tests can hold the clock and the dice. */
export interface PlatformContext {
  db: Database;
  now: () => Date;
  /** An unguessable, URL-safe text of the given number of random bytes. */
  randomToken: (bytes: number) => string;
  log: Logger;
  /** The store's own address without a trailing slash, e.g. `https://shop.example.gr`. */
  publicUrl: string;
  /** What it costs to check a password; tests ask for less. */
  passwordCost?: PasswordCost | undefined;
}
