/**
 * Everything that waits in the event loop goes on first: other requests, the database's answers, the cleaning of memory. What was begun by
 * a request goes on in the same turn after one `setImmediate`, since these follow what arrived; the second is in the turn after.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}
