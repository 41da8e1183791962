import { type KyselyProps, Transaction } from 'kysely';
import type { Database, Trx } from './database.ts';
import type { Tables } from './tables.ts';

/** Thrown inside `transact`: everything done so far is undone, and the answer is given all the same. */
export class Undone<Answer> extends Error {
  override name = 'Undone';
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('The transaction was undone');
    this.answer = answer;
  }
}

/**
 * Runs a transaction that may end, by `Undone`, without having written anything.
 *
 * Statements that are asked for without waiting (`Promise.all`) are sent together and run in the order in which they were asked
 * for, so a lock may be followed at once by what is read under it. On PostgreSQL that saves a way to the server for each.
 */
export async function transact<Answer>(db: Database, work: (trx: Trx) => Promise<Answer>): Promise<Answer> {
  try {
    return await db.transaction().execute(async (trx) => work(await sendingAtOnce(trx)));
  } catch (error) {
    if (error instanceof Undone) return error.answer;
    throw error;
  }
}

/** Kysely's own transaction sends a statement when the one before has been answered. */
async function sendingAtOnce(trx: Trx): Promise<Trx> {
  const executor = trx.getExecutor();
  const connection = await executor.provideConnection(async (provided) => provided);
  return new Transaction<Tables>({
    ...NOT_USED,
    executor: executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) }),
  });
}

/** A transaction inside a transaction, and reading the schema, would need them. */
const NOT_USED = { config: {}, dialect: {}, driver: {} } as Omit<KyselyProps, 'executor'>;
