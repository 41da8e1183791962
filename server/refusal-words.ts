/** Why a form was not read, in words for whoever sent it. */
import type { Language } from '#shop.config';

export type Refusal = 'busy' | 'too_large' | 'too_slow' | 'broken_off' | 'foreign';

export const refusalWords: Readonly<Record<Language, Record<Refusal, string>>> = {
  el: {
    busy: 'Αυτή τη στιγμή στέλνουν πολλοί μαζί. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.',
    too_large: 'Η φόρμα είναι πολύ μεγάλη και δεν διαβάστηκε.',
    too_slow: 'Η φόρμα δεν έφτασε ολόκληρη. Δοκιμάστε ξανά με πιο γρήγορη σύνδεση.',
    broken_off: 'Η φόρμα δεν έφτασε ολόκληρη. Δοκιμάστε ξανά.',
    foreign: 'Η φόρμα στάλθηκε από άλλη ιστοσελίδα.',
  },
  en: {
    busy: 'Many people are sending at this moment. Please try again in a few seconds.',
    too_large: 'The form is too large and was not read.',
    too_slow: 'The form did not arrive completely. Please try again on a faster connection.',
    broken_off: 'The form did not arrive completely. Please try again.',
    foreign: 'This form was sent from another site.',
  },
};
