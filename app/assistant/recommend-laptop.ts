/** The finder for an assistant: its proposals with their reasons and compromises, in the finder's own words. */
import type { CatalogueAnswers } from '#domain/assistant/catalogue-answers.ts';
import type { RecommendRequest } from '#domain/assistant/catalogue-requests.ts';
import type { AllAnswers } from '#domain/finder/answers.ts';
import { finderAddress } from '#domain/finder/answers.ts';
import { localizePath } from '#domain/locale/locales.ts';
import { explainExcess, explainReason, explainSacrifice, explainShortfall } from '../features/finder/explain.ts';
import { finderWords } from '../features/finder/finder-words.ts';
import { findLaptops, type ShownMatch } from '../features/finder/load-finder.ts';
import { messagesOf } from '../i18n/all-messages.ts';
import { createTranslate, type MessageKey } from '../i18n/translate.ts';
import type { Catalogue } from '../storefront/catalogue/catalogue.ts';
import { chooseVariants } from './choose-variants.ts';
import { regionMessages } from './filter-messages.ts';
import { type Speaker, writeProduct } from './write-product.ts';

export function recommendLaptop(
  catalogue: Catalogue,
  request: RecommendRequest,
  speaker: Speaker,
): CatalogueAnswers['recommend'] {
  const { language, publicUrl } = speaker;
  const answers = toAnswers(request);
  const { best, alternatives, budgetFit, compare, catalogue: list } = findLaptops(catalogue, answers, language);
  const t = createTranslate<MessageKey | keyof typeof finderWords.el>(
    language,
    messagesOf(language),
    finderWords[language],
  );
  const tell = (match: ShownMatch, kind: string, title: string) => {
    const told = { t, language, answers };
    const excess = explainExcess(match, told);
    const shortfall = explainShortfall(match, told);
    return {
      product_id: match.card.id,
      variant_id: match.card.variant?.id,
      title: match.card.title,
      kind,
      kind_text: title,
      reasons: match.reasons.map((part) => explainReason(part, match, told)).filter((text) => text !== ''),
      compromise: match.lack && explainSacrifice(match.lack, match, told),
      gains: match.gains.map(({ figure, text }) => `${figure}: ${text}`),
      losses: match.gives.map(({ figure, text }) => `${figure}: ${text}`),
      ...(excess && { over_budget: excess }),
      ...(shortfall && { below_budget: shortfall }),
    };
  };
  const matches = [
    ...(best ? [tell(best, 'best', t('finder.result.best'))] : []),
    ...alternatives.map((match) => tell(match, match.kind, t(`finder.result.${match.kind}`))),
  ];
  const products = matches.flatMap(({ product_id }) => {
    const product = catalogue.entries.find(({ id }) => id === product_id);
    const variants = product && chooseVariants(product, undefined, product.card.variant?.id ?? null);
    return product && variants ? [writeProduct(product, variants, speaker)] : [];
  });
  const at = (path: string) => publicUrl + localizePath(path, language);
  const messages = regionMessages(request, speaker);
  return {
    products,
    recommendation: {
      answers,
      budget_fit: budgetFit,
      matches,
      url: at(finderAddress(answers)),
      ...(matches.length > 1 && { compare_url: at(compare) }),
      list_url: at(list.to),
    },
    ...(messages.length > 0 && { messages }),
  };
}

/** Without a limit the finder's own open band. */
function toAnswers({ use, budget_max, size, priority, system }: RecommendRequest): AllAnswers {
  const budget = budget_max === undefined ? '1200+' : (`0-${Math.floor(budget_max / 100)}` as const);
  return { use, budget, size, priority, ...(system && { system }) };
}
