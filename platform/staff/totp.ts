/** One-time codes of an authenticator app (RFC 6238): six digits, a new one every 30 seconds. */
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;
const SECRET_BYTES = 20;
/** Clocks of telephones differ: the code before and the code after count, too. */
const WINDOW = 1;

export function createSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator reads from the QR code. */
export function totpAddress(secret: string, issuer: string, email: string): string {
  return toTotp(secret, issuer, email).toString();
}

/**
 * The step of a right code; null for a wrong one.
 *
 * @param lastStep of the last code that was taken, which does not count again
 */
export function readCode(secret: string, typed: string, now: Date, lastStep: number): number | null {
  const token = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = toTotp(secret).validate({ token, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / STEP_MS) + delta;
  return step > lastStep ? step : null;
}

function toTotp(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ secret, issuer, label, issuerInLabel: false });
}
