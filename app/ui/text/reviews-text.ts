import { type Language, perLanguage } from '#domain/locale/locales.ts';
import type { DeviceKind } from '#domain/machine/device-kind.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { reviews } from '#shop.config';

export interface ReviewsText {
  title: string;
  lead: string;
  reviews: readonly { rating: number; ratingInWords: string; text: string; by: string }[];
}

/** The front page shows the first ones. */
const MOST_ON_FRONT = 3;

/** For loaders: the first opinions of `shop.config.ts`, so that the browser's script carries none. */
export function reviewsText(language: Language): ReviewsText {
  const { reviews, ...words } = REVIEWS[language];
  return { ...words, reviews: reviews.slice(0, MOST_ON_FRONT) };
}

/**
 * What buyers of the same family said, such as ThinkPad: a ThinkPad's opinion says nothing of an iPad, and nothing of a ThinkPad dock, which
 * has those of its own model.
 */
export function reviewsOf(model: string, device: DeviceKind, language: Language): ReviewsText {
  const { reviews, ...words } = REVIEWS[language];
  const isOf = ({ family, product }: (typeof reviews)[number]) =>
    device === 'other' ? model.includes(product) : model.split(' ').includes(family);
  return { ...words, reviews: reviews.filter(isOf) };
}

const REVIEWS = perLanguage(({ tag }) => {
  const { title, lead, rating: inWords, quote } = pageTexts(tag).reviews;
  return {
    title,
    lead,
    reviews: reviews.map(({ rating, name, product, text }) => ({
      product,
      family: product.split(' ')[0] ?? '',
      rating,
      ratingInWords: inWords(rating),
      text: quote(text[tag]),
      by: `${name[tag]}, ${product}`,
    })),
  };
});
