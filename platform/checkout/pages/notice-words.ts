/** What the pages say that stand where there is no checkout. */
import type { Language } from '#shop.config';

const el = {
  not_found: {
    title: 'Δεν βρήκαμε αυτό το καλάθι',
    text: 'Ο σύνδεσμος έχει λήξει ή δεν αντιγράφηκε ολόκληρος. Ανοίξτε ξανά το καλάθι σας από το κατάστημα.',
  },
  forbidden: {
    title: 'Η φόρμα στάλθηκε από άλλον ιστότοπο',
    text: 'Για την ασφάλειά σας δεν τη δεχτήκαμε. Δεν χρεωθήκατε. Ανοίξτε ξανά το καλάθι σας από το κατάστημα.',
  },
  bad_request: {
    title: 'Η φόρμα δεν διαβάζεται',
    text: 'Δεν χρεωθήκατε. Γυρίστε πίσω και στείλτε την ξανά.',
  },
  server_error: {
    title: 'Κάτι χάλασε σε εμάς',
    text: 'Γυρίστε πίσω και δοκιμάστε ξανά σε λίγο. Αν είχατε πατήσει πληρωμή, η παραγγελία χρεώνεται μόνο μία φορά.',
  },
};

const en: typeof el = {
  not_found: {
    title: 'We could not find this cart',
    text: 'The link has expired or was not copied whole. Open your cart again in the shop.',
  },
  forbidden: {
    title: 'The form was sent from another site',
    text: 'For your safety we did not accept it. You were not charged. Open your cart again in the shop.',
  },
  bad_request: {
    title: 'The form cannot be read',
    text: 'You were not charged. Go back and send it again.',
  },
  server_error: {
    title: 'Something broke on our side',
    text: 'Go back and try again shortly. If you had pressed pay, an order is charged only once.',
  },
};

export const noticeWords: Readonly<Record<Language, typeof el>> = { el, en };
