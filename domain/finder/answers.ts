/** The four questions of the finder. The address holds their answers, so that a result can be shared. */
import { NO_UPPER_BOUND, type PriceBand, parseEuro } from '../catalogue/price-band.ts';

export const QUESTIONS = ['budget', 'use', 'size', 'priority'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The bands of the budget are the specification's (section 9). */
export const ANSWERS = {
  budget: ['0-500', '500-800', '800-1200', '1200+'],
  use: ['study', 'office', 'code', 'media'],
  size: ['daily', 'balanced', 'desk', 'any'],
  priority: ['price', 'speed', 'condition', 'lifetime'],
} as const satisfies Record<Question, readonly string[]>;

/** A band of the specification, or a limit in the shopper's own figure: `0-300`. */
export type Budget = (typeof ANSWERS)['budget'][number] | `0-${number}`;
export type Answer<Asked extends Question = Question> = Asked extends 'budget'
  ? Budget
  : (typeof ANSWERS)[Asked][number];
export const SYSTEMS = ['windows', 'mac'] as const;
/** Beside the four answers the system that the proposals are limited to; either where it is not set. */
interface Limits {
  readonly system?: (typeof SYSTEMS)[number];
}
export type Answers = { readonly [Asked in Question]?: Answer<Asked> } & Limits;
export type AllAnswers = { readonly [Asked in Question]: Answer<Asked> } & Limits;

export function budgetOf(budget: Budget): PriceBand {
  const known = BUDGETS.find(([band]) => band === budget);
  return known?.[1] ?? { fromEuro: 0, toEuro: Number(budget.slice(2)) };
}

const BUDGETS: readonly (readonly [Budget, PriceBand])[] = Object.entries({
  '0-500': { fromEuro: 0, toEuro: 500 },
  '500-800': { fromEuro: 500, toEuro: 800 },
  '800-1200': { fromEuro: 800, toEuro: 1200 },
  '1200+': { fromEuro: 1200, toEuro: NO_UPPER_BOUND },
}) as [Budget, PriceBand][];
/** The limits that are read, euro: no laptop costs less than the first, and nearly none more than the second. */
export const [LEAST_LIMIT, MOST_LIMIT] = [50, 9_999];

/** The answer that a limit in euro is, `300`, `300 €`; null for what is none. */
function readLimit(text: string): Budget | null {
  const euro = parseEuro(text);
  return euro !== null && euro >= LEAST_LIMIT && euro <= MOST_LIMIT ? `0-${euro}` : null;
}

/** Reads the answers out of an address; an impossible answer counts as not given. `upTo` is the field for the budget. */
export function parseAnswers(parameters: URLSearchParams): Answers {
  const given = QUESTIONS.flatMap((question) => {
    const known: readonly string[] = ANSWERS[question];
    const answer = parameters.get(question);
    return answer !== null && known.includes(answer) ? [[question, answer]] : [];
  });
  const limit = readLimit(parameters.get('upTo') ?? /^0-(\d+)$/.exec(parameters.get('budget') ?? '')?.[1] ?? '');
  const own = limit === null ? {} : { budget: limit };
  const system = SYSTEMS.find((known) => known === parameters.get('system'));
  return { ...(Object.fromEntries(given) as Answers), ...own, ...(system && { system }) };
}

/** What an address says that is no answer: the limit as it was typed, or an answer to a question that has no such one. */
export function findRefused(parameters: URLSearchParams): 'answer' | { limit: string } | null {
  const answers = parseAnswers(parameters);
  const limit = parameters.get('upTo');
  if (limit !== null && readLimit(limit) === null) return { limit };
  return QUESTIONS.some((question) => parameters.has(question) && !answers[question]) ? 'answer' : null;
}

/** `/finder?budget=500-800&use=office`, always in the order of the questions. */
export function finderAddress(answers: Answers): string {
  const parameters = new URLSearchParams();
  for (const question of QUESTIONS) {
    const answer = answers[question];
    if (answer) parameters.set(question, answer);
  }
  if (answers.system) parameters.set('system', answers.system);
  const text = parameters.toString();
  return text ? `/finder?${text}` : '/finder';
}

/** The question that comes next; null when all are answered. */
export function nextQuestion(answers: Answers): Question | null {
  return QUESTIONS.find((question) => answers[question] === undefined) ?? null;
}

export function isComplete(answers: Answers): answers is AllAnswers {
  return nextQuestion(answers) === null;
}

/** Without the last answer: the target of "Previous". */
export function withoutLast(answers: Answers): Answers {
  const next = nextQuestion(answers);
  const last = QUESTIONS.slice(0, next === null ? QUESTIONS.length : QUESTIONS.indexOf(next)).at(-1);
  return last ? without(answers, last) : answers;
}

export function without(answers: Answers, question: Question): Answers {
  const { [question]: _, ...rest } = answers;
  return rest;
}
