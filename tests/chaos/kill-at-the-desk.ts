import { join } from 'node:path';
import { sql } from 'kysely';
import { seededRandom } from '#domain/shop/seeded-random.ts';
import type { Database } from '#platform/db/database.ts';
import { readAuditLog } from '#platform/staff/audit-log.ts';
import { DESK_CASES } from './desk-actions.ts';
import { joinDesk } from './desk-person.ts';
import { createFindings, type Outcome } from './report.ts';
import { createShopDatabase, type DatabaseKind, stockOneVariant } from './shop-database.ts';
import { createStoreProcess } from './store-process.ts';

const ROUNDS = 2;
const UNITS = 1_000;
/** A change takes about half of it, so the process dies before, within and after. */
const KILL_WITHIN_MS = 60;
/** The desk is compiled, as `npm start` runs it. */
const PROGRAM = join(import.meta.dirname, '../../build/store/main.js');
const ENVIRONMENT = { PAYMENTS: 'test,cod', CAPTURE: 'manual' };

/** `kill -9` at a random moment of each action: it has happened whole or not at all, and the same form ends it, once. */
export async function killAtTheDesk(kind: DatabaseKind, postgresUrl: string): Promise<Outcome> {
  const findings = createFindings();
  const random = seededRandom('desk');
  const shop = await createShopDatabase(kind, postgresUrl);
  const environment = { ...shop.environment, ...ENVIRONMENT };
  const store = await createStoreProcess({ dataDir: shop.dataDir, environment, program: PROGRAM });
  await store.start();
  const db = await shop.open();
  const variantId = await stockOneVariant(db, UNITS);
  const variant = db.selectFrom('product_variants').select('sku').where('id', '=', variantId);
  const { sku } = await variant.executeTakeFirstOrThrow();
  let number = 0;
  const next = () => {
    number += 1;
    return number;
  };
  const owner = await joinDesk(db, store.url, 'owner@example.gr', 'owner');
  const location = { dataDir: shop.dataDir, databaseUrl: shop.environment.DATABASE_URL };
  const world = { db, location, url: store.url, owner, variantId, sku, next };
  const cases = Object.entries(DESK_CASES).filter(([, { isForSqlite }]) => kind === 'SQLite' || !isForSqlite);
  let interrupted = 0;
  for (const [name, { prepare, isResumed = false }] of cases) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { path, form, again, happened, faults = async () => [] } = await prepare(world);
      if ((await partsOf(db, happened)).some(Boolean)) findings.find('unexpected', `${name} had happened before`);
      const sent = owner.send(path, form);
      await new Promise((resolve) => setTimeout(resolve, random() * KILL_WITHIN_MS));
      await store.kill();
      if ((await sent) === null) interrupted += 1;
      await store.start();
      const parts = await partsOf(db, happened);
      for (const fault of await faults()) findings.find('untrue', `${name} left ${fault}`);
      if (!isResumed && new Set(parts).size > 1) findings.find('lost', `a part of ${name}: ${parts.join(' ')}`);
      // As a person does who saw no answer: the same form, with what it showed; then what the page says by now.
      if ((await owner.send(path, form)) === null) findings.find('unexpected', `no answer to ${name}`);
      const isEnded = (await partsOf(db, happened)).every(Boolean);
      if (isResumed && !isEnded && again) await owner.send(path, await again());
      const ended = await untilAll(db, happened);
      if (!ended.every(Boolean)) findings.find('lost', `${name}: ${ended.join(' ')}`);
      const held = await untilFree(db);
      if (held) findings.find('unexpected', `${name} left the turn of ${held}`);
    }
  }
  await store.stop();
  const log = await readAuditLog(db, { limit: 10_000 });
  await db.destroy();
  shop.remove();
  for (const [name] of cases)
    if (!log.some(({ action }) => action === name)) findings.find('untrue', `the audit log knows no ${name}`);
  const unfinished = log.filter(({ outcome }) => outcome === 'begun').length;
  const did = `${cases.length} actions, each ${ROUNDS} times with SIGKILL, ${interrupted} without an answer, ${unfinished} of them told as not ended by the audit log`;
  return findings.toOutcome(`kill -9 at the desk, ${kind}`, did);
}

/** Long work ends some moments after the answer. */
async function untilAll(db: Database, queries: readonly string[]): Promise<boolean[]> {
  for (let tries = 0; tries < 100; tries += 1) {
    const parts = await partsOf(db, queries);
    if (parts.every(Boolean)) return parts;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return partsOf(db, queries);
}

/** A turn ends with its change, and ten seconds after its process died. @returns what is held longer */
async function untilFree(db: Database): Promise<string | undefined> {
  const held = () =>
    db.selectFrom('staff_turns').select('subject').where('ends_at', '>', new Date().toISOString()).executeTakeFirst();
  for (let tries = 0; tries < 240; tries += 1) {
    if (!(await held())) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return (await held())?.subject;
}

/** Which of the queries count one: of a change that happened twice, they count two. */
async function partsOf(db: Database, queries: readonly string[]): Promise<boolean[]> {
  const parts: boolean[] = [];
  for (const query of queries) {
    const { rows } = await sql.raw<{ n: number | string }>(query).execute(db);
    parts.push(Number(rows[0]?.n) === 1);
  }
  return parts;
}
