import type { DeviceKind } from '#domain/device-kind.ts';
import { keepTogether } from '#domain/keep-together.ts';
import type { Language } from '#domain/locales.ts';
import { pageTexts } from '#locales/page-texts.ts';

/** What the store says of a product that nobody has described: what is true of all that it sells. Plain text. */
export function defaultDescription(language: Language, device: DeviceKind): string {
  const { body, battery } = pageTexts(language).defaultDescription;
  return keepTogether(`${body}${device === 'other' ? '' : battery}.`);
}
