import { type Language, perLanguage } from '#domain/locale/locales.ts';
import type { DeviceKind } from '#domain/machine/device-kind.ts';
import { APPLE_CHIP } from '#domain/machine/laptop-name.ts';
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

/** What buyers of the same family said; of an accessory, those of its own model. */
export function reviewsOf(model: string, device: DeviceKind, language: Language): ReviewsText {
  const { reviews, ...words } = REVIEWS[language];
  const own = familyOf(model);
  const isOf = ({ family, product }: (typeof reviews)[number]) =>
    device === 'other' ? model.includes(product) : family === own;
  return { ...words, reviews: reviews.filter(isOf) };
}

/** The words before the first number, and Apple's chip: `ThinkPad`, `Surface Pro`, `MacBook Air M1`. A Mac with Intel is another machine. */
function familyOf(model: string): string {
  const words = model.split(' ');
  const number = words.findIndex((word) => /\d/.test(word));
  const series = number < 0 ? words : words.slice(0, number);
  return [...series, APPLE_CHIP.exec(model)?.[0] ?? ''].join(' ');
}

const REVIEWS = perLanguage(({ tag }) => {
  const { title, lead, rating: inWords, quote } = pageTexts(tag).reviews;
  return {
    title,
    lead,
    reviews: reviews.map(({ rating, name, product, text }) => ({
      product,
      family: familyOf(product),
      rating,
      ratingInWords: inWords(rating),
      text: quote(text[tag]),
      by: `${name[tag]}, ${product}`,
    })),
  };
});
