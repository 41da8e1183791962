/**
 * Judged queries that were written before their author had read the search or its rules, so that they show what a stranger's
 * words are worth. As measured before anything was mended for them: see docs/search.md.
 */

import {
  ACCOUNTS,
  all,
  battery,
  brand,
  CAD,
  CODE,
  card,
  from,
  game,
  has,
  inches,
  type Judge,
  kilos,
  laptop,
  many,
  named,
  not,
  OFFICE,
  PHOTO,
  type Row,
  ram,
  ramFrom,
  readRows,
  strong,
  supported,
  upTo,
} from './judges.ts';

const fact =
  (test: (facts: Parameters<Judge>[0]['facts']) => boolean): Judge =>
  ({ facts }) =>
    test(facts);
const anyOf =
  (...judges: Judge[]): Judge =>
  (product) =>
    judges.some((judge) => judge(product));
const MODERN = all(laptop, supported);
const touch = has('touch', 'yes');
const likeNew = anyOf(has('grade', 'aa'), has('grade', 'aplus'));

const ROWS: readonly Row[] = [
  ['t480s 24gb', all(named(/T480s/), ram(24)), 'one machine has both'],
  ['x390|thinkpad x 390', named(/X390/), 'names a model'],
  ['elitebook 845', named(/EliteBook 845/), 'names a model'],
  ['latitude 7490 i7', all(named(/7490/), named(/i7/)), 'model and processor'],
  ['surface laptop 4', named(/Surface Laptop 4/), 'names a model'],
  ['μακμπουκ εαρ μ1|macbook air m1', named(/MacBook Air.*M1/), 'names a model, in Greek letters too'],
  ['macbook air 15', named(/MacBook Air 15/), 'names a model'],
  ['xps 13 i7', all(named(/XPS 13/), named(/i7/)), 'model and processor'],
  ['zbook 17', named(/ZBook.* 17/), 'family and size'],
  ['dell 5420 32gb', all(named(/5420/), ram(32)), 'model and memory'],
  ['hp 840 g8|840g8', named(/840 G8/), 'names a model'],
  ['t14 amd', all(named(/T14/), named(/AMD|Ryzen/)), 'model and maker of the processor'],
  ['ryzen 7', named(/Ryzen 7/), 'names a processor'],
  ['p1 gen 2|p1g2', named(/ThinkPad P1 Gen 2/), 'names a model'],
  ['ipad mini', named(/iPad mini/), 'names a model'],
  ['τάμπλετ samsung|samsung tablet', all(has('kind', 'tablet'), brand('samsung')), 'kind and brand'],
  ['surface go', named(/Surface (Laptop )?Go/), 'names a family'],
  ['optiplex', named(/OptiPlex/), 'names a family'],
  ['οθόνη 24 ιντσών|24 inch monitor', named(/P2419H|24"/), 'the one monitor of that size'],
  [
    'docking station usb c|βάση σύνδεσης usb-c',
    all(has('kind', 'monitor'), named(/Dock|WD19/)),
    'a dock, not a laptop',
  ],
  ['μικρός υπολογιστής γραφείου|mini pc', has('kind', 'desktop'), 'a small desktop'],

  ['λάπτοπ κάτω από ένα κιλό|laptop under 1kg', all(laptop, kilos(1)), 'a weight in words'],
  [
    'laptop που να μη ζυγίζει πάνω από 1,5 κιλό|not heavier than 1.5 kg',
    kilos(1.5),
    'a weight, said as what it must not pass',
  ],
  ['laptop under 3 pounds|laptop less than 3 lbs', all(laptop, kilos(1.361)), 'three pounds are 1.36 kg'],
  ['πολύ ελαφρύ λάπτοπ|very light laptop', all(laptop, kilos(1.35)), 'light'],
  ['μικρό και ελαφρύ λάπτοπ|small light laptop', all(laptop, kilos(1.4), inches(0, 13.6)), 'small and light'],
  ['βάρος έως 1.4 kg 14 ιντσών|14 inch up to 1.4 kg', all(kilos(1.4), inches(13.9, 14.6)), 'weight and size'],
  ['laptop 900 γραμμάρια|900 grams laptop', all(laptop, kilos(1)), 'a weight in grams'],

  ['όχι hp|εκτός από hp|not hp', not(brand('hp')), 'takes a brand out'],
  ['λάπτοπ εκτός apple|laptops except apple', all(laptop, not(brand('apple'))), 'takes a brand out'],
  ['14 ίντσες όχι dell|14 inch but not dell', all(inches(13.9, 14.6), not(brand('dell'))), 'a size without a brand'],
  ['χωρίς οθόνη αφής|laptop without touchscreen', not(touch), 'takes touch out'],
  ['windows laptop no mac', all(laptop, not(brand('apple'))), 'takes a family out'],
  ['thinkpad but not t480|thinkpad όχι t480', all(named(/ThinkPad/), not(named(/T480/))), 'a family without a model'],
  ['-dell 16gb', all(not(brand('dell')), ram(16)), 'the sign of search engines'],
  [
    'εκτός από lenovo και hp|neither dell nor hp',
    not(anyOf(brand('hp'), brand('lenovo'), brand('dell'))),
    'takes two brands out (either row names two of three)',
  ],
  ['χωρίς κάρτα γραφικών|without graphics card', not(card), 'takes the graphics card out'],
  ['anything but apple under 300', all(not(brand('apple')), upTo(300)), 'no brand, a price'],
  ['όχι 15 ίντσες|not 15 inch', not(inches(15, 16)), 'takes a size out'],
  ['δεν θέλω mac|i dont want a mac', not(brand('apple')), 'takes a family out in a sentence'],

  ['γύρω στα 200 ευρώ|around 200 euros', all(from(150), upTo(250)), 'about a price'],
  ['το πολύ 250€|250 max|max 250 euro', upTo(250), 'the most'],
  ['μέχρι διακόσια πενήντα ευρώ', upTo(250), 'a price in words'],
  ['between 300 and 400 euro|από 300 ως 400 ευρώ', all(from(299), upTo(400)), 'a band'],
  ['από 400 έως 600 16gb', all(from(399), upTo(600), ram(16)), 'a band and memory'],
  ['πιο φτηνό thinkpad|cheapest thinkpad', named(/ThinkPad/), 'an order within a family'],
  ['κάτω απο 300 με 16 ram|16gb ram under 300', all(upTo(300), ram(16)), 'price and memory'],
  ['i5 16gb under 350|i5 16gb έως 350', all(named(/i5/), ram(16), upTo(350)), 'three conditions'],
  ['φθηνό macbook|cheap macbook', all(named(/MacBook/), upTo(600)), 'the cheaper half of a family'],
  ['λιγότερο από 400 με windows 11|windows 11 less than 400', all(has('windows', '11'), upTo(400)), 'price and system'],

  ['λάπτοπ για τη γιαγιά μου|laptop for my grandmother', all(MODERN, upTo(450)), 'simple, cheap, and safe for years'],
  ['για zoom και word|for word and email', OFFICE, 'office work'],
  ['laptop για παιδί δημοτικού|laptop for kids school', all(MODERN, upTo(450)), 'for a child: cheap, with updates'],
  ['autocad|revit|για μηχανικό σχέδιο', CAD, 'CAD wants a graphics card'],
  ['photoshop lightroom|επεξεργασία φωτογραφίας', PHOTO, 'memory and graphics'],
  [
    'επεξεργασία βίντεο 4k|4k video editing',
    all(laptop, supported, ramFrom(16), strong),
    'video wants graphics and memory',
  ],
  ['για λογιστή με αριθμητικό|laptop for accountant', ACCOUNTS, 'numbers all day'],
  ['machine learning python|docker virtual machines|για προγραμματιστή', CODE, 'memory and many cores'],
  ['παιχνίδια|laptop to play games|για παιχνίδια στον υπολογιστή', all(laptop, game), 'games want a game card'],
  ['δουλειά από το σπίτι|work from home', OFFICE, 'office work'],
  ['laptop για zoom με καλή κάμερα', MODERN, 'meetings'],
  ['music production ableton|μουσική παραγωγή', all(MODERN, ramFrom(16), many(5)), 'memory and many cores'],
  ['long battery life|μπαταρία που κρατάει όλη μέρα|μεγάλη αυτονομία', all(laptop, battery(55)), 'a large battery'],

  ['laptop με κάρτα sim|laptop with lte|4g laptop', fact(({ machine }) => machine.hasSim === true), 'a SIM slot'],
  [
    'δαχτυλικό αποτύπωμα|fingerprint reader',
    fact(({ machine }) => machine.hasFingerprint === true),
    'a fingerprint reader',
  ],
  ['φωτιζόμενο πληκτρολόγιο|backlit keyboard', has('keyboard', 'backlit'), 'a keyboard with light'],
  ['laptop με hdmi και lan|hdmi and ethernet', all(has('ports', 'hdmi'), has('ports', 'ethernet')), 'two ports'],
  ['φόρτιση από usb c|usb c charging', has('ports', 'usb-c-charging'), 'charges over USB-C'],
  ['οθόνη αφής 13|13 inch touchscreen', all(touch, inches(13, 13.9)), 'touch and size'],
  [
    '4k laptop|λάπτοπ με 4κ οθόνη',
    fact(({ machine, resolution }) => /3840|4K|UHD/.test(machine.resolution ?? resolution ?? '')),
    'a 4K screen',
  ],
  ['oled|οθόνη oled', fact(({ machine }) => machine.panel === 'OLED'), 'an OLED panel'],
  [
    'wifi 6 laptop',
    all(
      laptop,
      fact(({ machine }) => /Wi-Fi 6/.test(machine.wireless ?? '')),
    ),
    'wireless of that kind',
  ],
  [
    'αναβαθμίσιμη μνήμη|upgradable ram',
    all(
      laptop,
      fact(({ machine }) => (machine.memorySlots ?? 0) > 0),
    ),
    'a memory slot',
  ],
  ['sd card reader|υποδοχή κάρτας sd', has('ports', 'card'), 'a slot for cards'],
  ['32 γίγα ram|32 gigs of ram', ram(32), 'memory as people say it'],
  ['1 τερα δίσκος|1 terabyte ssd', has('storage', '1tb'), 'storage as people say it'],
  ['14άρι 512|14αρι λαπτοπ με 512', all(inches(13.9, 14.6), has('storage', '512gb')), 'size and disk as people say it'],
  ['i7 8ης γενιάς|8th gen i7', all(named(/i7/), has('cpu', '8th-gen')), 'processor and generation'],
  ['11ης γενιάς i5 16gb', all(has('cpu', '11th-gen'), named(/i5/), ram(16)), 'processor and memory'],
  ['17άρι λάπτοπ|17 ιντσών', has('screen', '17-inch'), 'a size'],
  ['λάπτοπ με μεγάλη οθόνη|big screen laptop', all(laptop, inches(15.3, 18)), 'a large screen'],
  ['σαν καινούργιο λάπτοπ|like new laptop|άριστη κατάσταση', likeNew, 'one of the two best grades'],
  ['grade aa|κατηγορία αα', has('grade', 'aa'), 'a grade'],
  ['quadro', fact(({ machine }) => /quadro/i.test(machine.graphics ?? '')), 'a graphics card by name'],
  ['gtx', fact(({ machine }) => /gtx/i.test(machine.graphics ?? '')), 'a graphics card by name'],
  ['xeon', named(/Xeon/), 'a processor by name'],
  ['ροζ χρυσό|rose gold', named(/MacBook 12/), 'the one machine of that colour'],
  [
    'χωρίς ανεμιστήρα|fanless',
    named(/MacBook 12|MacBook Air.*M[123]|Surface (Pro|Go)|iPad|11e|Galaxy/),
    'said in the description',
  ],
  [
    'thinkpad με καλή οθόνη κάτω από 500',
    all(named(/ThinkPad/), upTo(500)),
    'a family and a price; «good» is not measured',
  ],
  ['lenovo ελαφρυ 16gb', all(brand('lenovo'), kilos(1.4), ram(16)), 'three conditions'],
  ['magsafe', named(/MacBook/), 'said in the description'],

  ['πότε θα έρθει η παραγγελία μου|when will my order arrive', null, 'a page answers it'],
  ['πώς επιστρέφω προϊόν|how do i return a laptop', null, 'a page answers it'],
  ['έχετε κατάστημα στη Θεσσαλονίκη|where is your store', null, 'a page answers it'],
  ['άτοκες δόσεις|pay in installments', null, 'a page answers it'],
  ['στέλνετε κύπρο|do you ship to cyprus', null, 'a page answers it'],
  ['is there a guarantee|πόσο κρατάει η εγγύηση', null, 'a page answers it'],
  ['τιμολόγιο για εταιρεία|invoice for my company', null, 'a page answers it'],
  ['αντικαταβολή|cash on delivery', null, 'a page answers it'],
  ['what does grade a mean|τι σημαίνει grade a', null, 'a page answers it'],
  ['ακύρωση παραγγελίας|cancel my order', null, 'a page answers it'],
  ['κόστος μεταφορικών|shipping costs', null, 'a page answers it'],
  ['ξέχασα τον κωδικό μου|forgot password', null, 'a page answers it'],

  ['εκτυπωτής hp|hp printer', null, 'not sold, though its brand is'],
  ['φορτιστής dell 65w|dell charger', null, 'not sold, though its brand is'],
  ['ασύρματο ποντίκι|wireless mouse', null, 'not sold'],
  ['μπαταρία για t480|t480 battery replacement', null, 'a part, not a machine'],
  ['ram ddr4 16gb sodimm|μνήμη ddr4', null, 'a part, not a machine'],
  ['office 365|άδεια windows', null, 'software is not sold'],
  ['airpods|ακουστικά bluetooth', null, 'not sold'],
  ['chromebook', null, 'not sold'],
  ['smartwatch|ρολόι', null, 'not sold'],
  ['usb stick|φλασάκι', null, 'not sold'],
  ['τηλεόραση|tv 55', null, 'not sold'],
  ['samsung galaxy s21|κινητό samsung', null, 'phones are not sold, though the brand has tablets'],
  ['asdfghjkl|πατάτες|1234567|lkjhg 99', null, 'means nothing here'],
];

export const UNSEEN_QUERIES = readRows(ROWS);
