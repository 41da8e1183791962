import type { ManualMethod } from '#platform/payments/manual-methods.ts';
import { remoteNote } from '../pages/remote-note.ts';

/** The checkout's words in Greek; their shape is the shape of every language. */
export const checkout = {
  pageTitle: 'Ολοκλήρωση παραγγελίας',
  errorTitle: 'Διόρθωση',

  contact: 'Επικοινωνία',
  delivery: 'Παράδοση',
  shippingMethod: 'Τρόπος αποστολής',
  document: 'Παραστατικό',
  payment: 'Πληρωμή',
  optional: '(προαιρετικό)',
  labels: {
    email: 'E-mail',
    firstName: 'Όνομα',
    lastName: 'Επώνυμο',
    address1: 'Οδός και αριθμός',
    address2: 'Όροφος, κουδούνι',
    postcode: 'Τ.Κ.',
    city: 'Πόλη',
    phone: 'Τηλέφωνο',
    locker: 'Θυρίδα',
    invoiceName: 'Επωνυμία',
    invoiceTaxNumber: 'ΑΦΜ',
    invoiceTaxOffice: 'ΔΟΥ',
    invoiceProfession: 'Επάγγελμα',
    invoiceAddress: 'Διεύθυνση έδρας',
    cardNumber: 'Αριθμός κάρτας',
    cardExpiry: 'Λήξη (ΜΜ/ΕΕ)',
    cardCvc: 'CVC',
  },
  hints: {
    email: 'Εδώ στέλνουμε την επιβεβαίωση.',
    phone: 'Μόνο για τον μεταφορέα.',
    collectorPhone: 'Σας ειδοποιούμε μόλις είναι έτοιμη η παραγγελία.',
    cardCvc: 'Τρία ψηφία, πίσω. Στην Amex τέσσερα, μπροστά.',
  },
  marketing: 'Θέλω ενημέρωση για νέες παραλαβές',
  collector: 'Ποιος θα παραλάβει',
  deliveries: (locker: string, place: string) => ({
    courier: { title: 'Μεταφορέας, στην πόρτα', note: 'Στη διεύθυνση που θα γράψετε.' },
    locker: {
      title: `Θυρίδα ${locker}`,
      note: 'Κοντά στη διεύθυνσή σας. Σας έρχεται μήνυμα με τη θέση και τον κωδικό.',
    },
    pickup: { title: 'Παραλαβή από το κατάστημα', note: place },
  }),
  lockers: {
    chosenBelow: 'Τη διαλέγετε παρακάτω. Ο κωδικός έρχεται με μήνυμα.',
    choose: 'Διαλέξτε θυρίδα',
    postcodeFirst: 'Γράψτε πρώτα τον Τ.Κ. σας',
    hint: 'Οι πιο κοντινές στον Τ.Κ. σας. Ο κωδικός που την ανοίγει έρχεται με μήνυμα.',
    show: 'Θυρίδες κοντά στον Τ.Κ. μου',
  },
  readyOn: (dates: string) => `Έτοιμη ${dates}`,
  islands: (date: string) => `Σε νησιά έως ${date}`,
  remote: remoteNote,
  receipt: 'Απόδειξη',
  invoice: 'Τιμολόγιο',
  invoiceHint: 'Με ΑΦΜ, ΔΟΥ και επάγγελμα',
  company: {
    find: 'Συμπλήρωση από το ΑΦΜ',
    hint: 'Γράφει επωνυμία και έδρα όπως τις έχει το VIES, το δημόσιο μητρώο της Ευρωπαϊκής Επιτροπής.',
    filled: 'Γράψαμε ό,τι έχει το μητρώο. Δείτε αν είναι σωστό.',
    same: 'Το μητρώο δεν έχει κάτι να προσθέσει.',
    unknown: 'Το μητρώο δεν έχει αυτό το ΑΦΜ. Αν είναι σωστό, συμπληρώστε τα στοιχεία εσείς.',
    unavailable: 'Το μητρώο δεν απαντά αυτή τη στιγμή. Συμπληρώστε τα στοιχεία εσείς.',
    tooMany: 'Έγιναν πολλές αναζητήσεις από τη σύνδεσή σας. Συμπληρώστε τα στοιχεία εσείς.',
  },
  codOnly: (limit: string) =>
    `Αντικαταβολή γίνεται μόνο με παράδοση στην πόρτα και για σύνολο κάτω από ${limit} μαζί με τα έξοδά της.`,
  /** Ways of paying without a provider. A provider's own words are in its folder. */
  methods: {
    cod: { title: 'Αντικαταβολή', note: 'Πληρώνετε με μετρητά στον μεταφορέα, όταν παραλάβετε.' },
    transfer: {
      title: 'Κατάθεση σε λογαριασμό',
      note: 'Μετά την παραγγελία σας δίνουμε τον αριθμό λογαριασμού. Στέλνουμε μόλις έρθει το ποσό.',
    },
    pickup: { title: 'Πληρωμή στο κατάστημα', note: 'Με κάρτα ή μετρητά, όταν παραλάβετε.' },
  } satisfies Record<ManualMethod, unknown>,
  cardOrIris: 'Κάρτα ή IRIS',
  installments: (count: number, each: string) => `Έως ${count} άτοκες δόσεις των ${each}`,
  testPaymentTitle: 'Δοκιμαστική πληρωμή.',
  testPayment:
    'Καμία κάρτα δεν χρεώνεται. Αριθμός 1 ή 4242\u00a04242\u00a04242\u00a04242: εγκρίνεται, μόλις το επιβεβαιώσετε στην τράπεζα. 2:\u00a0απορρίπτεται. 3:\u00a0σφάλμα παρόχου. ' +
    'Η\u00a0λήξη είναι όποια μελλοντική θέλετε, το CVC όποιο θέλετε.',
  pay: (total: string) => `Παραγγελία με υποχρέωση πληρωμής, ${total}`,
  paying: 'Πηγαίνουμε στην πληρωμή…',
  termsBefore: 'Με την παραγγελία αποδέχεστε τους',
  termsLink: 'όρους',
  termsBetween: (days: number) => `. Έχετε ${days}\u00a0ημέρες για`,
  withdrawalLink: 'υπαναχώρηση',
  termsAfter: '.',
  help: 'Ερώτηση πριν πληρώσετε;',
  harmonisedNotice:
    'Εναρμονισμένη ανακοίνωση της ΕΕ για τη νόμιμη εγγύηση: κάθε προϊόν έχει δύο χρόνια νόμιμης εγγύησης.',

  summary: 'Η παραγγελία σας',
  pieces: (count: number) => (count === 1 ? '1\u00a0τεμάχιο' : `${count}\u00a0τεμάχια`),
  piecesShort: (count: number) => `${count} τεμ.`,
  discountLabel: 'Κωδικός έκπτωσης',
  apply: 'Εφαρμογή',
  remove: 'Αφαίρεση',
  removeDiscount: (code: string) => `Αφαίρεση του κωδικού ${code}`,
  subtotal: 'Υποσύνολο',
  discount: (code: string, percent: number | null) => `Έκπτωση ${code}${percent === null ? '' : ` (${percent}%)`}`,
  shipping: 'Μεταφορικά',
  paymentFee: 'Αντικαταβολή',
  noMethod: 'Δεν υπάρχει τρόπος πληρωμής για αυτή την παραγγελία. Γράψτε μας.',
  free: 'Δωρεάν',
  total: 'Σύνολο',
  net: 'Καθαρή αξία',
  vat: (percent: number) => `από τα οποία ΦΠΑ ${percent}%`,
  marginScheme: 'Καθεστώς περιθωρίου, μεταχειρισμένα αγαθά',
  soldOut: 'Μόλις εξαντλήθηκε.',
  fewLeft: (stock: number) => (stock === 1 ? 'Έμεινε 1 τεμάχιο.' : `Έμειναν ${stock} τεμάχια.`),
  keepStock: (stock: number) => `Κρατώ ${stock}`,
  removeLine: (name: string) => `Αφαίρεση από την παραγγελία: ${name}`,
  keepLine: (name: string, stock: number) => `Κρατώ ${stock} από: ${name}`,

  errorSummary: (count: number) => (count === 1 ? 'Ένα πεδίο θέλει διόρθωση' : `${count} πεδία θέλουν διόρθωση`),
  tooLong: 'Πολύ μεγάλο κείμενο. Συντομέψτε το λίγο.',
  errors: {
    email: {
      required: 'Γράψτε το e-mail σας.',
      format: 'Ελέγξτε το e-mail, π.χ. maria@example.gr.',
      dots: 'Ελέγξτε τις τελείες στο e-mail: δεν γίνεται να είναι στην αρχή, στο τέλος ή δύο μαζί.',
    },
    firstName: { required: 'Γράψτε το όνομά σας.' },
    lastName: { required: 'Γράψτε το επώνυμό σας.' },
    address1: { required: 'Γράψτε οδό και αριθμό.' },
    address2: {},
    postcode: {
      required: 'Γράψτε τον Τ.Κ.',
      format: 'Ο Τ.Κ. έχει πέντε ψηφία, π.χ. 546 24.',
      unknown: 'Αυτός ο Τ.Κ. δεν υπάρχει. Ελέγξτε τον.',
    },
    city: { required: 'Γράψτε την πόλη.' },
    phone: {
      required: 'Γράψτε ένα τηλέφωνο για τον μεταφορέα.',
      format: 'Ελέγξτε τον αριθμό, π.χ. 694 000 0000. Για άλλη χώρα ξεκινήστε με τον κωδικό της, π.χ. +357.',
    },
    locker: { required: 'Διαλέξτε θυρίδα.' },
    invoiceName: { required: 'Γράψτε την επωνυμία για το τιμολόγιο.' },
    invoiceTaxNumber: {
      required: 'Γράψτε το ΑΦΜ.',
      format: 'Το ΑΦΜ έχει εννέα ψηφία και αυτό δεν επαληθεύεται. Ελέγξτε το.',
    },
    invoiceTaxOffice: { required: 'Γράψτε τη ΔΟΥ.' },
    invoiceProfession: { required: 'Γράψτε το επάγγελμα.' },
    invoiceAddress: { required: 'Γράψτε τη διεύθυνση έδρας.' },
    cardNumber: { required: 'Γράψτε τον αριθμό της κάρτας.', format: 'Ελέγξτε τον αριθμό της κάρτας.' },
    cardExpiry: {
      required: 'Γράψτε πότε λήγει η κάρτα.',
      format: 'Γράψτε μήνα και έτος, π.χ. 03/29.',
      expired: 'Η κάρτα έχει λήξει. Δοκιμάστε άλλη.',
    },
    cardCvc: { required: 'Γράψτε το CVC.', format: 'Το CVC έχει τρία ή τέσσερα ψηφία.' },
  },
  refusals: {
    too_many: 'Δοκιμάστηκαν πολλοί κωδικοί που δεν υπάρχουν. Περιμένετε λίγα λεπτά ή ρωτήστε μας.',
    empty: 'Γράψτε τον κωδικό σας.',
    not_found: (code: string) => `Δεν βρήκαμε κωδικό «${code}».`,
    not_started: (code: string) => `Ο κωδικός «${code}» δεν ισχύει ακόμη.`,
    expired: (code: string) => `Ο κωδικός «${code}» έχει λήξει.`,
    used_up: (code: string) => `Ο κωδικός «${code}» έχει εξαντληθεί.`,
    below_minimum: (code: string) => `Ο κωδικός «${code}» ισχύει για μεγαλύτερες παραγγελίες.`,
    not_first_order: (code: string) => `Ο κωδικός «${code}» ισχύει μόνο στην πρώτη παραγγελία.`,
    another_applies: (code: string) => `Ο κωδικός «${code}» δεν συνδυάζεται με άλλον.`,
  },
  meant: (email: string) => `Μήπως εννοείτε ${email};`,
  notices: {
    declined: {
      title: 'Η τράπεζα δεν ενέκρινε την πληρωμή',
      text: 'Δεν χρεωθήκατε και ό,τι γράψατε είναι ακόμη εδώ. Δοκιμάστε άλλη κάρτα ή ρωτήστε την τράπεζά σας.',
    },
    failed: {
      title: 'Η πληρωμή δεν έγινε',
      text: 'Ο πάροχος πληρωμών δεν απαντά σωστά. Δεν πήραμε χρήματα και ό,τι γράψατε είναι ακόμη εδώ. Δοκιμάστε ξανά σε λίγο.',
    },
    unknown: {
      title: 'Δεν πήραμε απάντηση για την πληρωμή',
      text: 'Πατήστε ξανά το κουμπί της παραγγελίας σε λίγο: χρεώνεται μόνο μία φορά.',
    },
    cancelled: {
      title: 'Η πληρωμή δεν ολοκληρώθηκε',
      text: 'Δεν χρεωθήκατε και ό,τι γράψατε είναι ακόμη εδώ. Συνεχίστε όποτε θέλετε.',
    },
    expired: {
      title: 'Ο χρόνος για την πληρωμή τελείωσε',
      text: 'Δεν χρεωθήκατε και τα προϊόντα δεν κρατιούνται πια για εσάς. Αν είναι ακόμη διαθέσιμα, πατήστε ξανά το κουμπί της παραγγελίας.',
    },
    changed: {
      title: 'Κάτι άλλαξε πριν από την πληρωμή',
      text: 'Δεν χρεωθήκατε. Αν συμφωνείτε με το νέο σύνολο, πατήστε ξανά το κουμπί της παραγγελίας.',
    },
    unavailable: {
      title: 'Κάτι δεν είναι πια διαθέσιμο',
      text: 'Δεν χρεωθήκατε. Διορθώστε την παραγγελία σας και συνεχίστε.',
    },
    confirm: {
      title: 'Επιβεβαιώστε την παραγγελία από το e-mail σας',
      text: 'Για παραγγελία που πληρώνεται αργότερα χρειαζόμαστε μία επιβεβαίωση: σας στείλαμε ένα μήνυμα. Ανοίξτε τον σύνδεσμό του και πατήστε ξανά το κουμπί της παραγγελίας. Με κάρτα δεν χρειάζεται.',
    },
    confirmed: {
      title: 'Το e-mail σας επιβεβαιώθηκε',
      text: 'Δείτε αν όλα είναι σωστά και πατήστε ξανά το κουμπί της παραγγελίας.',
    },
    emailTypo: {
      title: 'Ελέγξτε το e-mail σας',
      text: 'Δεν χρεωθήκατε. Διορθώστε το ή, αν είναι σωστό, πατήστε ξανά το κουμπί της παραγγελίας.',
    },
    tooManyOrders: {
      title: 'Πολλές απλήρωτες παραγγελίες από εδώ',
      text: 'Δεν έγινε άλλη παραγγελία και ό,τι γράψατε είναι ακόμη εδώ. Πληρώστε με κάρτα ή τηλεφωνήστε μας, για να την περάσουμε εμείς.',
    },
    tooMany: {
      title: 'Ξεκίνησαν πολλές πληρωμές από εδώ',
      text: 'Δεν χρεωθήκατε και ό,τι γράψατε είναι ακόμη εδώ. Περιμένετε λίγα λεπτά και πατήστε ξανά το κουμπί της παραγγελίας ή τηλεφωνήστε μας.',
    },
  },
  underWay: {
    title: 'Η πληρωμή σας είναι σε εξέλιξη',
    text: (time: string | null) =>
      time === null
        ? 'Τα προϊόντα δεν κρατιούνται: πουλιούνται σε όποιον πληρώσει πρώτος. Συνεχίστε την πληρωμή ή διαλέξτε άλλον τρόπο.'
        : `Σας κρατάμε τα προϊόντα έως τις ${time}. Συνεχίστε την πληρωμή ή διαλέξτε άλλον τρόπο.`,
  },
  pendingPayment: {
    title: 'Περιμένουμε την τράπεζά σας',
    text: (time: string | null) =>
      time === null
        ? 'Μόλις απαντήσει, σας στέλνουμε την επιβεβαίωση· δεν χρειάζεται να πληρώσετε ξανά. Αν τα προϊόντα έχουν στο μεταξύ πουληθεί, δεν χρεώνεστε.'
        : `Μόλις απαντήσει, σας στέλνουμε την επιβεβαίωση. Σας κρατάμε τα προϊόντα έως τις ${time}· δεν χρειάζεται να πληρώσετε ξανά.`,
  },
  continuePayment: 'Συνέχεια στην πληρωμή',
  checkPayment: 'Έλεγχος της πληρωμής',
  leavePayment: 'Ακύρωση της πληρωμής',

  testGateway: {
    sign: 'Δοκιμαστικός πάροχος πληρωμών',
    pageTitle: 'Πληρωμή με κάρτα',
    amount: 'Ποσό',
    payBefore: (time: string) => `Μπορείτε να πληρώσετε έως τις ${time}.`,
    pay: (amount: string) => `Πληρωμή ${amount}`,
    leave: 'Πίσω στο κατάστημα, χωρίς πληρωμή',
    bankTitle: 'Η τράπεζά σας ζητά επιβεβαίωση',
    bankText:
      'Εδώ η τράπεζα ζητά να επιβεβαιώσετε ότι πληρώνετε εσείς (3-D Secure), συνήθως στην εφαρμογή της. Διαλέξτε τι θα γίνει.',
    approve: 'Επιβεβαιώνω την πληρωμή',
    approveStay: 'Επιβεβαιώνω, αλλά δεν γυρίζω στο κατάστημα',
    decline: 'Η τράπεζα απορρίπτει την πληρωμή',
    fail: 'Η σελίδα της τράπεζας δεν λειτουργεί',
    over: {
      authorized: 'Η πληρωμή εγκρίθηκε',
      declined: 'Η πληρωμή απορρίφθηκε',
      failed: 'Η πληρωμή δεν έγινε',
      cancelled: 'Η πληρωμή ακυρώθηκε',
      expired: 'Ο χρόνος για την πληρωμή τελείωσε',
    },
    overText: 'Το κατάστημα μαθαίνει το αποτέλεσμα, είτε γυρίσετε είτε όχι.',
    back: 'Επιστροφή στο κατάστημα',
  },

  changes: {
    price: (name: string, from: string, to: string) => `${name}: η τιμή άλλαξε, από ${from} σε ${to}.`,
    quantity: (name: string, from: number, to: number) => `${name}: ${from} τεμ. έγιναν ${to}.`,
    added: (name: string) => `Προστέθηκε στο καλάθι: ${name}.`,
    removed: 'Ένα προϊόν δεν είναι πια στο καλάθι.',
    discountLost: (code: string) => `Ο κωδικός ${code} δεν ισχύει πια.`,
    discountNew: (code: string) => `Εφαρμόστηκε ο κωδικός ${code}.`,
    deliveryGone: 'Ο τρόπος αποστολής που διαλέξατε δεν γίνεται για αυτή την παραγγελία.',
    paymentGone: 'Ο τρόπος πληρωμής που διαλέξατε δεν γίνεται για αυτή την παραγγελία.',
    paymentFee: (from: string, to: string) => `Αντικαταβολή: από ${from} σε ${to}.`,
    shipping: (from: string, to: string) => `Μεταφορικά: από ${from} σε ${to}.`,
    total: (from: string, to: string) => `Σύνολο: από ${from} σε ${to}.`,
    totalUnseen: (to: string) => `Το σύνολο είναι ${to}.`,
    soldOut: (name: string) => `${name}: μόλις εξαντλήθηκε.`,
    fewLeft: (name: string, stock: number) =>
      `${name}: ${stock === 1 ? 'έμεινε 1 τεμάχιο' : `έμειναν ${stock} τεμάχια`}.`,
  },

  empty: {
    title: 'Το καλάθι είναι άδειο',
    text: 'Δεν υπάρχει κάτι να πληρώσετε.',
  },

  thanks: {
    notes: 'Οι σημειώσεις σας',
    pageTitle: (number: number) => `Παραγγελία #${number}`,
    title: (number: number) => `Η παραγγελία #${number} επιβεβαιώθηκε`,
    lead: (email: string) => `Σας ευχαριστούμε. Στέλνουμε όλες τις λεπτομέρειες στο ${email}.`,
    pendingTitle: (number: number) => `Λάβαμε την παραγγελία #${number}`,
    pendingLead: (email: string) =>
      `Σας ευχαριστούμε. Η\u00a0τράπεζά σας δέσμευσε το ποσό και η πληρωμή ολοκληρώνεται. Μόλις γίνει, επιβεβαιώνουμε την παραγγελία στο ${email}.`,
    sentTitle: (number: number) => `Η παραγγελία #${number} στάλθηκε`,
    sentLead: 'Το δέμα είναι στη μεταφορική. Κοιτάξτε το κουτί πριν υπογράψετε.',
    collectedTitle: (number: number) => `Παραλάβατε την παραγγελία #${number}`,
    collectedLead: 'Την πήρατε από το κατάστημά μας. Ευχαριστούμε που μας εμπιστευτήκατε.',
    releasedTitle: (number: number) => `Δεν χρεώνεστε για την παραγγελία #${number}`,
    releasedLead: (amount: string) =>
      `Το ποσό των ${amount} είχε μόνο δεσμευτεί στην κάρτα σας και η δέσμευση ακυρώθηκε. Δεν πήραμε χρήματα.`,
    refundingTitle: (number: number) => `Επιστροφή χρημάτων για την παραγγελία #${number}`,
    refundingLead: (amount: string, email: string) =>
      `Ζητήσαμε να επιστραφούν ${amount} με τον τρόπο που πληρώσατε. Μόλις γίνει, σας γράφουμε στο ${email}.`,
    refundedTitle: (number: number) => `Τα χρήματα της παραγγελίας #${number} επιστράφηκαν`,
    refundedLead: {
      online: (amount: string) =>
        `Επιστρέψαμε ${amount} με τον τρόπο που πληρώσατε. Η\u00a0τράπεζά σας χρειάζεται συνήθως λίγες εργάσιμες ημέρες για να το\u00a0δείξει.`,
      transfer: (amount: string) =>
        `Επιστρέψαμε ${amount} με έμβασμα. Φτάνουν στον λογαριασμό σας συνήθως σε μία με\u00a0δύο εργάσιμες ημέρες.`,
      cod: (amount: string) =>
        `Επιστρέψαμε ${amount}, όπως το συμφωνήσαμε μαζί σας. Αν δεν τα έχετε λάβει, γράψτε μας.`,
      pickup: (amount: string) =>
        `Επιστρέψαμε ${amount}, όπως το συμφωνήσαμε μαζί σας. Αν δεν τα έχετε λάβει, γράψτε μας.`,
    } satisfies Record<ManualMethod | 'online', unknown>,
    awaitedTitle: (number: number) => `Λάβαμε την παραγγελία #${number}`,
    awaited: {
      transfer: {
        lead: (amount: string, email: string, until: string) =>
          `Σας ευχαριστούμε. Κρατάμε τα προϊόντα για εσάς έως ${until}. Μόλις έρθουν ${amount} στον λογαριασμό μας, επιβεβαιώνουμε την παραγγελία στο ${email}.`,
        title: 'Περιμένουμε την κατάθεσή σας',
      },
      cod: {
        lead: (amount: string, email: string, _until: string) =>
          `Σας ευχαριστούμε. Θα πληρώσετε ${amount} στον μεταφορέα, όταν παραλάβετε. Στέλνουμε όλες τις λεπτομέρειες στο ${email}.`,
        title: 'Πληρώνετε στον μεταφορέα',
      },
      pickup: {
        lead: (amount: string, email: string, _until: string) =>
          `Σας ευχαριστούμε. Θα πληρώσετε ${amount} στο κατάστημα, όταν παραλάβετε. Στέλνουμε όλες τις λεπτομέρειες στο ${email}.`,
        title: 'Πληρώνετε στο κατάστημα',
      },
    } satisfies Record<ManualMethod, unknown>,
    awaitedUntil: (until: string) => `Έως ${until}. Μετά η παραγγελία ακυρώνεται.`,
    afterMoney: (from: number, to: number) => `${from}–${to} εργάσιμες ημέρες αφού έρθει η πληρωμή.`,
    cancelledTitle: (number: number) => `Η παραγγελία #${number} ακυρώθηκε`,
    cancelledLead: 'Δεν πληρώσατε κάτι και δεν κρατάμε άλλο τα προϊόντα. Αν τα θέλετε ακόμη, παραγγείλετέ τα ξανά.',
    cancelled: 'Η παραγγελία ακυρώθηκε',
    preparingRest: 'Ετοιμάζουμε τα υπόλοιπα',
    sentOf: (sent: number, ordered: number) => `στάλθηκαν ${sent} από ${ordered}`,
    waivedOf: (waived: number, ordered: number) => `αφαιρέθηκαν ${waived} από ${ordered}`,
    refundedOf: (refunded: number, ordered: number) => `επιστροφή χρημάτων για ${refunded} από ${ordered}`,
    refundedPart: 'Επιστράφηκε μέρος των χρημάτων',
    preparingPickup: 'Ετοιμάζουμε την παραγγελία',
    readyToCollect: 'Έτοιμη για παραλαβή',
    collected: 'Την παραλάβατε από το κατάστημα',
    arrivesAtLocker: 'Φτάνει στη θυρίδα',
    lockerText: (place: string | null) =>
      place
        ? `Η θυρίδα σας: ${place}. Μόλις φτάσει, σας έρχεται μήνυμα με τον κωδικό.`
        : 'Μόλις φτάσει, σας έρχεται μήνυμα με τη θέση και τον κωδικό της θυρίδας.',
    next: 'Τι γίνεται τώρα',
    happened: 'Τι έγινε',
    paid: 'Η πληρωμή εγκρίθηκε',
    received: 'Λάβαμε την πληρωμή',
    paying: 'Η πληρωμή ολοκληρώνεται',
    payingText: 'Δεν χρειάζεται να κάνετε κάτι, ούτε να παραγγείλετε ξανά.',
    preparing: 'Ετοιμάζουμε το δέμα',
    preparingText: (place: string) => `Τελευταίος έλεγχος στην αποθήκη μας ${place}.`,
    leaves: (carrier: string) => `Φεύγει με ${carrier}`,
    leavesText: 'Αν δεν σας βρει ο μεταφορέας, καλεί στο τηλέφωνο που δώσατε.',
    left: (carrier: string) => `Έφυγε με ${carrier}`,
    trackingNumber: (number: string) => `Αριθμός αποστολής: ${number}`,
    track: 'Πού βρίσκεται το δέμα',
    arrives: 'Φτάνει στην πόρτα σας',
    released: 'Η δέσμευση στην κάρτα ακυρώθηκε',
    releasedText:
      'Δεν στέλνουμε δέμα. Ανάλογα με την τράπεζα, η δέσμευση μπορεί να φαίνεται για λίγες ακόμη εργάσιμες ημέρες.',
    refunding: 'Τα χρήματα επιστρέφονται',
    refunded: 'Τα χρήματα επιστράφηκαν',
    notSent: 'Δεν στέλνουμε δέμα.',
    address: 'Διεύθυνση παράδοσης',
    toLocker: 'Παράδοση σε θυρίδα',
    collector: 'Παραλαμβάνει',
    withdrawalText: (days: number, { isCollected, isRest }: { isCollected: boolean; isRest: boolean }) =>
      `${isRest ? 'Για τα υπόλοιπα έχετε' : 'Έχετε'} ${days}\u00a0ημέρες από ${isCollected ? 'την ημέρα που παραλαμβάνετε' : 'την παραλαβή'} για`,
    returnBegun: (id: number) => `Η επιστροφή ${id} είναι ανοιχτή και φαίνεται πιο πάνω.`,
    help: 'Καλέστε μας ή γράψτε μας:',
    helpByMail: 'Γράψτε μας:',
    store: 'Δείτε κι άλλα προϊόντα',
    print: 'Εκτύπωση της παραγγελίας',
  },
};
