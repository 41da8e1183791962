/** Writes down, in the browser, what went wrong; the message of a `StorefrontError` is the specification's (section 8). */
export function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a browser has no other log.
  console.error(error instanceof Error ? error.message : error);
}
