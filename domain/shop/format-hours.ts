import type { OpeningHours, ShopConfig } from './shop-config.ts';

type Say = (key: 'hours.weekdays' | 'hours.saturday' | 'hours.sunday', values: { hours: string }) => string;

/** «Δευ–Παρ 9–18, Σάβ 10–16»: the shop's open days; null without any. */
export function formatHours({ weekdays, saturday, sunday }: ShopConfig['contact']['hours'], say: Say): string | null {
  const days = [
    weekdays && say('hours.weekdays', { hours: range(weekdays) }),
    saturday && say('hours.saturday', { hours: range(saturday) }),
    sunday && say('hours.sunday', { hours: range(sunday) }),
  ];
  return days.filter(Boolean).join(', ') || null;
}

function range({ open, close }: NonNullable<OpeningHours>): string {
  return `${open}–${close}`.replaceAll(':00', '');
}
