/** The code only: a mail server's own words often repeat the address. */
export function codeOf(error: unknown): string {
  if (error instanceof Error) return 'code' in error ? String(error.code) : error.name;
  return 'unknown';
}
