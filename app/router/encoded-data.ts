/** How data of routes go from the server to the browser: as JSON, which both sides write and read in native code (docs/decisions/0099). */
import { UNSAFE_ErrorResponseImpl as ErrorResponse, isRouteErrorResponse } from 'react-router';
import { requireJson } from './require-json.ts';
import type { Screen } from './types.ts';

/** What the server rendered a page from. */
export type ScreenData = Pick<Screen, 'loaderData' | 'actionData' | 'errors'>;

/** A loader or an action sends the visitor to another address. */
export class Redirect {
  readonly to: string;

  constructor(to: string) {
    this.to = to;
  }
}

/** What one loader or action gave. */
export type Outcome = { data: unknown } | { error: unknown } | { redirect: Redirect };

/** The answers of all loaders of a page, by the id of the route; one that is not among them was not asked. */
export type Outcomes = Readonly<Record<string, Outcome>>;

/** @throws TypeError in development for data that JSON would change */
export function encodeScreen({ loaderData, actionData, errors }: ScreenData): string {
  return toJson({ loaderData, actionData, errors: errors && mapValues(errors, encodeError) });
}

export function decodeScreen(encoded: unknown): ScreenData {
  const { errors, ...data } = encoded as ScreenData;
  return { ...data, errors: errors && mapValues(errors, decodeError) };
}

/**
 * @param answer the first redirect is the answer for all routes of the page
 * @throws TypeError in development for data that JSON would change
 */
export function encodeOutcomes(answer: Outcomes | Redirect): string {
  if (answer instanceof Redirect) return toJson({ redirect: answer.to });
  const outcomes = mapValues(answer, (outcome) =>
    'error' in outcome ? { error: encodeError(outcome.error) } : outcome,
  );
  return toJson({ outcomes });
}

export function decodeOutcomes(encoded: unknown): Outcomes | Redirect {
  const answer = encoded as { redirect: string } | { outcomes: Outcomes };
  if ('redirect' in answer) return new Redirect(answer.redirect);
  return mapValues(answer.outcomes, (outcome) =>
    'error' in outcome ? { error: decodeError(outcome.error) } : outcome,
  );
}

type EncodedError = { status: number; statusText: string; data: unknown } | { message: string };

/** Of an error that is no answer to the visitor only what the server shows of it. */
function encodeError(error: unknown): EncodedError {
  if (!isRouteErrorResponse(error)) return { message: error instanceof Error ? error.message : String(error) };
  const { status, statusText, data } = error;
  return { status, statusText, data };
}

function decodeError(encoded: unknown): unknown {
  const error = encoded as EncodedError;
  return 'message' in error ? new Error(error.message) : new ErrorResponse(error.status, error.statusText, error.data);
}

function toJson(value: unknown): string {
  if (import.meta.env.DEV) requireJson(value);
  return JSON.stringify(value);
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, change(value)]));
}
