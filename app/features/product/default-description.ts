import type { DeviceKind } from '#domain/device-kind.ts';
import { keepTogether } from '#domain/keep-together.ts';
import type { Language } from '#domain/locales.ts';
import { pageTexts } from '#locales/page-texts.ts';

/** The text of a product without a description: true of everything in the shop. Plain text. */
export function defaultDescription(language: Language, device: DeviceKind): string {
  const { body, battery } = pageTexts(language).defaultDescription;
  return keepTogether(`${body}${device === 'other' ? '' : battery}.`);
}
