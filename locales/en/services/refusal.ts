import type { Refusal } from '#server/refusal-words.ts';

export const refusal: Record<Refusal, string> = {
  busy: 'Many people are sending at this moment. Please try again in a few seconds.',
  too_large: 'The form is too large and was not read.',
  too_slow: 'The form did not arrive completely. Please try again on a faster connection.',
  broken_off: 'The form did not arrive completely. Please try again.',
  foreign: 'This form was sent from another site.',
};
