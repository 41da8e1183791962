/** What the loader or the action of one route says, in whichever of the forms that React Router's functions `data` and `redirect` give it. */
import { UNSAFE_ErrorResponseImpl as ErrorResponse, isRouteErrorResponse } from 'react-router';
import { type Outcome, Redirect } from './encoded-data.ts';

export interface Answer {
  /** Of the route. */
  id: string;
  isAction: boolean;
  outcome: Outcome;
  /** HTTP. */
  status: number;
  /** Undefined where it named none. */
  headers: Headers | undefined;
}

/** @param ask calls the loader or the action */
export async function answerOf(ask: () => unknown): Promise<Pick<Answer, 'outcome' | 'status' | 'headers'>> {
  try {
    const value = await ask();
    if (value instanceof Response) return await fromResponse(value);
    if (!isWithInit(value)) return { outcome: { data: value ?? null }, status: 200, headers: undefined };
    const { status = 200, headers } = value.init ?? {};
    return { outcome: { data: value.data ?? null }, status, headers: headers && new Headers(headers) };
  } catch (thrown) {
    if (thrown instanceof Response) return fromResponse(thrown);
    if (!isWithInit(thrown)) return { outcome: { error: thrown }, status: statusOf(thrown), headers: undefined };
    const { status = 500, statusText, headers } = thrown.init ?? {};
    const error = new ErrorResponse(status, statusText, thrown.data);
    return { outcome: { error }, status, headers: headers && new Headers(headers) };
  }
}

/** An answer that a screen cannot be made of, unless it leads to another address. */
async function fromResponse(response: Response): Promise<Pick<Answer, 'outcome' | 'status' | 'headers'>> {
  const { status, statusText, headers } = response;
  const to = headers.get('location');
  if (to !== null) return { outcome: { redirect: new Redirect(to) }, status, headers };
  return { outcome: { error: new ErrorResponse(status, statusText, await response.text()) }, status, headers };
}

/**
 * @param ask calls the loader or the action of a route without a screen
 * @throws what it throws, unless that is an answer
 */
export async function respond(ask: () => unknown): Promise<Response> {
  try {
    return toResponse(await ask());
  } catch (thrown) {
    if (thrown instanceof Response || isWithInit(thrown)) return toResponse(thrown);
    throw thrown;
  }
}

function toResponse(value: unknown): Response {
  if (value instanceof Response) return value;
  return isWithInit(value) ? Response.json(value.data, value.init ?? undefined) : Response.json(value);
}

export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

interface WithInit {
  data: unknown;
  init: ResponseInit | null;
}

/** React Router's `data()` makes an object of a class that it does not export. */
function isWithInit(value: unknown): value is WithInit {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit';
}
