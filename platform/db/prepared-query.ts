import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Database } from './database.ts';

/** The placeholder of a named value in the text of a statement. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement whose text is made once for each open database, for those that take longer to put together than to send. Others are
 * written where they are used.
 *
 * @param names of the values that come with each call
 * @param build gets placeholders instead of the values, so it can put them into the statement and do nothing else with them
 */
export function preparedQuery<Name extends string, Values extends Record<Name, string | number>, Row>(
  names: readonly Name[],
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  const placeholders = Object.fromEntries(names.map((name) => [name, new Placeholder(name)])) as unknown as Values;
  const built = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const statement = built.get(adapter) ?? build(db, placeholders).compile();
    built.set(adapter, statement);
    const parameters = statement.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as Name] : parameter,
    );
    return (await db.executeQuery<Row>({ ...statement, parameters })).rows;
  };
}
