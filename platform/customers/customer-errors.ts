/** What customers are told of a refusal. Codes are those of the API's `CustomerErrorCode`. */
import type { SchemaType } from '#schema/graphql.ts';

type CustomerErrorCode = SchemaType<'CustomerErrorCode'>;

export interface CustomerUserError {
  code: CustomerErrorCode;
  /** Path of the input, as the client wrote it; null when no single field is wrong. */
  field: string[] | null;
  message: string;
}

/** Either what was asked for, or what was wrong with it; then nothing was changed. */
export type Outcome<Done> = ({ ok: true } & Done) | { ok: false; errors: CustomerUserError[] };

export function refusal(code: CustomerErrorCode, field: string[] | null, message: string) {
  return { ok: false as const, errors: [{ code, field, message }] };
}

/** The same answer to every unknown or expired access token. */
export function unknownToken() {
  return refusal('TOKEN_INVALID', ['customerAccessToken'], 'Invalid customer access token');
}
