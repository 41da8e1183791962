/**
 * Loaded into the stores of journeys before the store itself (`node --import`): passwords are hashed at the least cost that scrypt has. At
 * the store's own, a third of a second each, they took a sixth of the processor time of the journeys with accounts;
 * platform/customers/passwords.test.ts hashes at that cost.
 */
import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;

type Callback = Parameters<typeof scrypt>[4];

/** Only with options, as the store calls it. */
function quickScrypt(password: string, salt: Buffer, bytes: number, options: ScryptOptions, callback: Callback): void {
  scrypt(password, salt, bytes, { ...options, N: 2, p: 1 }, callback);
}

crypto.scrypt = quickScrypt as typeof scrypt;
syncBuiltinESMExports();
