const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Athens', dateStyle: 'short' });

/** The day in Greece, `YYYY-MM-DD`, whatever the zone of the machine. */
export function athensDay(date: Date): string {
  return DAY.format(date);
}
