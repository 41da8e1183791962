import type { DeviceKind } from '#domain/device-kind.ts';
import { keepAllTogether } from '#domain/keep-together.ts';
import { type Language, shop } from '#shop.config';

export interface FaqText {
  title: string;
  questions: readonly { question: string; answer: string }[];
}

const { days, islandDaysTo, carrier, warehouseAt } = shop.delivery;
const { months, batteryMonths, returnDays, refundDaysAfterInspection } = shop.warranty;

const LAPTOP_FAQ: Record<Language, FaqText> = {
  el: {
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
        answer: `Σε ${days.from}–${days.to} εργάσιμες, έως ${islandDaysTo} σε ορισμένα νησιά. Φεύγει από την αποθήκη μας ${warehouseAt.el} με ${carrier}. Η σελίδα κάθε φορητού γράφει την ημερομηνία.`,
      },
      {
        question: 'Κι αν δεν μου κάνει;',
        answer: `Το δηλώνετε μέσα σε ${returnDays} ημέρες από την παραλαβή, χωρίς εξηγήσεις, και τον στέλνετε πίσω με δικά σας έξοδα. Τα χρήματα επιστρέφουν μέσα σε 14 ημέρες από τη δήλωση, αφού φτάσει ο φορητός ή η απόδειξη ότι τον στείλατε. Αν φτάσει αργότερα, επιστρέφουν το αργότερο ${refundDaysAfterInspection} ημέρες μετά την παραλαβή και τον έλεγχό του.`,
      },
    ],
  },
  en: {
    title: 'Fair questions',
    questions: [
      {
        question: 'What does “refurbished” mean?',
        answer:
          'A business laptop that was used, opened, tested, cleaned and, where needed, repaired. The previous owner’s data has been erased for good.',
      },
      {
        question: 'Will it have marks?',
        answer:
          'As many as its grade says, from AA (none) to B (heavy). The grade is about looks; how it works is tested the same for all.',
      },
      {
        question: 'How long does the battery last?',
        answer: `That depends on the model and on use. We test it before it leaves. The battery is covered for ${batteryMonths} months, the rest of the laptop for ${months}.`,
      },
      {
        question: 'When will I have it?',
        answer: `In ${days.from}–${days.to} working days, up to ${islandDaysTo} for some islands. It leaves our warehouse ${warehouseAt.en} with ${carrier}. Each laptop’s page names the date.`,
      },
      {
        question: 'What if it does not suit me?',
        answer: `You tell us within ${returnDays} days of delivery, no questions asked, and send it back at your own cost. The money comes back within 14 days of your statement, once we have the laptop or proof that you sent it. If it arrives later than that, you have your money within ${refundDaysAfterInspection} days after we receive and inspect it at the latest.`,
      },
    ],
  },
};

/** The same questions about a tablet, a dock or a monitor; the battery's own is asked only of what has one. */
const DEVICE_FAQ: Record<Language, (hasBattery: boolean) => FaqText> = {
  el: (hasBattery) => ({
    title: LAPTOP_FAQ.el.title,
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
        answer: `Σε ${days.from}–${days.to} εργάσιμες, έως ${islandDaysTo} σε ορισμένα νησιά. Φεύγει από την αποθήκη μας ${warehouseAt.el} με ${carrier}. Η σελίδα κάθε συσκευής γράφει την ημερομηνία.`,
      },
      {
        question: 'Κι αν δεν μου κάνει;',
        answer: `Το δηλώνετε μέσα σε ${returnDays} ημέρες από την παραλαβή, χωρίς εξηγήσεις, και τη στέλνετε πίσω με δικά σας έξοδα. Τα χρήματα επιστρέφουν μέσα σε 14 ημέρες από τη δήλωση, αφού φτάσει η συσκευή ή η απόδειξη ότι τη στείλατε. Αν φτάσει αργότερα, επιστρέφουν το αργότερο ${refundDaysAfterInspection} ημέρες μετά την παραλαβή και τον έλεγχό της.`,
      },
    ],
  }),
  en: (hasBattery) => ({
    title: LAPTOP_FAQ.en.title,
    questions: [
      {
        question: 'What does “refurbished” mean?',
        answer:
          'The device was used, tested, cleaned and, where needed, repaired. If it held a previous owner’s data, it has been erased for good.',
      },
      {
        question: 'Will it have marks?',
        answer:
          'As many as its grade says, from AA (none) to B (heavy). The grade is about looks; how it works is tested the same for all.',
      },
      ...(hasBattery
        ? [
            {
              question: 'How long does the battery last?',
              answer: `That depends on the model and on use. We test it before it leaves. The battery is covered for ${batteryMonths} months, the rest of the device for ${months}.`,
            },
          ]
        : []),
      {
        question: 'When will I have it?',
        answer: `In ${days.from}–${days.to} working days, up to ${islandDaysTo} for some islands. It leaves our warehouse ${warehouseAt.en} with ${carrier}. Each device’s page names the date.`,
      },
      {
        question: 'What if it does not suit me?',
        answer: `You tell us within ${returnDays} days of delivery, no questions asked, and send it back at your own cost. The money comes back within 14 days of your statement, once we have the device or proof that you sent it. If it arrives later than that, you have your money within ${refundDaysAfterInspection} days after we receive and inspect it at the latest.`,
      },
    ],
  }),
};

/** For loaders: what shoppers ask before they trust a used machine, answered with the shop's own figures. */
export function faqText(language: Language, device: DeviceKind = 'laptop'): FaqText {
  return keepAllTogether(device === 'laptop' ? LAPTOP_FAQ[language] : DEVICE_FAQ[language](device === 'tablet'));
}
