/** A database that cannot be used; `message` is one sentence for the person who starts the store, without a password. */
export class DatabaseNotOpened extends Error {
  override name = 'DatabaseNotOpened';
  readonly code: 'UNREACHABLE' | 'REFUSED' | 'NOT_A_DATABASE' | 'NOT_WRITABLE' | 'FULL' | 'LOCKED' | 'OTHER_RELEASE';

  constructor(code: DatabaseNotOpened['code'], message: string, cause: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Source: sqlite.org/rescode.html, primary result codes. */
const SQLITE = { busy: 5, readOnly: 8, ioError: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 } as const;
const FILE_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR']);

/** @returns the failure that `error` means for the SQLite file; null when it is none of opening it */
export function sqliteNotOpened(error: unknown, file: string): DatabaseNotOpened | null {
  if (!(error instanceof Error)) return null;
  const { errcode, code } = error as { errcode?: number; code?: string };
  const primary = (errcode ?? 0) & 0xff;
  if (primary === SQLITE.notADatabase || primary === SQLITE.corrupt) {
    return new DatabaseNotOpened('NOT_A_DATABASE', `${file} is damaged or no SQLite database.`, error);
  }
  if (primary === SQLITE.busy) {
    return new DatabaseNotOpened(
      'LOCKED',
      `${file} is locked by another program, such as a restore; try again.`,
      error,
    );
  }
  if (primary === SQLITE.full || code === 'ENOSPC') {
    return new DatabaseNotOpened('FULL', `The disk of ${file} is full.`, error);
  }
  const isUnusable = [SQLITE.readOnly, SQLITE.ioError, SQLITE.cannotOpen].some((known) => known === primary);
  if (!isUnusable && !FILE_CODES.has(code ?? '')) return null;
  return new DatabaseNotOpened('NOT_WRITABLE', `${file} cannot be written: check DATA_DIR and who owns it.`, error);
}

export function emptyDatabase(file: string): DatabaseNotOpened {
  const todo = 'restore a backup, or delete the file to begin a new shop';
  return new DatabaseNotOpened('NOT_A_DATABASE', `${file} is empty (0 bytes): ${todo}.`, undefined);
}

/** @returns the failure that `error`, of connecting to this server, means */
export function postgresNotOpened(error: unknown, databaseUrl: string): DatabaseNotOpened {
  const { host, pathname } = new URL(databaseUrl);
  const place = `PostgreSQL at ${host || 'the local socket'}`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // Class 28 and 3D of the SQLSTATE codes (PostgreSQL documentation, appendix A).
  if (/^28/.test(code)) {
    return new DatabaseNotOpened('REFUSED', `${place} refuses the user or password of DATABASE_URL.`, error);
  }
  if (/^3D/.test(code)) {
    return new DatabaseNotOpened('REFUSED', `${place} has no database ${decodeURI(pathname.slice(1))}.`, error);
  }
  if (/^[0-9A-Z]{5}$/.test(code)) {
    return new DatabaseNotOpened('REFUSED', `${place} refuses the connection (SQLSTATE ${code}).`, error);
  }
  return new DatabaseNotOpened('UNREACHABLE', `${place} cannot be reached${code && ` (${code})`}.`, error);
}
