const HOUR_MS = 3_600_000;

/** @param make depends on the clock's full hours alone. @returns the same, which keeps the answer of the last hour it was asked for */
export function onceAnHour<Answer>(make: (now: Date) => Answer): (now: Date) => Answer {
  let kept: { hour: number; answer: Answer } | undefined;
  return (now) => {
    const hour = Math.floor(now.getTime() / HOUR_MS);
    if (kept?.hour !== hour) kept = { hour, answer: make(now) };
    return kept.answer;
  };
}
