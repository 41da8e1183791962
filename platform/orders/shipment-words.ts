/** Every word of the mail that tells that a parcel has left. */
import type { Language } from '#shop.config';

const el = {
  subject: (number: number) => `Η παραγγελία σας #${number} στάλθηκε`,
  heading: 'Το δέμα σας έφυγε',
  lead: (carrier: string) => `Το παραδώσαμε στη μεταφορική ${carrier}. Αν δεν σας βρει, καλεί στο τηλέφωνο που δώσατε.`,
  track: 'Πού βρίσκεται το δέμα',
  parcel: 'Το δέμα',
  carrier: (carrier: string) => `Μεταφορική: ${carrier}`,
  trackingNumber: (number: string) => `Αριθμός αποστολής: ${number}`,
  address: 'Διεύθυνση παράδοσης',
  arrival: 'Όταν φτάσει',
  arrivalText:
    'Κοιτάξτε το κουτί πριν υπογράψετε. Αν είναι χτυπημένο ή ανοιγμένο, γράψτε το στο δελτίο του μεταφορέα και στείλτε μας μια φωτογραφία. Η μεταφορά είναι ασφαλισμένη.',
  withdrawalText: (days: number) => `Έχετε ${days} ημέρες από την παραλαβή για να υπαναχωρήσετε, χωρίς να πείτε γιατί.`,
};

const en: typeof el = {
  subject: (number) => `Your order #${number} has been shipped`,
  heading: 'Your parcel is on\u00A0its\u00A0way',
  lead: (carrier) => `We handed it to ${carrier}. If nobody answers the door, they call the number you gave.`,
  track: 'Track the parcel',
  parcel: 'The parcel',
  carrier: (carrier) => `Carrier: ${carrier}`,
  trackingNumber: (number) => `Tracking number: ${number}`,
  address: 'Delivery address',
  arrival: 'When it arrives',
  arrivalText:
    'Look at the box before you sign. If it is dented or opened, write it on the courier’s slip and send us a photo. The transport is insured.',
  withdrawalText: (days) => `You have ${days} days from delivery to withdraw, without giving a reason.`,
};

export const shipmentWords: Readonly<Record<Language, typeof el>> = { el, en };
