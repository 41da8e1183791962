/**
 * Writes down, in the browser, what went wrong; the message of a `StorefrontError` is the specification's (section 8).
 *
 * @param call the platform's operation that failed, and how
 */
export function logFailure(error: unknown, call?: { operation: string; code: string }): void {
  const message = error instanceof Error ? error.message : String(error);
  // biome-ignore lint/suspicious/noConsole: a browser has no other log.
  console.error(call ? `${message} (${call.operation}, ${call.code})` : message);
}
