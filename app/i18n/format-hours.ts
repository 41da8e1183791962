import type { Translate } from './translate.ts';

interface Hours {
  weekdays: { open: string; close: string };
  saturday: { open: string; close: string };
}

/** «Δευ–Παρ 9–18, Σάβ 10–16». */
export function formatHours({ weekdays, saturday }: Hours, t: Translate): string {
  const range = ({ open, close }: { open: string; close: string }) => `${open}–${close}`.replaceAll(':00', '');
  return t('footer.hours', { weekdays: range(weekdays), saturday: range(saturday) });
}
