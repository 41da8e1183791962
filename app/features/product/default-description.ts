import type { DeviceKind } from '#domain/device-kind.ts';
import { keepTogether } from '#domain/keep-together.ts';
import { type Language, shop } from '#shop.config';

const { months, batteryMonths } = shop.warranty;

const BODY: Record<Language, string> = {
  el: `Ανακατασκευή στην Ελλάδα, με έλεγχο και καθαρισμό. Εγγύηση ${months} μηνών`,
  en: `Refurbished in Greece, tested and cleaned. ${months}-month warranty`,
};

const BATTERY: Record<Language, string> = {
  el: `, ${batteryMonths} για την μπαταρία`,
  en: `, ${batteryMonths} for the battery`,
};

/** What the store says of a product that nobody has described: what is true of all that it sells. Plain text. */
export function defaultDescription(language: Language, device: DeviceKind): string {
  return keepTogether(`${BODY[language]}${device === 'other' ? '' : BATTERY[language]}.`);
}
