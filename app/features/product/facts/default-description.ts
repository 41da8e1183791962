import { keepTogether } from '#domain/locale/keep-together.ts';
import type { Language } from '#domain/locale/locales.ts';
import type { DeviceKind } from '#domain/machine/device-kind.ts';
import { pageTexts } from '#locales/page-texts.ts';

/** The text of a product without a description: true of everything in the shop. Plain text. */
export function defaultDescription(language: Language, device: DeviceKind): string {
  const { body, battery } = pageTexts(language).defaultDescription;
  return keepTogether(`${body}${device === 'other' ? '' : battery}.`);
}
