import { fold } from '#domain/locale/fold.ts';
import { type ContentLanguage, contentLanguages, perContentLanguage } from '#domain/locale/locales.ts';
import type { SchemaType } from '#schema/graphql.ts';

type CountryCode = SchemaType<'CountryCode'>;

/** Every two letters that Unicode's tables know as a country, and their names. Made once. */
const NAMES = perContentLanguage(({ intl }) => new Intl.DisplayNames(intl, { type: 'region', fallback: 'none' }));

/** What those tables name beside the countries of the API's `CountryCode`: regions, former countries, test codes. */
const NO_COUNTRIES = new Set(
  'AQ AS BU CP CQ CS DD DG DY EA EU EZ FM FX GU HV IC MH MP NH PR PW QO RH SU TP UK UN VD VI XA XB YD YU ZR ZZ'.split(
    ' ',
  ),
);

const codeByName = new Map(
  allCodes().flatMap((code) =>
    contentLanguages.map((language): [string, CountryCode] => [fold(countryName(code, language)), code]),
  ),
);

/** The country's code, by its code or its name in any language of the shop; null when there is none. */
export function findCountry(text: string): CountryCode | null {
  const asked = text.trim();
  const code = asked.toUpperCase();
  if (/^[A-Z]{2}$/.test(code) && isCountry(code)) return code;
  return codeByName.get(fold(asked)) ?? null;
}

export function countryName(code: string, language: ContentLanguage): string {
  return NAMES[language].of(code) ?? code;
}

function isCountry(code: string): code is CountryCode {
  return !NO_COUNTRIES.has(code) && NAMES.en.of(code) !== undefined;
}

function allCodes(): CountryCode[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((one) => letters.map((other) => one + other)).filter(isCountry);
}
