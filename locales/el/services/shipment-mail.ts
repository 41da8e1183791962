/** Every word of the mail that tells that a parcel has left. */

export const shipmentMail = {
  subject: (number: number) => `Η παραγγελία σας #${number} στάλθηκε`,
  heading: 'Το δέμα σας έφυγε',
  lead: (carrier: string) => `Το παραδώσαμε στη μεταφορική ${carrier}. Αν δεν σας βρει, καλεί στο τηλέφωνο που δώσατε.`,
  parcel: 'Το δέμα',
  carrier: (carrier: string) => `Μεταφορική: ${carrier}`,
  trackingNumber: (number: string) => `Αριθμός αποστολής: ${number}`,
  arrival: 'Όταν φτάσει',
  arrivalText:
    'Κοιτάξτε το κουτί πριν υπογράψετε. Αν είναι χτυπημένο ή ανοιγμένο, γράψτε το στο δελτίο του μεταφορέα και στείλτε μας μια φωτογραφία. Η μεταφορά είναι ασφαλισμένη.',
  withdrawalText: (days: number) => `Έχετε ${days} ημέρες από την παραλαβή για να υπαναχωρήσετε, χωρίς να πείτε γιατί.`,
};
