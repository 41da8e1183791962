/**
 * Passwords as scrypt hashes (RFC 7914), each with its salt and its cost, so that the cost can be raised later: old hashes are
 * checked with theirs and renewed at the next login.
 */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const scryptKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** scrypt's own parameters: N (a power of two), block size r, parallelism p. Memory is 128·N·r bytes. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/** 32 MiB and about a fifth of a second: one of the settings of OWASP's Password Storage Cheat Sheet (2025). */
const DEFAULT_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** Hashing takes Node's few worker threads and much memory: so many at once, so many waiting, and no more. */
const AT_ONCE = 2;
const WAITING = 60;

/** Too many passwords are being checked at this moment; nothing was checked. */
export class PasswordsBusyError extends Error {
  override name = 'PasswordsBusyError';
}

/** @throws PasswordsBusyError */
export async function hashPassword(password: string, cost: PasswordCost = DEFAULT_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether this is the password behind the hash. Without a hash, for an unknown e-mail, the same work is done, so that the time
 * tells nothing.
 *
 * @throws PasswordsBusyError
 */
export async function isPassword(
  password: string,
  hash: string | null,
  cost: PasswordCost = DEFAULT_COST,
): Promise<boolean> {
  const stored = hash === null ? null : parseHash(hash);
  const { salt, key, cost: paid } = stored ?? { salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(KEY_BYTES), cost };
  const isSame = timingSafeEqual(await derive(password, salt, paid), key);
  return isSame && stored !== null;
}

/** Whether a hash was made at another cost than this one. */
export function isOutdated(hash: string, cost: PasswordCost = DEFAULT_COST): boolean {
  const stored = parseHash(hash)?.cost;
  return stored?.N !== cost.N || stored.r !== cost.r || stored.p !== cost.p;
}

function parseHash(hash: string): { cost: PasswordCost; salt: Buffer; key: Buffer } | null {
  const [scheme, N, r, p, salt = '', key = ''] = hash.split('$');
  if (scheme !== 'scrypt') return null;
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== KEY_BYTES) return null;
  return { cost: { N: Number(N), r: Number(r), p: Number(p) }, salt: Buffer.from(salt, 'base64url'), key: bytes };
}

let running = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  if (running < AT_ONCE) running += 1;
  else if (waiting.length >= WAITING) throw new PasswordsBusyError('Too many passwords are being checked');
  else await new Promise<void>((start) => waiting.push(start));
  try {
    return await scryptKey(normalize(password), salt, KEY_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r });
  } finally {
    // The place goes to the next one in line, or is free again.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The same letters typed on another system, where `ά` may be two characters, are the same password (NIST SP 800-63B). */
function normalize(password: string): string {
  return password.normalize('NFKC');
}
