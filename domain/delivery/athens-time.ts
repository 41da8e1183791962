const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Athens', dateStyle: 'short' });

/** The day in Greece, `YYYY-MM-DD`, whatever the zone of the machine. */
export function athensDay(date: Date): string {
  return DAY.format(date);
}

/** The instant (ISO 8601, UTC) at which a day begins in Athens. */
export function startOfDay(day: string): string {
  const summer = new Date(`${day}T00:00:00+03:00`);
  const instant = hours.format(summer) === '00' ? summer : new Date(`${day}T00:00:00+02:00`);
  return instant.toISOString();
}

/** The instant at which the day after begins: the end of a period that includes the day. */
export function endOfDay(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return startOfDay(next.toISOString().slice(0, 10));
}

const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Athens', hour: '2-digit', hourCycle: 'h23' });
