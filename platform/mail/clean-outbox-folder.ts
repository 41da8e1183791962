import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#domain/customer/error-code.ts';

/** Writing a file takes far less; an older one was left by a process that died. */
const OLDEST_MS = 5 * 60_000;

/**
 * Deletes the half-written messages that killed processes left in the outbox folder. Their messages wait in the database
 * and are sent again. Newer ones stay: another process may be writing them.
 *
 * @returns how many were deleted; none when there is no folder
 */
export async function cleanOutboxFolder(directory: string, now: Date): Promise<number> {
  const names = await readdir(directory).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  let deleted = 0;
  for (const name of names) {
    if (!/^\..+\.tmp$/.test(name)) continue;
    const path = join(directory, name);
    const writtenAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      // Its process has renamed it meanwhile.
      (error: unknown) => (codeOf(error) === 'ENOENT' ? null : Promise.reject(error)),
    );
    if (writtenAt === null || now.getTime() - writtenAt < OLDEST_MS) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}
