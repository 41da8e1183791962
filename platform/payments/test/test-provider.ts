import * as v from 'valibot';
import type { ConfiguredMethod, PaymentMethod } from '../payment-method.ts';
import { createTestGateway } from './test-gateway.ts';

const WORDS = {
  el: { title: 'Κάρτα', note: 'Δοκιμαστική πληρωμή, στη σελίδα που ακολουθεί. Καμία κάρτα δεν χρεώνεται.' },
  en: { title: 'Card', note: 'A test payment, on the page that follows. No card is charged.' },
};

/** It has no settings. */
export const testMethod: ConfiguredMethod = {
  name: 'test',
  ways: ['card'],
  installments: [],
  missing: [
    {
      el: {
        what: 'Οι πληρωμές πηγαίνουν στη δοκιμαστική πύλη',
        todo: 'διαλέξτε πάροχο πληρωμών: εδώ η κάρτα με αριθμό 1 αγοράζει τα πάντα (docs/opening.md)',
      },
      en: {
        what: 'Payments go to the test gateway',
        todo: 'choose a payment provider: card number 1 buys anything here (docs/opening.md)',
      },
    },
  ],
  open: (context, isCapturedByStaff) => ({ ...createTestGateway(context), isCapturedByStaff }),
};

export const testProvider: PaymentMethod = {
  name: testMethod.name,
  words: (language) => WORDS[language],
  variables: v.pipe(
    v.object({}),
    v.transform(() => testMethod),
  ),
};
