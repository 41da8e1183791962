/** The words that stand in every mail. */

export const mail = {
  contact: 'Κάτι δεν είναι σωστό;',
  contactText: (hasPhone: boolean): string =>
    hasPhone ? 'Απαντήστε σε αυτό το e-mail ή καλέστε μας:' : 'Απαντήστε σε αυτό το e-mail ή γράψτε μας:',
  terms: 'Όροι πώλησης',
  withdrawal: 'Επιστροφή προϊόντος (υπαναχώρηση)',
  taxNumber: 'ΑΦΜ',
  taxOffice: 'ΔΟΥ',
  registry: 'ΓΕΜΗ',
};
