/** Requests for data: `{path}.data`, answered by the server's half of the router (request-handler.ts). */
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { DATA_ANSWER_HEADER, dataAddress } from './data-address.ts';
import { decodeOutcomes, type Outcome, type Outcomes, Redirect } from './encoded-data.ts';

/**
 * @param routes of which the data are asked for; null for all of the page
 * @throws what `fetch` throws, and an ErrorResponse for an answer that no loader gave
 */
export async function fetchLoaderData(
  page: URL,
  routes: readonly string[] | null,
  signal: AbortSignal,
): Promise<Outcomes | Redirect> {
  return ask(dataAddress(page, routes), { signal });
}

/** @throws as `fetchLoaderData` */
export async function postToAction(page: URL, body: BodyInit, signal: AbortSignal): Promise<Outcome> {
  const answer = await ask(dataAddress(page, null), { method: 'POST', body, signal });
  if (answer instanceof Redirect) return { redirect: answer };
  const [outcome] = Object.values(answer);
  if (!outcome) throw new Error('The server gave no answer to this form');
  return outcome;
}

async function ask(address: URL, init: RequestInit): Promise<Outcomes | Redirect> {
  const answer = await fetch(address, init);
  if (answer.status >= 400 && !answer.headers.has(DATA_ANSWER_HEADER)) {
    throw new ErrorResponse(answer.status, answer.statusText, await answer.text());
  }
  return decodeOutcomes(await answer.json());
}
