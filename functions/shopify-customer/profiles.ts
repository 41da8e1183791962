/** A customer's profile, read and named with the customer's own access token. */
export interface Profile {
  id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
}

export interface Profiles {
  /** Null when the platform does not know the token. @throws when the platform cannot be asked */
  find(accessToken: string): Promise<Profile | null>;
  /** @throws when the platform cannot be asked, or refuses */
  setNames(accessToken: string, names: { firstName: string; lastName: string }): Promise<Profile>;
}

/** The platform answered, but not with what was asked for. */
export class ProfileError extends Error {
  override name = 'ProfileError';
}

/** Sends a document and returns its data. @throws ProfileError, or what `fetch` throws */
export async function askGraphql(
  fetch: (request: Request) => Promise<Response>,
  { endpoint, headers, query, variables }: GraphqlRequest,
): Promise<unknown> {
  const response = await fetch(
    new Request(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
  if (!response.ok) throw new ProfileError(`HTTP ${response.status}`);
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown[] };
  if (errors?.length || !data) throw new ProfileError('The platform answered with errors');
  return data;
}

interface GraphqlRequest {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

const TIMEOUT_MS = 10_000;
