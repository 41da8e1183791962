/** What may be wrong with a product file, and what to write instead; some cells are only read differently from their text. */
const LONGEST = 40;

function quote(text: string): string {
  if (text === '') return 'Το κενό κελί';
  return `Το «${text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text}»`;
}

/** From the text of a file. */
const amount = (euros: string) => `${String(euros).replace('.', ',')}\u00a0€`;

const AS_CSV = 'στο Excel διαλέξτε «Αποθήκευση ως» και τύπο «CSV UTF-8»';
const IN_QUOTES = 'βάλτε σε εισαγωγικά τα κελιά που περιέχουν το διαχωριστικό';

export const importProblems = {
  // The file as a whole.
  file_empty: () => 'Το αρχείο είναι κενό· η πρώτη γραμμή πρέπει να έχει τα ονόματα των στηλών.',
  file_too_big: (megabytes: number, most: number) =>
    `Το αρχείο είναι ${megabytes}\u00a0MB και επιτρέπονται έως ${most}· χωρίστε το, με την πρώτη γραμμή σε κάθε μέρος.`,
  file_excel: () => `Είναι βιβλίο εργασίας του Excel ή αρχείο zip· ${AS_CSV}, ή αποσυμπιέστε το.`,
  file_old_excel: () => `Είναι βιβλίο εργασίας παλιού Excel· ${AS_CSV}.`,
  file_utf16: () => `Είναι κείμενο UTF-16· ${AS_CSV}.`,
  file_gzip: () => 'Είναι αρχείο gzip· αποσυμπιέστε το και στείλτε το CSV που περιέχει.',
  file_pdf: () => 'Είναι έγγραφο PDF· εξαγάγετε τα προϊόντα σε αρχείο CSV.',
  file_picture: () => 'Είναι εικόνα· εδώ έρχεται αρχείο CSV, και οι φωτογραφίες μπαίνουν στη σελίδα του προϊόντος.',
  file_markup: () => 'Είναι HTML ή XML· εξαγάγετε τα προϊόντα σε αρχείο CSV.',
  file_json: () => 'Είναι JSON· εξαγάγετε τα προϊόντα σε αρχείο CSV.',
  file_binary: () => `Το αρχείο έχει χαρακτήρες που δεν υπάρχουν σε κείμενο· ${AS_CSV}.`,
  file_windows_1253: () =>
    'Το αρχείο δεν είναι UTF-8 και διαβάζεται όπως το αποθηκεύει το Excel σε ελληνικά Windows· δείτε αν τα ελληνικά βγήκαν σωστά.',
  handle_of_title: (count: number) =>
    `Δεν υπάρχει στήλη Handle: οι διευθύνσεις ${count} προϊόντων βγαίνουν από τους τίτλους τους.`,
  file_breaks_off: (cells: number, columns: number) =>
    `Το αρχείο κόβεται σε αυτή τη γραμμή (${cells} από ${columns} κελιά)· εξαγάγετέ το ξανά ή, αν είναι ολόκληρο, κλείστε τη γραμμή με αλλαγή γραμμής.`,
  no_products: () => 'Το αρχείο έχει ονόματα στηλών αλλά κανένα προϊόν· γράψτε μία γραμμή για κάθε παραλλαγή.',
  no_handle_column: () => 'Λείπει αυτή η στήλη· η πρώτη γραμμή πρέπει να έχει τις στήλες όπως τις γράφει η εξαγωγή.',
  column_twice: (names: string) => `Υπάρχουν δύο στήλες με αυτό το όνομα (${names})· σβήστε τη μία.`,
  too_many_cells: () => `Η γραμμή έχει περισσότερα κελιά από τις στήλες· ${IN_QUOTES}.`,
  cells_over: (cells: number, columns: number) =>
    `Η γραμμή έχει ${cells} κελιά, ενώ οι στήλες είναι ${columns}· ${IN_QUOTES}.`,
  unclosed_quote: () => 'Εδώ ένα κελί αρχίζει με " και δεν κλείνει· κλείστε το με ", και μέσα του γράψτε το " διπλό.',
  text_after_quote: () => 'Υπάρχει κείμενο μετά το " που κλείνει ένα κελί· μέσα σε κελί γράψτε το " διπλό.',

  // Exports of other shops.
  no_magento_column: () => 'Λείπει αυτή η στήλη· εξαγάγετε όλες τις στήλες των προϊόντων.',
  no_woocommerce_column: () =>
    'Λείπει αυτή η στήλη· εξαγάγετε όλες τις στήλες και, όπου η επικεφαλίδα είναι μεταφρασμένη, γράψτε τη στα αγγλικά.',
  kind_left_out: (kind: string) => `Ένα προϊόν τύπου «${kind}» δεν πωλείται εδώ μόνο του, γι’ αυτό μένει έξω.`,
  no_variations: () => 'Το αρχείο δεν έχει παραλλαγή αυτού του προϊόντος· εξαγάγετε και τις παραλλαγές του.',
  too_many_options: (count: number, names: string) =>
    `Οι παραλλαγές του διαφέρουν σε ${count} χαρακτηριστικά (${names})· διαβάζονται έως 3.`,
  no_variation: (sku: string) => `Το αρχείο δεν έχει προϊόν «${sku}»· εξαγάγετέ το μαζί με αυτό.`,
  no_parent: (name: string) => `Το αρχείο δεν έχει προϊόν «${name}»· εξαγάγετέ το μαζί με τις παραλλαγές του.`,
  sale_ends: () => 'Η προσφορά λήγει κάποια μέρα, γι’ αυτό διαβάζεται η κανονική τιμή.',
  sale_later: () => 'Η προσφορά ίσως δεν έχει αρχίσει, γι’ αυτό διαβάζεται η κανονική τιμή.',
  sale_dates: () => 'Η προσφορά έχει ημερομηνίες, γι’ αυτό διαβάζεται η κανονική τιμή.',
  stock_empty: () => 'Είναι κενό, γι’ αυτό διαβάζεται ως 1 τεμάχιο.',
  stock_stays: () => 'Είναι κενό, γι’ αυτό το απόθεμα μένει όπως είναι.',
  stock_uncounted: () => 'Είναι διαθέσιμο χωρίς δικό του αριθμό τεμαχίων, γι’ αυτό διαβάζεται ως 1 τεμάχιο.',

  // Products and variants.
  no_handle: (text: string) =>
    `${quote(text)} δεν είναι handle· γράψτε μικρά γράμματα, ψηφία και παύλες, π.χ. dell-latitude-7490. Κάθε γραμμή ενός προϊόντος επαναλαμβάνει το handle του.`,
  no_status: (text: string) => `${quote(text)} δεν είναι κατάσταση· γράψτε active, draft ή archived.`,
  not_boolean: (text: string) => `${quote(text)} δεν είναι ούτε ναι ούτε όχι· γράψτε TRUE ή FALSE.`,
  no_title: () => 'Το προϊόν δεν έχει τίτλο· γράψτε έναν στην πρώτη του γραμμή.',
  long_title: (length: number, most: number) => `Ο τίτλος έχει ${length} χαρακτήρες· γράψτε έως ${most}.`,
  no_vendor: () => 'Το προϊόν δεν έχει κατασκευαστή· γράψτε ποιος το φτιάχνει, π.χ. Dell.',
  gift_card: () => 'Το κατάστημα δεν πουλά δωροκάρτες· βγάλτε τις γραμμές της από το αρχείο.',
  not_sent: () => 'Δεν αποστέλλεται, αλλά εδώ πωλείται όπως όλα: με μεταφορικά ή παραλαβή.',
  no_position: (text: string) =>
    `${quote(text)} δεν είναι θέση· γράψτε 1 για την πρώτη εικόνα, 2 για τη δεύτερη, ή τίποτα.`,
  sku_elsewhere: (sku: string, handle: string) => `Το ${sku} ανήκει στο προϊόν ${handle}· γράψτε άλλο SKU.`,
  sku_twice: (sku: string, line: number, own: string) =>
    `Το ${sku} υπάρχει ήδη στη γραμμή ${line}· αυτή η παραλλαγή παίρνει το ${own}.`,
  no_option_columns: () => 'Λείπουν οι στήλες των επιλογών· μια νέα παραλλαγή τις χρειάζεται.',
  no_option_name: () => 'Υπάρχει τιμή αλλά όχι όνομα της επιλογής· γράψτε ένα, π.χ. Λειτουργικό σύστημα.',
  no_option_value: () => 'Κάθε παραλλαγή χρειάζεται μία τιμή για κάθε επιλογή· γράψτε μία.',
  other_option_name: (line: number, name: string) =>
    `Στη γραμμή ${line} αυτή η επιλογή λέγεται «${name}»· γράψτε το ίδιο ή τίποτα.`,
  other_english: (name: string, english: string) => `Το «${name}» είναι πιο πάνω «${english}»· γράψτε το ίδιο.`,
  options_misfit: (skus: string) =>
    `Οι επιλογές δεν ταιριάζουν με τις άλλες παραλλαγές του προϊόντος (${skus})· δώστε μία γραμμή σε καθεμία.`,
  variant_twice: (choice: string, line: number) =>
    `${choice ? `Το «${choice}»` : 'Ένα προϊόν χωρίς επιλογές'} υπάρχει ήδη στη γραμμή ${line}· δώστε σε κάθε παραλλαγή δικές της τιμές.`,
  variant_unnamed: (choice: string, sku: string) =>
    `${choice ? `Το «${choice}»` : 'Ένα προϊόν χωρίς επιλογές'} είναι στο κατάστημα το ${sku}, που λείπει από το αρχείο· γράψτε εκείνο το SKU.`,
  no_price: (text: string) => `${quote(text)} δεν είναι τιμή· γράψτε ευρώ με ΦΠΑ, π.χ. 249,00 ή 1249,90.`,
  no_price_column: () => 'Λείπει αυτή η στήλη· μια νέα παραλλαγή χρειάζεται τιμή.',
  price_zero: () => 'Η τιμή είναι 0, γι’ αυτό δεν πωλείται.',
  price_slip: (sku: string, euros: string, before: string) =>
    `Το ${sku} θα κόστιζε ${amount(euros)} ενώ κοστίζει ${amount(before)}· διορθώστε το ή δηλώστε πιο πάνω ότι οι πολύ χαμηλότερες τιμές είναι σωστές.`,
  not_reduced: () => 'Δεν είναι πάνω από την τιμή, γι’ αυτό δεν φαίνεται μείωση.',
  no_count: (text: string) => `${quote(text)} δεν είναι αριθμός τεμαχίων· γράψτε ακέραιο, 0 όταν δεν υπάρχουν.`,
  below_zero: (count: string) => `Τα ${count} τεμάχια διαβάζονται ως 0: πουλήθηκαν περισσότερα από όσα υπήρχαν.`,
  no_weight: (text: string) => `${quote(text)} δεν είναι βάρος· γράψτε γραμμάρια, π.χ. 1400, ή τίποτα.`,
  short_barcode: (text: string) =>
    `Το υπολογιστικό φύλλο το συντόμευσε σε ${text}· μορφοποιήστε τη στήλη ως κείμενο και γράψτε όλα τα ψηφία.`,

  // Facts.
  fact_boolean: (text: string) => `Το «${text}» δεν ταιριάζει εδώ· γράψτε TRUE ή FALSE, ή τίποτα αν δεν είναι γνωστό.`,
  fact_list: (text: string) =>
    `Το «${text}» δεν ταιριάζει εδώ· γράψτε μία ή περισσότερες τιμές με ελληνικό ερωτηματικό (;) ανάμεσα, ή τίποτα αν δεν είναι γνωστό.`,
  fact_choice: (text: string, choices: string) =>
    `Το «${text}» δεν ταιριάζει εδώ· γράψτε ένα από τα: ${choices}, ή τίποτα αν δεν είναι γνωστό.`,
  fact_number: (text: string, from: number, to: number) =>
    `Το «${text}» δεν ταιριάζει εδώ· γράψτε αριθμό από ${from} έως ${to}, ή τίποτα αν δεν είναι γνωστό.`,
  fact_whole: (text: string) => `Το «${text}» δεν ταιριάζει εδώ· γράψτε ακέραιο αριθμό, ή τίποτα αν δεν είναι γνωστό.`,

  // Pictures, behind the name of each.
  picture: (source: string, problem: string) => `Η εικόνα «${source}» ${problem}.`,
  picture_missing: () => 'δεν υπάρχει στο κατάστημα· γράψτε τη διεύθυνσή της ή προσθέστε τη στη σελίδα του προϊόντος',
  picture_not_in_folder: () => 'δεν είναι στον φάκελο· βάλτε εκεί το ίδιο το αρχείο ή γράψτε τη διεύθυνσή της',
  picture_twice_in_folder: () => 'είναι στον φάκελο πάνω από μία φορά· κρατήστε τη μία',
  picture_empty: () => 'είναι κενή· αποθηκεύστε την ξανά',
  picture_big: (megabytes: number, most: number) =>
    `είναι ${megabytes}\u00a0MB και επιτρέπονται έως ${most}· αποθηκεύστε τη μικρότερη`,
  picture_over: (most: number) => `είναι πάνω από ${most}\u00a0MB· αποθηκεύστε τη μικρότερη`,
  picture_heic: () => 'είναι φωτογραφία HEIC· αποθηκεύστε την ως JPEG',
  picture_unreadable: () => 'δεν διαβάζεται ως εικόνα· αποθηκεύστε την ως JPEG, PNG ή WebP',
  picture_pixels: (width: number, height: number, megapixels: number) =>
    `έχει ${width} × ${height} εικονοστοιχεία, πάνω από ${megapixels} εκατομμύρια· αποθηκεύστε τη μικρότερη`,
  picture_narrow: (width: number, least: number) =>
    `έχει πλάτος ${width} εικονοστοιχεία και χρειάζονται ${least} ή περισσότερα· βάλτε μια μεγαλύτερη`,
  picture_damaged: () => 'δεν είναι ολόκληρη: κόβεται ή έχει φθαρεί· αποθηκεύστε την ξανά',
  picture_private: () => 'είναι σε ιδιωτικό δίκτυο· γράψτε διεύθυνση που ανοίγει από παντού',
  picture_slow: (seconds: number) => `άργησε πάνω από ${seconds} δευτερόλεπτα· αποθηκεύστε την και ανεβάστε την εσείς`,
  picture_status: (status: number) =>
    `πήρε την απάντηση ${status}· ανοίξτε τη σε browser και γράψτε τη διεύθυνση που δουλεύει`,
  picture_redirects: (most: number) => `οδηγεί αλλού πάνω από ${most} φορές· γράψτε τη διεύθυνση στην οποία καταλήγει`,
  picture_address: () => 'δεν έχει διεύθυνση εικόνας· γράψτε μια που αρχίζει με https://',
  picture_unfetched: (code: string) => `δεν κατέβηκε (${code})· ελέγξτε την και δοκιμάστε ξανά`,
};
