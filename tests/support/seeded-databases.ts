import pino from 'pino';
import { type Database, openDatabase } from '#platform/db/database.ts';
import type { DatabaseLocation } from '#platform/db/location.ts';
import { seedDemo } from '#platform/seed/seed-demo.ts';
import { fixtureCatalogue } from './fixture-catalogue.ts';

/** The shop of the fixture, opened twice: what one process keeps in memory, the other has to read. */
export async function openSeededTwice(location: DatabaseLocation): Promise<[Database, Database]> {
  const db = await openDatabase(location);
  const other = await openDatabase(location);
  await seedDemo({ db, now: () => new Date(0), log: pino({ enabled: false }) }, fixtureCatalogue);
  return [db, other];
}
