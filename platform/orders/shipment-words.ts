/** Every word of the mail that tells that a parcel has left. */
import { wordsOf } from '#locales/words.ts';

export const shipmentWords = wordsOf('shipmentMail');
