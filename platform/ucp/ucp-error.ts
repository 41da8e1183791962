/** What keeps a request from being processed at all, in the protocol's words; outcomes of business are answers. */

import type { Logger } from 'pino';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';

/** For each code the status of HTTP and the code of JSON-RPC. */
const CODES = {
  invalid_profile_url: [400, -32001],
  profile_unreachable: [424, -32001],
  profile_malformed: [422, -32001],
  version_unsupported: [422, -32001],
  signature_missing: [401, -32000],
  signature_invalid: [401, -32000],
  key_not_found: [401, -32000],
  digest_mismatch: [400, -32600],
  algorithm_unsupported: [400, -32600],
  invalid_request: [400, -32602],
  request_too_large: [400, -32602],
  unsupported_media_type: [415, -32600],
  not_found: [404, -32601],
  idempotency_conflict: [409, -32000],
  rate_limited: [429, -32000],
  unavailable: [503, -32000],
  internal_error: [500, -32603],
} as const;

export type UcpErrorCode = keyof typeof CODES;

export class UcpError extends Error {
  override name = 'UcpError';
  readonly ucpCode: UcpErrorCode;
  readonly status: number;
  /** Of JSON-RPC; the library reads it by this name. */
  readonly code: number;
  readonly retryAfterS: number | undefined;

  constructor(ucpCode: UcpErrorCode, message: string, retryAfterS?: number) {
    super(message);
    this.ucpCode = ucpCode;
    [this.status, this.code] = CODES[ucpCode];
    this.retryAfterS = retryAfterS;
  }
}

/** As a client may read it. */
export function errorBody({ ucpCode, message, retryAfterS }: UcpError, continueUrl: string) {
  return {
    code: ucpCode,
    content: message,
    continue_url: continueUrl,
    ...(retryAfterS !== undefined && { retry_after: retryAfterS }),
  };
}

/** A failure of ours as the protocol says it; the log has the reason. */
export function toUcpError(error: unknown, log: Logger): UcpError {
  if (error instanceof UcpError) return error;
  if (error instanceof DatabaseUnavailable) return new UcpError('unavailable', 'The shop cannot answer now.', 5);
  log.error({ err: error, part: 'ucp' }, 'a call of an agent failed');
  return new UcpError('internal_error', 'The shop failed to answer.');
}
