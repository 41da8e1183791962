export const ZONE_NAMES = { el: 'ώρα Ελλάδας', en: 'Greek time' } as const;

/** `21 Νοεμβρίου 2026, 10:48 (ώρα Ελλάδας)`, whatever the zone of the machine. */
export function formatAthens(date: Date, language: 'el' | 'en'): string {
  const options = { timeZone: 'Europe/Athens' } as const;
  const day = new Intl.DateTimeFormat(language === 'el' ? 'el-GR' : 'en-US', { ...options, dateStyle: 'long' });
  const time = new Intl.DateTimeFormat('en-GB', { ...options, hour: '2-digit', minute: '2-digit' });
  return `${day.format(date)}, ${time.format(date)} (${ZONE_NAMES[language]})`;
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Athens', dateStyle: 'short' });

/** The day in Greece, `YYYY-MM-DD`, whatever the zone of the machine. */
export function athensDay(date: Date): string {
  return DAY.format(date);
}
