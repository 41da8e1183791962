const FILE = 'own/shop.config.ts';
const changePromo = `ή αλλάξτε το promo στο ${FILE}`;
const startEmpty = (command: string) => `ξεκινήστε με κενή βάση: SEED=none και ${command}`;

/** What a shop lacks before it can open: what it is, and the remedy. */
export const ready = {
  unset: (field: string, name: string) => ({
    what: `Δεν έχει οριστεί το ${field}`,
    todo: `γράψτε ${name} στο ${FILE}`,
  }),
  unsetNames: {
    'company.legalName': 'την επωνυμία της εταιρείας',
    'company.registryNumber': 'τον αριθμό ΓΕΜΗ της',
    'company.taxNumber': 'τον ΑΦΜ της',
    'company.taxOffice': 'τη ΔΟΥ της',
    'contact.phone': 'το τηλέφωνο του καταστήματος',
    'contact.address.street': 'την οδό και τον αριθμό του καταστήματος',
  },
  placeholder: (field: string, value: string, todo: string) => ({
    what: `Το ${field} είναι ακόμη παράδειγμα (${value})`,
    todo: `${todo}, στο ${FILE}`,
  }),
  replace: {
    'company.parentSite': 'γράψτε τον ιστότοπο της μητρικής εταιρείας ή αφήστε το κενό',
    'contact.email': 'γράψτε τη διεύθυνση του καταστήματος',
    'contact.viber': 'γράψτε τον αριθμό του καταστήματος ή αφήστε το κενό',
    'contact.phone': 'γράψτε το τηλέφωνο του καταστήματος ή αφήστε το κενό',
    'company.legalName': 'γράψτε την επωνυμία της εταιρείας',
    'contact.address.street': 'γράψτε την οδό και τον αριθμό του καταστήματος',
    'assistants.namespace': 'γράψτε το domain του καταστήματος ανάποδα',
    'contact.social': 'γράψτε τη διεύθυνση της σελίδας του καταστήματος ή αφαιρέστε την',
  },
  noCertificate: (standard: string) => ({
    what: `Το ${standard} αναφέρεται χωρίς το πιστοποιητικό του`,
    todo: `γράψτε number και validUntil του πιστοποιητικού στο ${FILE} ή βγάλτε το ${standard} από τα certificates`,
  }),
  certificateEnded: (standard: string, day: string) => ({
    what: `Το πιστοποιητικό ${standard} έληξε στις ${day}`,
    todo: `γράψτε number και validUntil του νέου στο ${FILE} ή βγάλτε το ${standard} από τα certificates`,
  }),
  textUnread: (name: string) => ({
    what: `Το own/shop/texts/*/${name}.ts δεν διαβάστηκε: υπόσχεται ό,τι κάνει η εταιρεία του δείγματος`,
    todo: `κάντε το να ισχύει για το κατάστημα σε κάθε γλώσσα και προσθέστε το '${name}' στο textsRead του ${FILE}`,
  }),
  noNotice: (picture: string | null) => ({
    what:
      picture === null
        ? 'Λείπει η εναρμονισμένη ανακοίνωση της ΕΕ για τη νόμιμη εγγύηση'
        : `Λείπει η εικόνα ${picture} της εναρμονισμένης ανακοίνωσης`,
    todo: `βάλτε τις εικόνες της στο own/public και τις διευθύνσεις τους στο warranty.harmonisedNotice (${FILE})`,
  }),
  sampleReviews: (samples: number, all: number) => ({
    what: `${samples} από τις ${all} γνώμες είναι δείγματα`,
    todo: `βάλτε στη θέση τους γνώμες πελατών που συμφώνησαν, στο ${FILE}`,
  }),
  address: (url: string) => ({
    what: `Η διεύθυνση του καταστήματος είναι ${url}`,
    todo: 'ορίστε το PUBLIC_URL σε https:// και το όνομα του καταστήματος, και ξεκινήστε το πάλι',
  }),
  proxy: () => ({
    what: 'Το TRUST_PROXY δεν έχει οριστεί, ενώ κάτι μπροστά από το κατάστημα μιλά https',
    todo: 'ορίστε τον διαμεσολαβητή (1 ή το δίκτυό του), αλλιώς όλοι οι επισκέπτες μοιράζονται τα όρια μίας διεύθυνσης',
  }),
  noMailServer: () => ({
    what: 'Δεν υπάρχει διακομιστής e-mail',
    todo: 'ορίστε το SMTP_URL, αλλιώς τα e-mail μένουν αρχεία στο DATA_DIR/outbox',
  }),
  mailServerFails: (host: string, code: string) => ({
    what: `Ο διακομιστής e-mail ${host} δεν λειτουργεί (${code})`,
    todo: 'διορθώστε το SMTP_URL ή ρωτήστε όποιον τον έχει· τα e-mail περιμένουν στο μεταξύ',
  }),
  exampleSender: (domain: string) => ({
    what: `Τα e-mail έρχονται από ${domain}`,
    todo: 'ορίστε στο MAIL_FROM μια διεύθυνση του καταστήματος',
  }),
  otherSender: (domain: string, host: string) => ({
    what: `Τα e-mail έρχονται από ${domain}, το κατάστημα είναι ${host}`,
    todo: 'ορίστε στο MAIL_FROM μια διεύθυνση του ίδιου ονόματος, με SPF και DKIM',
  }),
  exampleRecipient: (address: string, field: string) => ({
    what: `Μηνύματα και υπαναχωρήσεις πηγαίνουν στο ${address}`,
    todo: `ορίστε το CONTACT_TO ή το ${field} στο ${FILE}`,
  }),
  noDatabase: (place: string) => ({ what: `Δεν υπάρχει κατάστημα στο ${place}`, todo: 'ξεκινήστε το μία φορά' }),
  noBackup: (days: number | null, command: string) => ({
    what:
      days === null
        ? 'Δεν έγινε ποτέ αντίγραφο ασφαλείας'
        : `Το τελευταίο αντίγραφο ασφαλείας έγινε πριν από ${days} ημέρες`,
    todo: `καλείτε ${command} κάθε νύχτα, με χρονοδιακόπτη`,
  }),
  noPrice: (handles: string, command: string) => ({
    what: `Χωρίς τιμή, άρα δεν πωλούνται: ${handles}`,
    todo: command,
  }),
  noMaker: (vendors: string) => ({
    what: `Δεν είναι γραμμένο ποιος κατασκευάζει και ποιος ευθύνεται στην ΕΕ για: ${vendors}`,
    todo: `γράψτε τα στοιχεία του κατασκευαστή στο makers του ${FILE}`,
  }),
  ownPictures: (count: number, setting: string) => ({
    what: `${count} εικόνες είναι δικές σας, και οι σελίδες τις λένε σχέδια`,
    todo: `ορίστε ${setting} στο ${FILE}`,
  }),
  noPromo: (code: string, command: string) => ({
    what: `Οι σελίδες διαφημίζουν τον κωδικό ${code}, που δεν υπάρχει`,
    todo: `καλέστε ${command} ${changePromo}`,
  }),
  otherPromo: (code: string, given: number | null, told: number) => ({
    what: `Ο κωδικός ${code} δίνει ${given === null ? 'ποσό' : `${given}%`}, οι σελίδες λένε ${told}%`,
    todo: `κάντε τα ίδια, στη βάση ή στο promo του ${FILE}`,
  }),
  promoMinimum: (code: string) => ({
    what: `Ο κωδικός ${code} ζητά ελάχιστη αξία που οι σελίδες δεν λένε`,
    todo: `προσθέστε έναν χωρίς ελάχιστη αξία ${changePromo}`,
  }),
  promoRefused: (code: string, why: string) => ({
    what: `Ο κωδικός ${code} δεν γίνεται δεκτός (${why})`,
    todo: `προσθέστε έναν που ισχύει ${changePromo}`,
  }),
  demoGoods: (count: number, command: string) => ({
    what: `Πωλούνται ${count} προϊόντα του δείγματος`,
    todo: startEmpty(command),
  }),
  demoCodes: (codes: string, command: string) => ({
    what: `Κωδικοί του δείγματος ισχύουν για όλους: ${codes}`,
    todo: startEmpty(command),
  }),
  noGoods: (command: string) => ({ what: 'Δεν υπάρχει τίποτα προς πώληση', todo: command }),
  mailsGivenUp: (count: number, list: string, resend: string) => ({
    what: count === 1 ? 'Ένα e-mail δεν μπόρεσε να σταλεί' : `${count} e-mail δεν μπόρεσαν να σταλούν`,
    todo: `δείτε τη σελίδα E-mail ή ${list}, και μετά ${resend}`,
  }),
};
