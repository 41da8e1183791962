/** The four questions of the finder. The address holds their answers, so that a result can be shared. */
import type { PriceBand } from '../catalogue/price-band.ts';
import { NO_UPPER_BOUND } from '../catalogue/price-band.ts';

export const QUESTIONS = ['budget', 'use', 'size', 'priority'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The bands of the budget are the specification's (section 9). */
export const ANSWERS = {
  budget: ['0-500', '500-800', '800-1200', '1200+'],
  use: ['study', 'office', 'code', 'media'],
  size: ['daily', 'balanced', 'desk', 'any'],
  priority: ['price', 'speed', 'condition', 'lifetime'],
} as const satisfies Record<Question, readonly string[]>;

export type Answer<Asked extends Question = Question> = (typeof ANSWERS)[Asked][number];
export type Answers = { readonly [Asked in Question]?: Answer<Asked> };
export type AllAnswers = { readonly [Asked in Question]: Answer<Asked> };

export const BUDGETS: Readonly<Record<Answer<'budget'>, PriceBand>> = {
  '0-500': { fromEuro: 0, toEuro: 500 },
  '500-800': { fromEuro: 500, toEuro: 800 },
  '800-1200': { fromEuro: 800, toEuro: 1200 },
  '1200+': { fromEuro: 1200, toEuro: NO_UPPER_BOUND },
};

/** Reads the answers out of an address; an impossible answer counts as not given. */
export function parseAnswers(parameters: URLSearchParams): Answers {
  const given = QUESTIONS.flatMap((question) => {
    const known: readonly string[] = ANSWERS[question];
    const answer = parameters.get(question);
    return answer !== null && known.includes(answer) ? [[question, answer]] : [];
  });
  return Object.fromEntries(given) as Answers;
}

/** `/finder?budget=500-800&use=office`, always in the order of the questions. */
export function finderAddress(answers: Answers): string {
  const parameters = new URLSearchParams();
  for (const question of QUESTIONS) {
    const answer = answers[question];
    if (answer) parameters.set(question, answer);
  }
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
