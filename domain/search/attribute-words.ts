/** Weight, battery, ports, keyboard, touch, graphics, sharpness and stock in a query: «κάτω από 1,2 κιλά», «με thunderbolt». */
import type { FacetKey } from '../catalogue/facets.ts';
import { isPartOfCode, type Lexeme, type Phrases, phrases } from './lexemes.ts';

interface Attribute {
  facet: FacetKey;
  value: string;
  to: number;
}

const KILOS = phrases('κιλά', 'κιλό', 'κιλού', 'κιλών', 'κ', 'kg', 'kgs', 'kilo', 'kilos', 'kila', 'kilograms');
const GRAMS = phrases('γραμμάρια', 'γραμμαρίων', 'γρ', 'grams', 'gr', 'g');
/** Said alone, without a bound: a g after a number is a generation. */
const SPOKEN_GRAMS = phrases('γραμμάρια', 'γραμμαρίων', 'grams');
const POUNDS = phrases('pounds', 'pound', 'lbs', 'lb', 'λίβρες');
const KILOGRAMS_A_POUND = 0.4536;
const WATT_HOURS = phrases('wh', 'watt hours', 'βατώρες');
const BELOW = phrases(
  ...['να μη ζυγίζει πάνω από', 'να μην ζυγίζει πάνω από', 'να μην ξεπερνά τα', 'όχι πάνω από', 'όχι βαρύτερο από'],
  ...['not heavier than', 'no heavier than', 'not more than', 'no more than', 'lighter than', 'ελαφρύτερο από'],
  'κάτω από',
  'κάτω του',
  'κάτω των',
  'λιγότερο από',
  'έως',
  'μέχρι',
  'ως',
  'το πολύ',
  'under',
  'below',
  'less than',
  'up to',
  'max',
  '<',
);
const ABOVE = phrases(
  'πάνω από',
  'περισσότερο από',
  'τουλάχιστον',
  'από',
  'over',
  'above',
  'more than',
  'at least',
  '>',
);

/** The longest phrase first where one begins like another. */
const SPOKEN: readonly (readonly [FacetKey, string, Phrases])[] = [
  [
    'weight',
    '0-1.2',
    phrases(
      'πολύ ελαφρύ',
      'πολύ ελαφρύς',
      'πανάλαφρο',
      'ultralight',
      'ultra light',
      'very light',
      'κάτω από ένα κιλό και κάτι',
    ),
  ],
  [
    'weight',
    '0-1',
    phrases(
      'κάτω από κιλό',
      'κάτω του κιλού',
      'κάτω του ενός κιλού',
      'κάτω από ένα κιλό',
      'under a kilo',
      'under one kilo',
      'less than a kilo',
    ),
  ],
  [
    'weight',
    '0-1.4',
    phrases(
      ...[
        'ελαφρύ',
        'ελαφρύς',
        'ελαφριά',
        'ελαφρά',
        'ελαφρί',
        'λεπτό και ελαφρύ',
        'μικρό βάρος',
        'χαμηλό βάρος',
        'να μην είναι βαρύ',
      ],
      ...[
        'light',
        'lightweight',
        'light weight',
        'thin and light',
        'not heavy',
        'όχι βαρύ',
        'όχι βαρύς',
        'elafry',
        'elafri',
        'elafrys',
      ],
    ),
  ],
  [
    'battery',
    '55+',
    phrases(
      ...[
        'μεγάλη μπαταρία',
        'καλή μπαταρία',
        'δυνατή μπαταρία',
        'μπαταρία που κρατάει',
        'μπαταρία που κρατά',
        'μεγάλη αυτονομία',
        'καλή αυτονομία',
      ],
      ...[
        'μπαταρία μεγάλης διάρκειας',
        'μπαταρία με διάρκεια',
        'με αντοχή μπαταρίας',
        'μεγάλη διάρκεια μπαταρίας',
        'αυτονομία',
        'megali mpataria',
        'kali mpataria',
      ],
      ...[
        'long battery life',
        'long battery',
        'good battery',
        'good battery life',
        'great battery',
        'big battery',
        'large battery',
        'battery life',
        'all day battery',
      ],
    ),
  ],
  [
    'ports',
    'usb-c-charging',
    phrases(
      'φόρτιση usb c',
      'φόρτιση από usb c',
      'φορτίζει από usb c',
      'φορτίζει με usb c',
      'φόρτιση type c',
      'usb c charging',
      'charges over usb c',
      'charging over usb c',
      'type c charging',
      'usb c charge',
    ),
  ],
  [
    'ports',
    'thunderbolt',
    phrases(
      'thunderbolt 4',
      'thunderbolt 3',
      'thunderbolt',
      'θάντερμπολτ',
      'tb3',
      'tb4',
      'thunderbolt3',
      'thunderbolt4',
    ),
  ],
  [
    'ports',
    'ethernet',
    phrases(
      'θύρα δικτύου',
      'θύρα ethernet',
      'υποδοχή δικτύου',
      'θύρα lan',
      'ethernet port',
      'network port',
      'lan port',
      'ethernet',
      'rj45',
      'rj 45',
      'lan',
      'ενσύρματο δίκτυο',
      'καλώδιο δικτύου',
    ),
  ],
  ['ports', 'hdmi', phrases('έξοδο hdmi', 'θύρα hdmi', 'hdmi port', 'hdmi')],
  ['ports', 'vga', phrases('θύρα vga', 'έξοδο vga', 'vga port', 'vga')],
  ['ports', 'displayport', phrases('mini displayport', 'displayport', 'display port')],
  [
    'ports',
    'card',
    phrases(
      'αναγνώστη καρτών',
      'αναγνώστης καρτών',
      'υποδοχή sd',
      'κάρτα sd',
      'υποδοχή κάρτας',
      'card reader',
      'sd card reader',
      'sd card slot',
      'sd card',
      'sd slot',
      'microsd',
      'micro sd',
    ),
  ],
  ['ports', 'usb-c', phrases('θύρα usb c', 'usb type c', 'usb c port', 'type c', 'usb c', 'usbc', 'τύπου c')],
  [
    'keyboard',
    'number-pad',
    phrases(
      ...[
        'αριθμητικό πληκτρολόγιο',
        'αριθμητικό τμήμα',
        'πληκτρολόγιο με αριθμούς',
        'πληκτρολόγιο με νούμερα',
        'αριθμητικά πλήκτρα',
        'νουμερικό πληκτρολόγιο',
        'νουμερικό',
        'αριθμητικό',
        'numpad',
      ],
      ...['num pad', 'number pad', 'numeric keypad', 'numeric keyboard', 'numeric pad', 'number keys', 'keypad'],
    ),
  ],
  [
    'keyboard',
    'backlit',
    phrases(
      'φωτιζόμενο πληκτρολόγιο',
      'φωτισμένο πληκτρολόγιο',
      'πληκτρολόγιο με φως',
      'φωτεινό πληκτρολόγιο',
      'φωτιζόμενα πλήκτρα',
      'backlit keyboard',
      'keyboard backlight',
      'lit keyboard',
      'illuminated keyboard',
      'backlit',
      'φωτιζόμενο',
    ),
  ],
  [
    'keyboard',
    'greek',
    phrases(
      'ελληνικό πληκτρολόγιο',
      'ελληνικά πλήκτρα',
      'ελληνικούς χαρακτήρες',
      'ελληνικά γράμματα',
      'πληκτρολόγιο ελληνικό',
      'greek keyboard',
      'greek letters',
      'greek keys',
    ),
  ],
  [
    'touch',
    'no',
    phrases(
      'non touch',
      'no touch',
      'no touchscreen',
      'χωρίς αφή',
      'χωρίς οθόνη αφής',
      'όχι αφής',
      'όχι αφή',
      'όχι touch',
      'without touch',
      'without touchscreen',
      'χωρίς touch',
      'όχι οθόνη αφής',
      'not touch',
    ),
  ],
  [
    'touch',
    'yes',
    phrases(
      'με οθόνη αφής',
      'οθόνη αφής',
      'touch screen',
      'touchscreen',
      'αφής',
      'αφή',
      'touch',
      'othoni afis',
      'o8onh afhs',
      'othonh afhs',
    ),
  ],
  [
    'graphics',
    'integrated',
    phrases(
      'χωρίς κάρτα γραφικών',
      'όχι κάρτα γραφικών',
      'ενσωματωμένα γραφικά',
      'ενσωματωμένη κάρτα γραφικών',
      'integrated graphics',
      'no graphics card',
      'without graphics card',
      'without dedicated graphics',
      'no gpu',
      'no dedicated gpu',
    ),
  ],
  [
    'graphics',
    'dedicated',
    phrases(
      ...[
        'ξεχωριστή κάρτα γραφικών',
        'ξεχωριστή κάρτα',
        'αυτόνομη κάρτα γραφικών',
        'καλή κάρτα γραφικών',
        'δυνατή κάρτα γραφικών',
        'κάρτα γραφικών',
        'ξεχωριστά γραφικά',
        'karta grafikon',
        'karta grafikwn',
      ],
      ...[
        'dedicated graphics card',
        'dedicated graphics',
        'discrete graphics',
        'dedicated gpu',
        'discrete gpu',
        'graphics card',
        'gpu',
        'video card',
      ],
    ),
  ],
  ['resolution', '4k', phrases('ανάλυση 4k', 'οθόνη 4k', '4k screen', '4k display', '4k', 'uhd', 'ultra hd')],
  ['resolution', 'qhd', phrases('qhd', 'wqhd', '2k', 'quad hd')],
  ['resolution', 'fhd', phrases('full hd', 'fullhd', 'fhd', '1080p', 'φουλ hd')],
  [
    'stock',
    'in',
    phrases(
      'σε απόθεμα',
      'σε στοκ',
      'άμεσα διαθέσιμο',
      'ετοιμοπαράδοτο',
      'διαθέσιμο τώρα',
      'διαθέσιμο',
      'διαθέσιμα',
      'in stock',
      'available now',
      'available',
    ),
  ],
];

/** Of devices whose names hold such words: a dock for Thunderbolt is no laptop with it. */
const DEVICE = phrases(
  'dock',
  'docking',
  'docking station',
  'οθόνη',
  'monitor',
  'βάση',
  'adapter',
  'αντάπτορας',
  'καλώδιο',
);

/** What the lexemes from this one on say of an attribute. */
export function readAttribute(lexemes: readonly Lexeme[], at: number): Attribute | null {
  const measured = readMeasured(lexemes, at);
  if (measured) return measured;
  const found = SPOKEN.map(([facet, value, phrase]) => ({ facet, value, to: at + phrase.at(lexemes, at) }))
    .filter(({ to }) => to > at)
    .sort((one, other) => other.to - one.to)[0];
  if (!found || lexemes[at - 1]?.text === '-') return null;
  const isOfDevice = found.facet === 'ports' && lexemes.some((_, place) => DEVICE.at(lexemes, place) > 0);
  return isOfDevice ? null : found;
}

/** «κάτω από 1,3 κιλά», `under 1200 g`, «60wh και πάνω». */
function readMeasured(lexemes: readonly Lexeme[], at: number): Attribute | null {
  const [below, above] = [BELOW.at(lexemes, at), ABOVE.at(lexemes, at)];
  const place = at + Math.max(below, above);
  const number = lexemes[place];
  if (number?.kind !== 'number' || isPartOfCode(lexemes, place)) return null;
  const [kilos, grams, hours] = [KILOS, GRAMS, WATT_HOURS].map((unit) => unit.at(lexemes, place + 1)) as [
    number,
    number,
    number,
  ];
  if (hours > 0)
    return { facet: 'battery', value: below > 0 ? `0-${number.value}` : `${number.value}+`, to: place + 1 + hours };
  // A g after a number alone is a generation: 840 g5.
  const isBound = place > at || SPOKEN_GRAMS.at(lexemes, place + 1) > 0;
  const inGrams = grams > 0 && isBound && number.value >= 300;
  const pounds = POUNDS.at(lexemes, place + 1);
  const kilograms =
    kilos > 0 ? number.value : pounds > 0 ? number.value * KILOGRAMS_A_POUND : inGrams ? number.value / 1000 : null;
  if (kilograms === null || kilograms < 0.2 || kilograms > 9) return null;
  const shown = Math.round(kilograms * 100) / 100;
  return {
    facet: 'weight',
    value: above > 0 ? `${shown}+` : `0-${shown}`,
    to: place + 1 + Math.max(kilos, grams, pounds),
  };
}
