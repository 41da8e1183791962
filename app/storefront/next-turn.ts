/** Everything that waits in the event loop goes on first: other requests, the database's answers, the cleaning of memory. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
