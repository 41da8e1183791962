import { type Language, perLanguage } from '#domain/locale/locales.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { reviews } from '#shop.config';

export interface ReviewsText {
  title: string;
  lead: string;
  reviews: readonly { rating: number; ratingInWords: string; text: string; by: string }[];
}

/** For loaders: the opinions of `shop.config.ts` in one language, so that the browser's script carries none. */
export function reviewsText(language: Language): ReviewsText {
  return REVIEWS[language];
}

const REVIEWS = perLanguage(({ tag }): ReviewsText => {
  const { title, lead, rating: inWords, quote } = pageTexts(tag).reviews;
  return {
    title,
    lead,
    reviews: reviews.map(({ rating, name, product, text }) => ({
      rating,
      ratingInWords: inWords(rating),
      text: quote(text[tag]),
      by: `${name[tag]}, ${product}`,
    })),
  };
});
