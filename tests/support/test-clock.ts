/** A clock that a test sets and moves. */
export interface TestClock {
  now: Date;
  pass(ms: number): void;
}

export function startClock(at: Date | string): TestClock {
  return {
    now: new Date(at),
    pass(ms) {
      this.now = new Date(this.now.getTime() + ms);
    },
  };
}
