/**
 * What shoppers type, in one table. A shop owner edits this file; nothing else has to change.
 *
 * Words of one row stand between quotes, with commas. Accents, capitals, cases, Greeklish («foritos»), the wrong keyboard layout
 * («δελλ») and slips of the fingers are taken care of: write each word once, as a dictionary does. Several words may be one
 * entry: «οθόνη αφής». Model names and codes («T480») need no entry.
 */
export const searchWords = {
  /** The words of one row mean the same. */
  same: [
    'ssd, σκληρός, δίσκος, σκληρός δίσκος, hard disk, hard drive',
    'ram, μνήμη, memory, μνήμη ram',
    'touch, touchscreen, αφής, οθόνη αφής, touch screen',
    'fhd, full hd, fullhd, 1080p, 1920x1080',
    '4k, uhd',
    '2in1, 2 in 1, 2 σε 1, μετατρέψιμο, convertible',
    'linux, ubuntu, λίνουξ',
    'γραφίδα, pen, stylus',
    // Names as Greeks write them when the sound alone does not lead there.
    'surface, σέρφας, σέρφις',
    'elitebook, ελίτμπουκ',
    'macbook, μάκμπουκ, μακ μπουκ',
    'ipad, άιπαντ',
    'ryzen, ράιζεν',
    'apple, έιπλ, άπλ',
    'hp, hewlett packard, χιούλετ, εϊτσ πι',
    'windows, γουίντοους, ουίντοους, παράθυρα',
    'windows10, win10, w10',
  ],

  /** Kinds of product, as the product type or the name says them; the first row is what this shop is about. */
  kinds: [
    'laptop, φορητός, λάπτοπ, notebook, νότμπουκ, φορητός υπολογιστής, laptop υπολογιστής',
    'tablet, τάμπλετ, ταμπλέτα',
    'monitor, οθόνη, screen, display',
    'desktop, σταθερός, σταθερός υπολογιστής, επιτραπέζιος, mini pc, μίνι pc, pc γραφείου',
    'dock, docking, docking station, βάση σύνδεσης',
    'accessory, αξεσουάρ, περιφερειακά',
  ],

  /** Who says one of the first words looks for products that have one of the second. */
  means: [
    { said: 'mac, μακ', shown: 'mac, macbook' },
    { said: 'intel', shown: 'intel, i3, i5, i7, i9, m3, xeon, celeron, pentium' },
    { said: 'amd', shown: 'amd, ryzen' },
    { said: 'gaming, παιχνίδια, παιχνιδιών, gamer, games', shown: 'gtx, rtx, geforce' },
    { said: 'κάρτα γραφικών, graphics card, gpu, nvidia', shown: 'gtx, rtx, geforce, quadro, nvidia' },
    { said: 'workstation, σταθμός εργασίας, autocad, cad', shown: 'precision, zbook, p50, p52, p72, p1' },
  ],

  /** Who says one of the first words sees products with one of the second first; nothing is left out for it. */
  uses: [
    {
      said: 'φοιτητής, φοιτήτρια, φοιτητικό, σχολή, πανεπιστήμιο, σπουδές, student, university, college',
      shown: 'φοιτητή, σχολή, μαθήματα, σπουδές, student, semester, studies',
    },
    {
      said: 'παιδί, παιδιά, μαθητής, σχολείο, δημοτικό, γυμνάσιο, λύκειο, child, kid, kids, school',
      shown: 'παιδί, σχολικό, σχολείο, σχολή, child, school',
    },
    {
      said: 'γραφείο, δουλειά, εργασία, επιχείρηση, λογιστής, office, work, business',
      shown: 'γραφείο, λογιστικά, έγγραφα, office, spreadsheets, documents',
    },
    {
      said: 'μοντάζ, βίντεο, video, editing, photoshop, φωτογραφία, φωτογραφίες, 3d, τρισδιάστατα',
      shown: 'max, quadro, gtx, rtx, precision, zbook',
    },
    { said: 'ελαφρύ, ελαφρύς, μικρό, light, lightweight, ταξίδι, travel', shown: 'ελαφρύ, light, ταξίδια, travel' },
    { said: 'προγραμματισμός, programming, developer, coding', shown: 'προγραμματισμό, programming, 32gb' },
  ],

  /** Words that say nothing about a product. */
  ignored: [
    'ο, η, το, οι, τα, του, της, των, τον, την, τη, τους, τις, ένας, μία, μια, ένα, έναν',
    'για, με, σε, στο, στη, στην, στον, στα, από, και, κι, ή, να, που, ως, προς, μου, μας',
    'κάτι, κάποιο, κάποιον, πολύ, πιο, όσο, γίνεται, μόνο, περίπου, μέχρι, έως, κάτω, πάνω, ευρώ, ίντσες',
    'θέλω, θα, ήθελα, θέλουμε, ψάχνω, ψάχνουμε, αγορά, αγοράσω, πάρω, παίρνει, χρειάζομαι, βρω, έχετε, έχει, έχω',
    'είναι, ποιο, ποιος, υπάρχει, τιμή, τιμές, προσφορά, προσφορές, φθηνό, φτηνό, φθηνά, φτηνά, φθηνός, φτηνός',
    'φθηνότερο, φτηνότερο, οικονομικό, οικονομικός, καλό, καλή, καλός, καλύτερο, γρήγορο, νέο',
    'μεταχειρισμένο, μεταχειρισμένος, μεταχειρισμένα, ανακατασκευασμένο, ανακατασκευασμένος, ανακατασκευασμένα',
    'επεξεργαστής, επεξεργαστή, υπολογιστής, υπολογιστή, υπολογιστές, μοντέλο, μάρκα, εγγύηση',
    'the, a, an, for, with, and, or, of, to, in, my, me, i, want, need, buy, get, some, please, that, is, it, up, under',
    'looking, cheap, cheapest, best, good, fast, deal, deals, offer, offers, sale, price, new, euro, euros, inch, inches',
    'refurbished, refurb, used, second, hand, computer, computers, pc, processor, cpu, core',
  ],

  /** Words that are right as they are, though this shop may have nothing of the name: they are never corrected. */
  known: [
    'acer, asus, toshiba, huawei, xiaomi, msi, lg, sony, vaio, fujitsu, razer, medion, dynabook',
    'matebook, chromebook, vivobook, zenbook, ideapad, inspiron, vostro, pavilion, aspire, alienware',
    'playstation, xbox, nintendo, ps4, ps5, switch',
    'iphone, airpods, imac, printer, εκτυπωτής, τσάντα, ποντίκι, mouse, keyboard, πληκτρολόγιο',
  ],
} as const;
