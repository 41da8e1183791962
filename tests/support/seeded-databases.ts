import pino from 'pino';
import { beforeAll } from 'vitest';
import { openDatabase } from '#platform/db/database.ts';
import { seedDemo } from '#platform/seed/seed-demo.ts';
import { type DatabaseKind, givenDatabase, openBeforeTests } from './databases.ts';
import { fixtureCatalogue } from './fixture-catalogue.ts';

/** The shop of the fixture, opened twice: what one process caches, the other has to read. */
export function givenSeededTwice(kind: DatabaseKind) {
  const { db, location } = givenDatabase(kind);
  beforeAll(() => seedDemo({ db, now: () => new Date(0), log: pino({ enabled: false }) }, fixtureCatalogue));
  return { db, other: openBeforeTests(() => openDatabase(location())), location };
}
