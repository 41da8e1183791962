import { sql } from 'kysely';

/** The answers to calls of buyers' agents that may be repeated. */
export const agentAnswers = [
  sql`create table agent_answers (
        key text primary key, request text not null, answer text, created_at text not null)`,
  sql`create index agent_answers_created on agent_answers (created_at)`,
];
