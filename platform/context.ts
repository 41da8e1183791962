import type { Logger } from 'pino';
import type { PaymentWays } from '#domain/money/payment-ways.ts';
import type { PasswordCost } from './customers/passwords.ts';
import type { Database } from './db/database.ts';

/** What every service of the platform is given, so that tests can hold the clock and the dice. */
export interface PlatformContext {
  /** What is told of the ways of paying; without it, those of the test gateway. */
  paymentWays?: PaymentWays | undefined;
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
