/** Answers are JSON and never cached. */
export function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

/** @param error one sentence that may be shown to the person who sent the form */
export function fail(status: number, error: string, headers: Record<string, string> = {}): Response {
  return answer(status, { error }, headers);
}
