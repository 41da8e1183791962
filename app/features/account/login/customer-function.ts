import { isRecord, isText, isTextOrNull } from '../../../state/stored-shape.ts';

/** The path of the store's own server that calls the backend function `shopify-customer` and knows its key. */
const ADDRESS = '/shopify/session';
const TIMEOUT_MS = 30_000;

/** `refused`: the platform itself says no. `failed`: the outcome is unknown, so nothing follows from it. */
export class CustomerFunctionError extends Error {
  override name = 'CustomerFunctionError';
  readonly code: 'refused' | 'failed';

  /** @param message may be shown; empty when there is nothing to say */
  constructor(code: 'refused' | 'failed', message = '', options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface FunctionTokens {
  accessToken: string;
  expiresAt: string;
  refreshToken: string | null;
}

/**
 * Calls the function and returns what it answered, tokens and all.
 *
 * @throws CustomerFunctionError
 */
export async function callCustomerFunction(
  fields: Readonly<Record<string, string>>,
): Promise<FunctionTokens & Record<string, unknown>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await send(body);
  if (isText(answer.error)) {
    throw new CustomerFunctionError(answer.code === 'invalid_grant' ? 'refused' : 'failed', answer.error);
  }
  const { accessToken, expiresAt, refreshToken = null } = answer;
  if (!isText(accessToken) || !isText(expiresAt) || !isTextOrNull(refreshToken))
    throw new CustomerFunctionError('failed');
  return { ...answer, accessToken, expiresAt, refreshToken };
}

async function send(body: FormData): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(ADDRESS, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const answer: unknown = await response.json();
    return isRecord(answer) ? answer : {};
  } catch (error) {
    throw new CustomerFunctionError('failed', '', { cause: error });
  }
}
