import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Orders are numbered by a table whose key numbers itself, and go on where the counter before it ended. A counter's row is
 * locked until its transaction is on the disk, so orders could only be written one after the other; PostgreSQL hands out
 * the numbers of a key without waiting. An order that is rolled back leaves a gap there.
 */
export function orderNumbersMigration(dialect: 'sqlite' | 'postgres', id: RawBuilder<unknown>): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`create table order_numbers (number ${id})`.execute(db);
      await sql`insert into order_numbers (number) select value from counters where name = 'order_number'`.execute(db);
      // SQLite counts on from the highest number that ever was in the table; PostgreSQL has to be told.
      if (dialect === 'postgres') {
        await sql`select setval(pg_get_serial_sequence('order_numbers', 'number'), max(number)) from order_numbers`.execute(
          db,
        );
      }
      await sql`drop table counters`.execute(db);
    },
  };
}
