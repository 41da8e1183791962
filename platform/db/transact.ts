import type { Database, Trx } from './database.ts';

/** Thrown inside `transact`: everything done so far is undone, and the answer is given all the same. */
export class Undone<Answer> extends Error {
  override name = 'Undone';
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('The transaction was undone');
    this.answer = answer;
  }
}

/** Runs a transaction that may end, by `Undone`, without having written anything. */
export async function transact<Answer>(db: Database, work: (trx: Trx) => Promise<Answer>): Promise<Answer> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (error instanceof Undone) return error.answer;
    throw error;
  }
}
