const DAY_MS = 24 * 60 * 60_000;

/**
 * No work is put off for so long: a later time was written by a clock that was wrong, and what waits for it is due.
 *
 * @returns an instant as the tables have it
 */
export function latestDue(now: Date): string {
  return new Date(now.getTime() + DAY_MS).toISOString();
}
