/**
 * Queries of both languages with what makes an answer right, and why. The test asks what share of the first five products is right
 * (precision at five). A query with `nothing` must show no products: it is for a page, or for what is not sold.
 */

import { graphicsPoints, isGameCard } from '../graphics.ts';
import type { LaptopFacts } from '../laptop.ts';
import { findProcessor } from '../processors/processors.ts';
import { isSupported } from './use-rules.ts';

export interface JudgedProduct {
  title: string;
  vendor: string;
  priceCents: number | null;
  facts: LaptopFacts;
  values: Readonly<Record<string, readonly string[]>>;
}

type Judge = (product: JudgedProduct) => boolean;

export interface JudgedQuery {
  query: string;
  /** Null: nothing must be shown. */
  isRight: Judge | null;
  reason: string;
}

const named =
  (pattern: RegExp): Judge =>
  ({ title }) =>
    pattern.test(title);
const all =
  (...judges: Judge[]): Judge =>
  (product) =>
    judges.every((judge) => judge(product));
const not =
  (judge: Judge): Judge =>
  (product) =>
    !judge(product);
const laptop: Judge = ({ values }) => values.kind?.includes('laptop') === true;
const brand =
  (name: string): Judge =>
  ({ vendor }) =>
    vendor.trim().toLowerCase() === name;
const upTo =
  (euro: number): Judge =>
  ({ priceCents }) =>
    priceCents !== null && priceCents <= euro * 100;
const from =
  (euro: number): Judge =>
  ({ priceCents }) =>
    priceCents !== null && priceCents > euro * 100;
const ram =
  (gb: number): Judge =>
  ({ values }) =>
    values.ram?.includes(`${gb}gb`) === true;
const ramFrom =
  (gb: number): Judge =>
  ({ values }) =>
    (values.ram ?? []).some((value) => Number.parseInt(value, 10) >= gb);
const kilos =
  (most: number): Judge =>
  ({ facts }) =>
    facts.machine.weightKg !== null && facts.machine.weightKg <= most;
const battery =
  (least: number): Judge =>
  ({ facts }) =>
    (facts.machine.batteryWh ?? 0) >= least;
const has =
  (facet: string, value: string): Judge =>
  ({ values }) =>
    values[facet]?.includes(value) === true;
const card: Judge = ({ facts }) => facts.machine.hasDedicatedGraphics === true;
const game: Judge = ({ facts }) => isGameCard(facts.machine.graphics);
const supported: Judge = ({ facts }) => isSupported(facts);
const many =
  (least: number): Judge =>
  ({ facts }) =>
    ((facts.cpu && findProcessor(facts.cpu.label)?.speed?.classMany) ?? 0) >= least;
const strong: Judge = ({ facts }) => graphicsPoints(facts.machine.graphics) > 0 || facts.cpu?.vendor === 'apple';
const inches =
  (least: number, most: number): Judge =>
  ({ facts }) =>
    facts.screenInches !== null && facts.screenInches >= least && facts.screenInches < most;

const STUDENT = all(laptop, supported, ramFrom(8), kilos(1.8), upTo(450));
const OFFICE = all(laptop, supported, ramFrom(8), upTo(450));
const CODE = all(laptop, supported, ramFrom(16), many(5));
const PHOTO = all(laptop, supported, ramFrom(16), strong);
const CAD = all(laptop, card, ramFrom(16), many(6), not(brand('apple')));
const TRAVEL = all(laptop, supported, kilos(1.35));
const ACCOUNTS = all(laptop, supported, ramFrom(8), has('keyboard', 'number-pad'));

type Row = readonly [queries: string, isRight: Judge | null, reason: string];

/** Several queries of one row, with `|` between, are judged alike. */
const ROWS: readonly Row[] = [
  [
    'laptop για φοιτητή|φοιτητικό λάπτοπ|laptop for university|student laptop|λάπτοπ για σπουδές|laptop foititi|για το πανεπιστήμιο|cheap laptop for college',
    STUDENT,
    'a student carries it, pays little, and needs a system with updates',
  ],
  [
    'laptop για γραφείο|office laptop|φορητός για τη δουλειά|laptop for work|δουλειά γραφείου',
    OFFICE,
    'office work needs 8 GB and a supported system, not money',
  ],
  [
    'τηλεργασία|laptop για τηλεργασία|work from home laptop|laptop για τηλεδιασκέψεις|laptop for zoom|remote work',
    OFFICE,
    'calls and documents at once',
  ],
  [
    'laptop για λογιστή|λογιστικά|accounting laptop|laptop για excel|laptop for spreadsheets|λογιστικό γραφείο',
    ACCOUNTS,
    'whoever types figures wants a number pad',
  ],
  [
    'προγραμματισμός|laptop για προγραμματισμό|programming laptop|laptop for coding|developer laptop|laptop για docker|laptop for virtual machines',
    CODE,
    'compilers and containers want 16 GB and several fast cores',
  ],
  [
    'φωτογραφία|laptop για photoshop|photo editing laptop|laptop for lightroom|laptop για γραφιστική',
    PHOTO,
    'pictures want memory and graphics',
  ],
  [
    'μοντάζ|laptop για μοντάζ βίντεο|video editing|laptop for premiere|laptop για davinci resolve',
    PHOTO,
    'video wants memory, graphics and cores',
  ],
  [
    'cad|autocad|solidworks|laptop για revit|laptop για αρχιτέκτονα|laptop για 3d|workstation|laptop for engineering|laptop for blender|σταθμός εργασίας',
    CAD,
    'such programs run on Windows with a card of their own',
  ],
  [
    'gaming|gaming laptop|laptop για παιχνίδια|laptop για fortnite|laptop for games|παιχνίδια',
    game,
    'a GTX or RTX, or nothing',
  ],
  [
    'laptop για ταξίδια|travel laptop|laptop για μετακινήσεις|laptop for travelling|portable laptop',
    TRAVEL,
    'who travels carries it every day',
  ],
  [
    'laptop για παιδί|laptop για το σχολείο|kids laptop|laptop for school|για δημοτικό',
    all(laptop, supported, upTo(300)),
    'little money, and updates',
  ],
  [
    'laptop για ταινίες|laptop for netflix|λάπτοπ για τη γιαγιά|laptop για σερφάρισμα',
    all(laptop, supported, ramFrom(8), inches(13.3, 18)),
    'a picture that one sees, and updates',
  ],
  ['όχι apple|not apple|χωρίς apple|laptop όχι apple|εκτός από apple', not(brand('apple')), 'the brand is taken out'],
  [
    '-macbook|όχι macbook|no macbook|laptop not macbook|laptop -macbook',
    not(named(/macbook/i)),
    'the name is taken out',
  ],
  [
    'not lenovo|όχι lenovo|laptop without lenovo|όχι λενόβο|-lenovo',
    not(brand('lenovo')),
    'the brand is taken out, however it is spelled',
  ],
  ['όχι dell 16gb|16gb not dell', all(not(brand('dell')), ram(16)), 'a filter and an exclusion'],
  ['hp όχι 15 ιντσών', all(brand('hp'), not(has('screen', '15-inch'))), 'a size is taken out'],
  ['lenovo όχι thinkpad', all(brand('lenovo'), not(named(/thinkpad/i))), 'a series of a brand is taken out'],
  [
    'χωρίς αφή|laptop χωρίς οθόνη αφής|no touch|laptop without touchscreen|όχι touch',
    has('touch', 'no'),
    'a plain screen',
  ],
  [
    'laptop χωρίς κάρτα γραφικών|integrated graphics laptop',
    all(laptop, has('graphics', 'integrated')),
    'graphics inside the processor',
  ],
  [
    'κάτω από 1,2 κιλά|laptop under 1.2 kg|laptop έως 1.2 κιλά|less than 1.2 kg',
    all(laptop, kilos(1.2)),
    'the weight is said',
  ],
  ['κάτω από 1,5 κιλά|laptop below 1.5kg', all(laptop, kilos(1.5)), 'the weight is said'],
  ['κάτω από ένα κιλό|under one kilo|under 1000 grams', all(laptop, kilos(1)), 'the weight is said in words'],
  [
    'ελαφρύς|ελαφρύ laptop|lightweight laptop|light laptop|elafry laptop',
    all(laptop, kilos(1.4)),
    'light is up to 1.4 kg',
  ],
  [
    'μεγάλη μπαταρία|laptop με καλή μπαταρία|long battery life|laptop με αυτονομία|good battery laptop',
    all(laptop, battery(55)),
    'a large battery is 55 Wh and more',
  ],
  ['μπαταρία 60wh|laptop 70wh', all(laptop, battery(60)), 'the watt hours are said'],
  ['thunderbolt|laptop με thunderbolt|thunderbolt laptop|thunderbolt 4', has('ports', 'thunderbolt'), 'the port'],
  ['ethernet|laptop με θύρα δικτύου|laptop with lan port|rj45', has('ports', 'ethernet'), 'the port'],
  ['hdmi|laptop με hdmi|θύρα hdmi', has('ports', 'hdmi'), 'the port'],
  ['vga|laptop με vga', has('ports', 'vga'), 'the port'],
  ['φόρτιση usb c|usb c charging laptop', has('ports', 'usb-c-charging'), 'it charges over USB-C'],
  ['laptop με card reader|υποδοχή sd', has('ports', 'card'), 'the slot'],
  ['usb c laptop|laptop με type c', has('ports', 'usb-c'), 'the plug'],
  [
    'αριθμητικό πληκτρολόγιο|laptop with number pad|laptop με numpad|numeric keypad',
    has('keyboard', 'number-pad'),
    'the keys',
  ],
  [
    'φωτιζόμενο πληκτρολόγιο|backlit keyboard|laptop με φωτιζόμενο πληκτρολόγιο',
    has('keyboard', 'backlit'),
    'known to be lit',
  ],
  [
    'ελληνικό πληκτρολόγιο|greek keyboard',
    has('keyboard', 'greek'),
    'Greek letters on the keys, engraved or as stickers',
  ],
  ['οθόνη αφής|touchscreen laptop|laptop με αφή|touch', has('touch', 'yes'), 'a touchscreen'],
  ['κάρτα γραφικών|laptop με κάρτα γραφικών|dedicated graphics|laptop with gpu', card, 'a card of its own'],
  ['4k|laptop 4k', has('resolution', '4k'), 'the sharpness, where the stock has it'],
  ['full hd laptop|laptop fhd', all(laptop, has('resolution', 'fhd')), 'the sharpness'],
  ['τριακόσια ευρώ|laptop μέχρι τριακόσια ευρώ|three hundred euro', upTo(300), 'a price in words'],
  ['διακόσια πενήντα ευρώ|laptop έως διακόσια πενήντα', upTo(250), 'a price in two words'],
  ['budget 350|laptop budget 350|μπάτζετ 350', upTo(350), 'a budget without a currency'],
  ['πάνω από χίλια ευρώ|over 1000 euro', from(1000), 'a lower bound'],
  ['κάτω από 400|under 400|400 ευρώ|έως 400€', upTo(400), 'an upper bound'],
  ['από 300 έως 500 ευρώ|300-500€', all(from(300), upTo(500)), 'a range'],
  [
    'το ακριβότερο|most expensive laptop|ακριβότερο laptop',
    all(laptop, from(1100)),
    'the five dearest cost more than 1100',
  ],
  ['το φθηνότερο|cheapest laptop|το πιο φθηνό laptop', all(laptop, upTo(115)), 'the five cheapest cost less than 115'],
  ['το ελαφρύτερο laptop|lightest laptop|πιο ελαφρύ', all(laptop, kilos(0.8)), 'the five lightest'],
  [
    'το πιο γρήγορο laptop|fastest laptop|most powerful laptop',
    all(laptop, many(8)),
    'the five fastest for many tasks',
  ],
  ['μεγαλύτερη μπαταρία|best battery', all(laptop, battery(90)), 'the five largest batteries'],
  ['νεότερο μοντέλο|newest laptop', ({ facts }) => (facts.machine.releaseYear ?? 0) >= 2022, 'the newest models'],
  [
    'καλύτερη σχέση ποιότητας τιμής|best value laptop|value for money',
    all(laptop, supported, upTo(450)),
    'points for the money, of supported ones',
  ],
  ['μεγαλύτερη οθόνη laptop|laptop with biggest screen', all(laptop, inches(17, 19)), 'the largest screens'],
  ['ακριβότερο thinkpad|most expensive thinkpad', all(named(/thinkpad/i), from(450)), 'the dearest of a series'],
  ['φθηνότερο macbook|cheapest macbook', all(named(/macbook/i), upTo(500)), 'the cheapest of a series'],
  ['x1c6|x1 carbon gen 6|x1 6th gen|x1 carbon 6th gen', named(/X1 Carbon Gen 6/), 'one machine in four spellings'],
  ['t14g2|t14 gen 2|t14 gen2', named(/T14 Gen 2/), 'a generation glued on'],
  ['mba m2|macbook air m2', named(/MacBook Air.*M2/), 'a short form'],
  ['mbp|mbp 14', named(/MacBook Pro/), 'a short form'],
  ['x1c9|x1g9', named(/X1 Carbon Gen 9/), 'a short form'],
  ['ΤhinkΡad t480|thinkpαd t480|t480|τ480|thinkpad t 480', named(/T480/), 'letters of both alphabets'],
  ['φoρητός hp', all(laptop, brand('hp')), 'a Latin o in a Greek word'],
  ['dell latitude|ντελ λατιτουντ|latitude', named(/latitude/i), 'a series'],
  ['elitebook 840|840 elitebook|ελιτμπουκ 840', named(/EliteBook 840/), 'a model'],
  ['surface pro|σέρφας προ', named(/Surface Pro/), 'a series'],
  ['macbook pro 16|macbook pro 16"', named(/MacBook Pro 16/), 'a size in the name'],
  ['lenovo 16gb ram 512gb|thinkpad 16/512', all(brand('lenovo'), ram(16), has('storage', '512gb')), 'memory and disk'],
  ['i7 16gb κάτω από 500', all(ram(16), upTo(500), named(/i7/i)), 'processor, memory and price'],
  [
    'ελαφρύ laptop 16gb κάτω από 500|light laptop 16gb under 500',
    all(laptop, kilos(1.4), ram(16), upTo(500)),
    'three conditions',
  ],
  [
    'laptop 14 ιντσών με ethernet και 16gb',
    all(laptop, inches(14, 15), has('ports', 'ethernet'), ram(16)),
    'three conditions',
  ],
  ['laptop για φοιτητή κάτω από 250|student laptop under 250', all(STUDENT, upTo(250)), 'a use and a price'],
  ['gaming laptop κάτω από 700', all(game, upTo(700)), 'a use and a price'],
  ['hp για προγραμματισμό|programming hp', all(brand('hp'), CODE), 'a use and a brand'],
  ['tablet|τάμπλετ|ταμπλετ samsung', has('kind', 'tablet'), 'another kind'],
  ['dock|docking station|βάση σύνδεσης', named(/dock/i), 'an accessory that is sold'],
  ['mini pc|σταθερός υπολογιστής|desktop', has('kind', 'desktop'), 'another kind'],
  ['windows 11 laptop|laptop με windows 11', has('windows', '11'), 'the system'],
  ['grade a+ laptop|κατηγορία α+', has('grade', 'aplus'), 'the grade'],
  ['8ης γενιάς dell|dell 8th gen', all(brand('dell'), has('cpu', '8th-gen')), 'the generation'],
  ['ryzen laptop|ryzen', named(/ryzen/i), 'the processor'],
  ['m1 macbook|macbook m1', named(/M1/), 'the chip'],
  ['linux laptop|laptop με ubuntu', laptop, 'a system that many of them are sold with'],
  ['εγγύηση|warranty|πόση εγγύηση έχετε|guarantee', null, 'a page answers it'],
  ['επιστροφές|returns|επιστροφή χρημάτων|refund', null, 'a page answers it'],
  ['μεταφορικά|delivery|shipping cost|χρόνος παράδοσης', null, 'a page answers it'],
  ['δόσεις|instalments|τρόποι πληρωμής|payment', null, 'a page answers it'],
  ['τιμολόγιο|invoice', null, 'a page answers it'],
  ['τηλέφωνο|phone number|επικοινωνία|contact', null, 'a page answers it'],
  ['ωράριο|opening hours', null, 'a page answers it'],
  ['η παραγγελία μου|my order|πού είναι η παραγγελία μου|track my order', null, 'a page answers it'],
  ['τσάντα laptop|laptop bag|θήκη για macbook', null, 'not sold here'],
  ['ποντίκι|εκτυπωτής|charger|φορτιστής', null, 'not sold here'],
  ['playstation 5|xbox|nintendo switch', null, 'not sold here, and its number means nothing'],
  ['asus|acer laptop|huawei matebook|iphone 13', null, 'brands that are not sold here'],
  ['qwzxv|asdfgh|zzzz 5|πλυντήριο 7', null, 'means nothing here'],
];

export const JUDGED_QUERIES: readonly JudgedQuery[] = ROWS.flatMap(([queries, isRight, reason]) =>
  queries.split('|').map((query) => ({ query, isRight, reason })),
);
