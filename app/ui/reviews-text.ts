import { type Language, reviews } from '#shop.config';

export interface ReviewsText {
  title: string;
  lead: string;
  reviews: readonly { rating: number; ratingInWords: string; text: string; by: string }[];
}

const WORDS = {
  el: {
    title: 'Τι μας έγραψαν',
    lead: 'Τρεις γνώμες που διάλεξε το κατάστημα· δεν είναι μέσος όρος.',
    rating: (rating: number) => `${rating} στα 5`,
    quote: (text: string) => `«${text}»`,
  },
  en: {
    title: 'What people wrote',
    lead: 'Three opinions that the shop chose; not an average.',
    rating: (rating: number) => `${rating} out of 5`,
    quote: (text: string) => `“${text}”`,
  },
} as const satisfies Record<Language, unknown>;

/** For loaders: the opinions of `shop.config.ts` in one language, so that the browser's script carries none. */
export function reviewsText(language: Language): ReviewsText {
  const { title, lead, rating: inWords, quote } = WORDS[language];
  return {
    title,
    lead,
    reviews: reviews.map(({ rating, name, product, text }) => ({
      rating,
      ratingInWords: inWords(rating),
      text: quote(text[language]),
      by: `${name[language]}, ${product}`,
    })),
  };
}
