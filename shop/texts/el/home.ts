import { formatWholeEuro } from '#app/i18n/format.ts';
import { certificateNames } from '#domain/shop/certificates.ts';
import { shop } from '#shop.config';

const { months, batteryMonths, returnDays } = shop.warranty;
const { days, islandDaysTo, freeAboveCents, warehouseAt } = shop.delivery;
const percent = shop.savingsUpToPercent;
const certificates = certificateNames(shop.certificates, 'el');

/** What the front page says: it comes with the page's data, so that no script carries it. */
export const home = {
  title: 'Ανακατασκευασμένοι φορητοί υπολογιστές',
  description: `Επαγγελματικοί φορητοί Dell, HP, Lenovo, Surface και Mac, ανακατασκευασμένοι στην Ελλάδα. Εγγύηση ${months} μηνών, επιστροφή σε ${returnDays} ημέρες${percent === null ? '' : `, έως ${percent}% φθηνότερα`}.`,
  hero: {
    // In Greek the first word is the shop's own name, which wears its mark.
    title: { first: 'Ξανά', rest: 'στη δουλειά.' },
    lead: `Επαγγελματικοί φορητοί, ανακατασκευασμένοι στην Ελλάδα. ${percent === null ? 'Με' : `Έως ${percent}% φθηνότερα από καινούργιοι, με`} δηλωμένη όψη.`,
    cta: 'Δείτε τους φορητούς',
    finder: 'Βρείτε τον δικό σας σε 4 ερωτήσεις',
    films: {
      label: 'Ταινίες',
      // In the order of the films: hero-films.tsx.
      names: ['Τον ανοίγουμε', 'Τον ελέγχουμε', 'Τον καθαρίζουμε', 'Ξανά στη δουλειά'],
      play: 'Αναπαραγωγή βίντεο',
      pause: 'Παύση βίντεο',
    },
  },
  terms: {
    label: 'Όροι με μια ματιά',
    delivery: 'Παράδοση',
    deliveryNote: `${days.from}–${days.to} εργάσιμες, έως ${islandDaysTo} σε νησιά`,
    others: [
      [`${months} μήνες εγγύηση`, `${batteryMonths} για την μπαταρία`],
      [`${returnDays} ημέρες επιστροφή`, 'χωρίς εξηγήσεις'],
      ['Δωρεάν μεταφορικά', `σε αγορές άνω των ${formatWholeEuro(freeAboveCents, 'el')}`],
    ],
  },
  doors: {
    title: 'Για πού τον θέλετε;',
    finder: 'Ή απαντήστε σε 4 ερωτήσεις',
    // In the order of the doors: open-doors.ts.
    doors: [
      { title: 'Για τη σχολή', note: 'έως 300\u00A0€, από 8\u00A0GB, τρέχει Windows\u00A011' },
      { title: 'Στην τσάντα', note: 'έως 1,3\u00A0kg, από 8\u00A0GB, τρέχει Windows\u00A011' },
      { title: 'Γραφείο στο σπίτι', note: '15 και 17 ιντσών, από 8\u00A0GB, τρέχει Windows\u00A011' },
      { title: 'Για δώρο', note: 'σαν καινούργιος, κατηγορία AA, από 8\u00A0GB' },
    ],
    count: { one: '{count} φορητός', other: '{count} φορητοί' },
    from: 'από {price}',
  },
  why: {
    title: 'Γιατί ξανά;',
    // In the order of their icons: benefits.tsx.
    cards: [
      {
        title: 'Ένα μηχάνημα λιγότερο',
        text: 'Ο φορητός που υπάρχει ήδη δεν χρειάζεται να κατασκευαστεί.',
      },
      {
        title: 'Φτιαγμένοι για γραφείο',
        text: 'Επαγγελματικές σειρές: ανθεκτικά σασί, εξαρτήματα που αλλάζουν.',
      },
      {
        title: 'Στην Ελλάδα',
        text: `Έλεγχος και επισκευή εδώ, αποστολή από αποθήκη ${warehouseAt.el}. Μιλάτε με όσους τους ανοίγουν.`,
      },
      {
        title: 'Διαλεγμένοι έναν έναν',
        text: 'Dell, HP, Lenovo, Microsoft Surface και Apple Mac. Τίποτε που δεν θα παίρναμε για εμάς.',
      },
    ],
  },
  lists: {
    priceAscending: {
      title: 'Από τον φθηνότερο και πάνω',
      lead: 'Ο φθηνότερος όλων, και από κάθε μάρκα ο φθηνότερος με ενημερώσεις ασφαλείας, 8\u00A0GB μνήμη και όψη A ή καλύτερη.',
    },
    cheapestFirstMacLast: {
      title: 'Από το ράφι',
      lead: 'Πρώτος ο φθηνότερος, τελευταίος ένας Mac. Ίδιες γραμμές σε κάθε κάρτα, για να συγκρίνετε οριζόντια.',
    },
    bestSellers: { title: 'Αξίζουν μια ματιά', lead: 'Έξι από το ράφι, κάθε μέρα άλλοι.' },
  },
  // Why a laptop is in the first list; at most 38 letters each.
  reasons: {
    cheapest: 'Ο φθηνότερος όλων',
    lightest: 'Ο ελαφρύτερος εδώ',
    memory: 'Η περισσότερη μνήμη εδώ',
    screen: 'Η μεγαλύτερη οθόνη εδώ',
    battery: 'Η μεγαλύτερη μπαταρία εδώ',
    windows: 'Ο φθηνότερος {brand} {grade} με Windows\u00A011',
    roomy: 'Ο φθηνότερος {brand} {grade} με 8\u00A0GB',
    mac: 'Ο φθηνότερος Mac με τσιπ της Apple',
  },
  all: 'Όλοι οι φορητοί',
  seeAll: 'Δείτε τους όλους',
  stock: { one: 'φορητός σε απόθεμα, από {price}', other: 'διαφορετικοί φορητοί σε απόθεμα, από {price}' },
  payWith: 'Πληρώνετε με',
  benefits: {
    title: 'Τι αλλάζει όταν ξέρετε τι αγοράζετε',
    // In the order of their pictures: load-home.ts.
    rows: [
      {
        title: 'Ξέρετε πώς δείχνει',
        text: 'Έξι κατηγορίες όψης, που τις βλέπετε από κοντά στον οδηγό. Διαλέγετε εσείς αν αξίζει να πληρώσετε για αψεγάδιαστο καπάκι.',
        alt: 'Γωνία από καπάκι φορητού με γρατζουνιές που φαίνονται',
        more: { to: '/services/grade-guide', label: 'Οδηγός κατηγοριών' },
      },
      {
        title: 'Windows 11, ναι ή όχι',
        text: 'Κάθε φορητός γράφει αν τρέχει Windows\u00A011 και με ποιο σύστημα έρχεται.',
        alt: 'Ανοιχτός ασημένιος φορητός, από το πλάι',
        more: { to: '/products?kind=laptop&windows=11', label: 'Με Windows\u00A011' },
      },
      {
        title: 'Έτοιμος μόλις τον ανοίξετε',
        text: `Το σύστημα που διαλέξατε, περασμένο και ενημερωμένο${shop.extras.keyboardStickers ? ', και στο κουτί αυτοκόλλητα για ελληνικό πληκτρολόγιο' : ''}. Πριν από αυτό, οκτώ βήματα στον πάγκο.`,
        alt: 'Φορητός με τον φορτιστή του και ένα μικρό κουτί',
        more: { to: '/services/refurbishment', label: 'Τα οκτώ βήματα' },
      },
    ],
    chosen: {
      title: 'Πώς διαλέγουμε',
      reasons: [
        'Φορητοί επαγγελματικών σειρών, από εταιρείες που τους συντηρούσαν.',
        'Έλεγχος σε οθόνη, πληκτρολόγιο, θύρες, δίσκο, μνήμη και μπαταρία.',
        'Οριστική διαγραφή κάθε δεδομένου του προηγούμενου κατόχου.',
        ...(certificates ? [`Διαδικασίες με πιστοποίηση ${certificates}.`] : []),
      ],
    },
  },
  press: { label: 'Στην επικαιρότητα', read: 'Διαβάστε το' },
  blog: {
    title: 'Από το blog: τα βασικά',
    all: 'Όλα τα άρθρα',
    // In the order of the articles: load-home.ts.
    posts: [
      {
        title: 'Πώς διαλέγετε φορητό: έξι γραμμές που αρκούν',
        excerpt: 'Τι θα τρέχει και πού θα ζει. Μετά επεξεργαστής, μνήμη, δίσκος, οθόνη, μπαταρία, θύρες.',
      },
      {
        title: 'Μεταχειρισμένος, επίδειξης, ανακατασκευασμένος: τι σημαίνει κάθε λέξη',
        excerpt: 'Η διαφορά βρίσκεται σε ό,τι έγινε πριν από την πώληση.',
      },
      {
        title: 'Τι γλιτώνει μια δεύτερη ζωή, με αριθμούς',
        excerpt: 'Τι λένε οι μελέτες, τι δεν λένε, και τι εξαρτάται από εσάς.',
      },
    ],
  },
};
