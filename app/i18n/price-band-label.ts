import { NO_UPPER_BOUND, type PriceBand } from '#domain/catalogue/price-band.ts';
import type { Language } from '#domain/locale/locales.ts';
import { formatWholeEuro } from './format.ts';
import type { Translate } from './translate.ts';

/** «Έως 150 €», «150–250 €», «Πάνω από 500 €». */
export function priceBandLabel({ fromEuro, toEuro }: PriceBand, t: Translate, language: Language): string {
  const euro = (amount: number) => formatWholeEuro(amount * 100, language);
  if (toEuro === NO_UPPER_BOUND) return t('price.above', { amount: euro(fromEuro) });
  if (fromEuro === 0) return t('price.upTo', { amount: euro(toEuro) });
  return t('price.between', { from: fromEuro, to: euro(toEuro) });
}
