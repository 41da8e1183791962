import { formatDate } from '#domain/delivery/dates.ts';
import { type Language, languageOf } from '#domain/locale/locales.ts';
import type { PaymentWay, PaymentWays } from '#domain/money/payment-ways.ts';
import { shopAddress } from '#domain/shop/shop-address.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { shop } from '#shop.config';
import { formatCents, formatWholeEuro } from '../../i18n/format.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { loadText } from './load-text.ts';
import type { Block, PageText } from './page-text.ts';

/** The terms with the ways of paying and of delivery that this shop really offers. */
export function loadTerms(url: URL, ways: PaymentWays): PageText {
  const language = languageOf(url.pathname);
  const text = loadText(url, ({ terms }) => terms);
  const more: Record<string, (blocks: readonly Block[]) => Block[]> = {
    payment: (blocks) => [...paymentBlocks(ways, language), ...blocks],
    delivery: ([first = '', ...rest]) => [first, { list: deliverySentences(language) }, ...rest],
  };
  return {
    ...text,
    sections: text.sections.map((section) => ({
      ...section,
      blocks: more[section.id]?.(section.blocks) ?? section.blocks,
    })),
  };
}

function paymentBlocks({ ways, cards, installments }: PaymentWays, language: Language): Block[] {
  const t = createTranslate(language, pageTexts(language).termsWays);
  const money = (cents: number) => formatCents(cents, language);
  const { codFeeCents, codBelowCents, transfer } = shop.payments;
  const brands = cards.length > 0 ? `: ${cards.join(', ')}` : '';
  const sentences: Record<PaymentWay, () => string> = {
    card: () => t('card', { brands }),
    iris: () => t('iris'),
    cod: () => t('cod', { fee: money(codFeeCents), limit: money(codBelowCents) }),
    transfer: () => t('transfer', { days: transfer.days }),
    pickup: () => t('pickup'),
  };
  const rules = installments.map(({ fromCents, count }) =>
    t('installments', { count, from: formatWholeEuro(fromCents, language) }),
  );
  return ways.length === 0 ? [] : [{ list: ways.map((way) => sentences[way]()) }, ...rules];
}

function deliverySentences(language: Language): string[] {
  const t = createTranslate(language, pageTexts(language).termsWays);
  const { courierCents, freeAboveCents, weight, zones, locker, pickup } = shop.delivery;
  const money = (cents: number) => formatCents(cents, language);
  const freeAbove = formatWholeEuro(freeAboveCents, language);
  const { extraCents, list } = zones.remote;
  return [
    t('courier', { price: money(courierCents), freeAbove }),
    ...(weight.perKgCents > 0
      ? [t('weight', { kilograms: weight.includedGrams / 1000, price: money(weight.perKgCents) })]
      : []),
    ...(zones.islandExtraCents > 0 ? [t('islands', { price: money(zones.islandExtraCents) })] : []),
    ...(extraCents > 0 ? [t('remote', { price: money(extraCents) })] : []),
    ...(list ? [t('remoteList', { source: list.source, date: formatDate(list.date, language) })] : []),
    ...(locker ? [t('locker', { carrier: locker.carrier, price: money(locker.cents), freeAbove })] : []),
    ...(pickup ? [t('collect', { place: shopAddress(shop.contact.address, language) })] : []),
  ];
}
