import type { PaymentWay, PaymentWays } from '#domain/payment-ways.ts';
import { shopAddress } from '#domain/shop-address.ts';
import { shop } from '#shop.config';
import { formatCents, formatWholeEuro } from '../../../i18n/format.ts';
import { type Language, languageOf } from '../../../i18n/language.ts';
import { loadText } from '../load-text.ts';
import type { Block, PageText } from '../page-text.ts';
import { termsEl } from './terms.el.ts';
import { termsEn } from './terms.en.ts';
import { termsWaysWords } from './terms-ways-words.ts';

/** The terms with the ways of paying and of delivery that this shop really offers. */
export function loadTerms(request: Request, ways: PaymentWays): PageText {
  const language = languageOf(new URL(request.url).pathname);
  const text = loadText(request, { el: termsEl, en: termsEn });
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
  const words = termsWaysWords[language];
  const { codFeeCents, codBelowCents, transfer } = shop.payments;
  const said: Record<PaymentWay, () => string> = {
    card: () => words.card(cards.join(', ')),
    iris: () => words.iris,
    cod: () =>
      words.cod(codFeeCents === 0 ? '' : formatCents(codFeeCents, language), formatCents(codBelowCents, language)),
    transfer: () => words.transfer(transfer.days),
    pickup: () => words.pickup,
  };
  const rules = installments.map(({ fromCents, count }) =>
    words.installments(count, formatWholeEuro(fromCents, language)),
  );
  return ways.length === 0 ? [] : [{ list: ways.map((way) => said[way]()) }, ...rules];
}

function deliverySentences(language: Language): string[] {
  const words = termsWaysWords[language];
  const { courierCents, freeAboveCents, weight, zones, locker, pickup } = shop.delivery;
  const money = (cents: number) => formatCents(cents, language);
  const freeAbove = formatWholeEuro(freeAboveCents, language);
  return [
    words.courier(money(courierCents), freeAbove),
    ...(weight.perKgCents > 0 ? [words.weight(String(weight.includedGrams / 1000), money(weight.perKgCents))] : []),
    ...(zones.islandExtraCents > 0 ? [words.islands(money(zones.islandExtraCents))] : []),
    ...(zones.remoteExtraCents > 0 && zones.remotePostcodes.length > 0
      ? [words.remote(money(zones.remoteExtraCents))]
      : []),
    ...(locker ? [words.locker(locker.carrier, money(locker.cents), freeAbove)] : []),
    ...(pickup ? [words.collect(shopAddress(shop.contact.address, language))] : []),
  ];
}
