/** What shoppers ask before they trust a used machine; about other devices the battery's own question is asked only of what has one. */
import type { FaqText } from '#app/ui/text/faq-text.ts';
import { remoteNote } from '#locales/el/pages/remote-note.ts';
import { shop } from '#shop.config';

const { days, islandDaysTo, carrier, warehouseAt } = shop.delivery;
const { months, batteryMonths, returnDays, refundDaysAfterInspection } = shop.warranty;

const laptop: FaqText = {
  title: 'Εύλογες ερωτήσεις',
  questions: [
    {
      question: 'Τι σημαίνει «ανακατασκευασμένος»;',
      answer:
        'Ένας επαγγελματικός φορητός που χρησιμοποιήθηκε, ανοίχτηκε, ελέγχθηκε, καθαρίστηκε και, όπου χρειάστηκε, επισκευάστηκε. Τα δεδομένα του προηγούμενου κατόχου έχουν διαγραφεί οριστικά.',
    },
    {
      question: 'Θα έχει σημάδια;',
      answer:
        'Όσα λέει η κατηγορία του, από AA (κανένα) έως B (έντονα). Η κατηγορία αφορά την όψη· η λειτουργία ελέγχεται το ίδιο σε όλες.',
    },
    {
      question: 'Πόσο κρατάει η μπαταρία;',
      answer: `Εξαρτάται από το μοντέλο και τη χρήση. Την ελέγχουμε πριν φύγει. Η μπαταρία καλύπτεται για ${batteryMonths} μήνες, ο υπόλοιπος φορητός για ${months}.`,
    },
    {
      question: 'Πότε θα τον έχω;',
      answer: `Σε ${days.from}–${days.to} εργάσιμες, έως ${islandDaysTo} σε ορισμένα νησιά.${remoteNote} Φεύγει από την αποθήκη μας ${warehouseAt.el} με ${carrier}. Η σελίδα κάθε φορητού γράφει την ημερομηνία.`,
    },
    {
      question: 'Κι αν δεν μου κάνει;',
      answer: `Το δηλώνετε μέσα σε ${returnDays} ημέρες από την παραλαβή, χωρίς εξηγήσεις, και τον στέλνετε πίσω με δικά σας έξοδα. Τα χρήματα επιστρέφουν μέσα σε 14 ημέρες από τη δήλωση, αφού φτάσει ο φορητός ή η απόδειξη ότι τον στείλατε. Αν φτάσει αργότερα, επιστρέφουν το αργότερο ${refundDaysAfterInspection} ημέρες μετά την παραλαβή και τον έλεγχό του.`,
    },
  ],
};

const device = (hasBattery: boolean): FaqText => ({
  title: laptop.title,
  questions: [
    {
      question: 'Τι σημαίνει «ανακατασκευασμένη» συσκευή;',
      answer:
        'Χρησιμοποιήθηκε, ελέγχθηκε, καθαρίστηκε και, όπου χρειάστηκε, επισκευάστηκε. Αν κρατούσε δεδομένα του προηγούμενου κατόχου, έχουν διαγραφεί οριστικά.',
    },
    {
      question: 'Θα έχει σημάδια;',
      answer:
        'Όσα λέει η κατηγορία της, από AA (κανένα) έως B (έντονα). Η κατηγορία αφορά την όψη· η λειτουργία ελέγχεται το ίδιο σε όλες.',
    },
    ...(hasBattery
      ? [
          {
            question: 'Πόσο κρατάει η μπαταρία;',
            answer: `Εξαρτάται από το μοντέλο και τη χρήση. Την ελέγχουμε πριν φύγει. Η μπαταρία καλύπτεται για ${batteryMonths} μήνες, η υπόλοιπη συσκευή για ${months}.`,
          },
        ]
      : []),
    {
      question: 'Πότε θα την έχω;',
      answer: `Σε ${days.from}–${days.to} εργάσιμες, έως ${islandDaysTo} σε ορισμένα νησιά.${remoteNote} Φεύγει από την αποθήκη μας ${warehouseAt.el} με ${carrier}. Η σελίδα κάθε συσκευής γράφει την ημερομηνία.`,
    },
    {
      question: 'Κι αν δεν μου κάνει;',
      answer: `Το δηλώνετε μέσα σε ${returnDays} ημέρες από την παραλαβή, χωρίς εξηγήσεις, και τη στέλνετε πίσω με δικά σας έξοδα. Τα χρήματα επιστρέφουν μέσα σε 14 ημέρες από τη δήλωση, αφού φτάσει η συσκευή ή η απόδειξη ότι τη στείλατε. Αν φτάσει αργότερα, επιστρέφουν το αργότερο ${refundDaysAfterInspection} ημέρες μετά την παραλαβή και τον έλεγχό της.`,
    },
  ],
});

export const faq = { laptop, device };
