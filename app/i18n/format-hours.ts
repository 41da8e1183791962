import type { OpeningHours, ShopConfig } from '#domain/shop/shop-config.ts';
import type { Translate } from './translate.ts';

/** «Δευ–Παρ 9–18, Σάβ 10–16»: the shop's open days; null without any. */
export function formatHours(
  { weekdays, saturday, sunday }: ShopConfig['contact']['hours'],
  t: Translate,
): string | null {
  const days = [
    weekdays && t('hours.weekdays', { hours: range(weekdays) }),
    saturday && t('hours.saturday', { hours: range(saturday) }),
    sunday && t('hours.sunday', { hours: range(sunday) }),
  ];
  return days.filter(Boolean).join(', ') || null;
}

function range({ open, close }: NonNullable<OpeningHours>): string {
  return `${open}–${close}`.replaceAll(':00', '');
}
