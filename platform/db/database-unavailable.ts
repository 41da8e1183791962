/**
 * The database did not answer, and may answer the same request a moment later: it restarts, or it ended the connection. What
 * was under way has either happened whole or not at all.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly code = 'DATABASE_UNAVAILABLE';

  constructor(cause: unknown) {
    super('The database does not answer', { cause });
  }
}
