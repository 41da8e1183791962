import { DatabaseNotOpened } from '../db/database-not-opened.ts';
import { type DatabaseLocation, describeDatabase } from '../db/location.ts';
import { CommandFailure } from './command.ts';

/** Codes of the system and of PostgreSQL (https://www.postgresql.org/docs/17/errcodes-appendix.html), and SQLite's numbers. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host could not be looked up',
  ETIMEDOUT: 'it does not answer',
  ENOENT: 'nothing answers there',
  EACCES: 'this user may not open it',
  '3D000': 'there is no such database',
  '28000': 'it refuses this user',
  '28P01': 'it refuses this user or password',
  '53300': 'it has too many connections',
  'sqlite 5': 'another program keeps it locked; try again',
  'sqlite 8': 'this user may not write it',
  'sqlite 11': 'the file is damaged; `restore` puts a backup in its place',
  'sqlite 14': 'this user may not open it',
  'sqlite 26': 'the file is no database',
};

/** Why a database could not be opened, in words. Any other error is returned as it is. */
export function databaseFailure(error: unknown, location: DatabaseLocation): unknown {
  if (error instanceof DatabaseNotOpened) return new CommandFailure(error.message);
  const reason = REASONS[codeOf(error)];
  return reason ? new CommandFailure(`${describeDatabase(location)}: ${reason}.`) : error;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  // SQLite's extended codes have the primary one in their lowest byte.
  if ('errcode' in error && typeof error.errcode === 'number') return `sqlite ${error.errcode & 0xff}`;
  return 'code' in error ? String(error.code) : '';
}
