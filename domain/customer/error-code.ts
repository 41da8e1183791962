/** The code only: a mail server's own words often repeat the address. */
export function codeOf(error: unknown): string {
  if (error instanceof Error) return 'code' in error ? String(error.code) : error.name;
  return 'unknown';
}

/** The kind of an error whose message must not be stored. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

/** Its words, without its stack. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
