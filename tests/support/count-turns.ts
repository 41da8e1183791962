export interface TurnCount {
  /** Since it was made. */
  readonly turns: number;
  /** To be called before the test ends: the process would else go on counting. */
  stop: () => void;
}

/** Counts the turns of the event loop. */
export function countTurns(): TurnCount {
  let turns = 0;
  let next = setImmediate(count);
  function count(): void {
    turns += 1;
    next = setImmediate(count);
  }
  return {
    get turns() {
      return turns;
    },
    stop: () => clearImmediate(next),
  };
}
