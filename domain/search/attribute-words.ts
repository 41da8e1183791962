/** Weight, battery, ports, keyboard, touch, graphics, sharpness and stock in a query: «κάτω από 1,2 κιλά», «με thunderbolt». */
import type { FacetKey } from '../catalogue/facets.ts';
import { AND_LESS, AND_MORE, trailAt } from './bound-words.ts';
import { isPartOfCode, type Lexeme, type Phrases, phrases } from './lexemes.ts';
import { readYear } from './year-words.ts';

interface Attribute {
  facet: FacetKey;
  value: string;
  to: number;
}

const KILOS = phrases('κιλά, κιλό, κιλού, κιλών, κ, kg, kgs, kilo, kilos, kila, kilograms');
const GRAMS = phrases('γραμμάρια, γραμμαρίων, γρ, grams, gr, g');
/** Said alone, without a bound: a g after a number is a generation. */
const SPOKEN_GRAMS = phrases('γραμμάρια, γραμμαρίων, grams');
const POUNDS = phrases('pounds, pound, lbs, lb, λίβρες');
const KILOGRAMS_A_POUND = 0.4536;
const WATT_HOURS = phrases('wh, watt hours, βατώρες');
const BELOW = phrases(
  'να μη ζυγίζει πάνω από, να μην ζυγίζει πάνω από, να μην ξεπερνά τα, όχι πάνω από, όχι βαρύτερο από',
  'not heavier than, no heavier than, not more than, no more than, lighter than, ελαφρύτερο από, κάτω από, κάτω του',
  'κάτω των, λιγότερο από, έως, μέχρι, ως, το πολύ, όχι παραπάνω από, at most, not over, under, below, less than',
  'up to, max, <, ≤',
);
const ABOVE = phrases('πάνω από, περισσότερο από, τουλάχιστον, από, over, above, more than, at least, >, ≥');

/** Said after the measure: `2 kg max`, «50 wh τουλάχιστον». */
const OR_LESS = phrases(AND_LESS, 'maximum, or lighter');
const OR_MORE = phrases(AND_MORE, 'τουλάχιστον, min, minimum, +');

/** Phrases by facet and value; the first of equally long ones counts. */
const SPOKEN_WORDS: Readonly<Partial<Record<FacetKey, Readonly<Record<string, string>>>>> = {
  weight: {
    '0-1.2': 'πολύ ελαφρύ, πολύ ελαφρύς, πανάλαφρο, ultralight, ultra light, very light, κάτω από ένα κιλό και κάτι',
    '0-1': `κάτω από κιλό, κάτω του κιλού, κάτω του ενός κιλού, κάτω από ένα κιλό, under a kilo, under one kilo,
      less than a kilo`,
    '0-1.4': `ελαφρύ, ελαφρύς, ελαφριά, ελαφρά, ελαφρί, λεπτό και ελαφρύ, να μην είναι βαρύ, light, lightweight,
      light weight, thin and light, thin laptop, thin notebook, slim and light, λεπτό, not heavy, όχι βαρύ, όχι βαρύς,
      elafry, elafri, elafrys`,
  },
  ports: {
    'usb-c-charging': `φόρτιση usb c, φόρτιση από usb c, φορτίζει από usb c, φορτίζει με usb c, φόρτιση type c,
      φορτίζει με type c, φορτίζει από type c, usb c charging, charges over usb c, charging over usb c,
      type c charging, usb c charge`,
    thunderbolt: 'thunderbolt 3, thunderbolt, θάντερμπολτ, tb3, thunderbolt3',
    ethernet: `θύρα δικτύου, θύρα ethernet, υποδοχή δικτύου, θύρα lan, ethernet port, network port, lan port,
      ethernet, rj45, rj 45, lan, ενσύρματο δίκτυο, καλώδιο δικτύου`,
    hdmi: 'έξοδο hdmi, θύρα hdmi, hdmi port, hdmi',
    vga: 'θύρα vga, έξοδο vga, vga port, vga',
    displayport: 'mini displayport, displayport, display port',
    card: `αναγνώστη καρτών, αναγνώστης καρτών, υποδοχή sd, κάρτα sd, υποδοχή κάρτας, card reader, sd card reader,
      sd card slot, sd card, sd slot, microsd, micro sd`,
    'usb-c': 'θύρα usb c, usb type c, usb c port, type c, usb c, usbc, τύπου c',
  },
  keyboard: {
    'number-pad': `αριθμητικό τμήμα, νουμερικό, αριθμητικό, numpad, num pad, keypad, number keys,
      numbers on the keyboard, νούμερα στο πληκτρολόγιο, αριθμούς στο πληκτρολόγιο, αριθμούς στο πλάι,
      νούμερα στο πλάι, numbers on the side`,
    backlit: 'backlit, backlight, φωτιζόμενο, φωτίζει, φωτίζεται, φωτισμό, φωτισμός',
  },
  battery: {
    '55+': 'αυτονομία, battery life',
  },
  touch: {
    no: `non touch, no touch, no touchscreen, χωρίς αφή, χωρίς οθόνη αφής, όχι αφής, όχι αφή, όχι touch,
      without touch, without touchscreen, χωρίς touch, όχι οθόνη αφής, not touch`,
    yes: 'με οθόνη αφής, οθόνη αφής, touch screen, touchscreen, αφής, αφή, touch, othoni afis, o8onh afhs, othonh afhs',
  },
  graphics: {
    integrated: `χωρίς κάρτα γραφικών, όχι κάρτα γραφικών, ενσωματωμένα γραφικά, ενσωματωμένη κάρτα γραφικών,
      integrated graphics, no graphics card, without graphics card, without dedicated graphics, no gpu,
      no dedicated gpu`,
    dedicated: 'ξεχωριστή κάρτα, κάρτα γραφικών, karta grafikon, karta grafikwn, graphics card, gpu, video card',
  },
  resolution: {
    '4k': 'ανάλυση 4k, οθόνη 4k, 4k screen, 4k display, 4k, uhd, ultra hd',
    qhd: 'qhd, wqhd, 2k, quad hd',
    fhd: 'full hd, fullhd, fhd, 1080p, φουλ hd',
  },
  stock: {
    in: `σε απόθεμα, σε στοκ, άμεσα διαθέσιμο, ετοιμοπαράδοτο, διαθέσιμο τώρα, διαθέσιμο, διαθέσιμα, in stock,
      available now, available`,
  },
};

const SPOKEN = Object.entries(SPOKEN_WORDS).flatMap(([facet, values]) =>
  Object.entries(values).map(([value, words]) => [facet as FacetKey, value, phrases(words)] as const),
);

interface Pair {
  facet: FacetKey;
  value: string;
  topic: Phrases;
  quality: Phrases;
}

/** What is said of a part, in either order and with fillers between: «πληκτρολόγιο που φωτίζει», `a battery that lasts`. */
const PAIRS: readonly Pair[] = [
  {
    facet: 'battery',
    value: '55+',
    topic: phrases('μπαταρία, μπαταρίας, αυτονομία, αυτονομίας, battery, battery life'),
    quality: phrases(
      'μεγάλη, καλή, καλύτερη, δυνατή, γερή, κρατάει, κρατά, αντέχει, διαρκεί, αντοχή, αντοχής, μεγάλη διάρκεια',
      'μεγάλης διάρκειας, διάρκεια, διάρκειας, ώρες, πολλές ώρες, long, good, great, big, large, strong, lasts',
      'last, lasting, long lasting, lasts long, lasts hours, endurance, hours, all day, lasts all day',
    ),
  },
  {
    facet: 'keyboard',
    value: 'backlit',
    topic: phrases('πληκτρολόγιο, πλήκτρα, keyboard, keys'),
    quality: phrases(
      'φωτιζόμενο, φωτιζόμενα, φωτισμένο, φωτεινό, φως, φωτισμό, φωτίζει, φωτίζεται, φωτίζουν, φωτίζονται, ανάβει',
      'ανάβουν, οπίσθιο φωτισμό, backlit, backlight, backlighting, lit, light, lights, lights up, light up',
      'illuminated, illumination, glows',
    ),
  },
  {
    facet: 'keyboard',
    value: 'greek',
    topic: phrases('πληκτρολόγιο, πλήκτρα, χαρακτήρες, γράμματα, keyboard, keys, letters, layout'),
    quality: phrases('ελληνικό, ελληνικά, ελληνικούς, greek'),
  },
  {
    facet: 'keyboard',
    value: 'number-pad',
    topic: phrases('πληκτρολόγιο, πλήκτρα, keyboard, keys, keypad, pad'),
    quality: phrases('αριθμητικό, αριθμητικά, αριθμούς, νούμερα, νουμερικό, numeric, number, numbers, numerical'),
  },
  {
    facet: 'graphics',
    value: 'dedicated',
    topic: phrases('κάρτα γραφικών, γραφικά, γραφικών, graphics, graphics card, gpu, video card'),
    quality: phrases(
      'ξεχωριστή, ξεχωριστά, αυτόνομη, αυτόνομα, δυνατή, δυνατά, καλή, καλά, dedicated, discrete, separate, strong',
      'powerful, good',
    ),
  },
  ...(['4k', 'qhd'] as const).map((value) => ({
    facet: 'resolution' as const,
    value,
    topic: phrases('οθόνη, ανάλυση, screen, display, resolution, othoni'),
    quality: phrases(...(value === '4k' ? ['4k', '4κ', 'uhd', 'ultra hd'] : ['2k', '2κ', 'qhd', 'wqhd', 'quad hd'])),
  })),
  {
    facet: 'ports',
    value: 'card',
    topic: phrases('υποδοχή, θύρα, σχισμή, αναγνώστη, αναγνώστης, slot, reader'),
    quality: phrases('κάρτα μνήμης, κάρτας μνήμης, κάρτα sd, κάρτες, καρτών, sd, memory card, memory cards'),
  },
  {
    facet: 'weight',
    value: '0-1.4',
    topic: phrases('βάρος', 'weight'),
    quality: phrases('μικρό, χαμηλό, λίγο, low, little'),
  },
];
const PAIR_FILLERS = phrases(
  'για, που να, να, που, με, και, η, το, τα, της, του, είναι, έχει, μου, πολύ, πολλή, πιο, for, that, which, with',
  'and, the, a, is, has, of, life, very, really',
);
const MOST_FILLERS = 2;
const HOURS = phrases('ώρες, ώρα, ωρών, hours, hour, hrs, h');

function readPair(lexemes: readonly Lexeme[], index: number): Attribute | null {
  for (const { facet, value, topic, quality } of PAIRS) {
    const to = readBoth(lexemes, index, topic, quality) || readBoth(lexemes, index, quality, topic);
    if (to > 0) return { facet, value, to: facet === 'battery' ? to + hoursAt(lexemes, to) : to };
    // «μπαταρία 10 ώρες» says so by the number.
    const lead = facet === 'battery' ? topic.at(lexemes, index) : 0;
    const hours = lead > 0 ? hoursAt(lexemes, index + lead) : 0;
    if (hours > 0) return { facet, value, to: index + lead + hours };
    // So does «8 ώρες μπαταρία».
    const bound = facet === 'battery' ? ABOVE.at(lexemes, index) : 0;
    const first = facet === 'battery' ? hoursAt(lexemes, index + bound) : 0;
    const after = first > 0 ? topic.at(lexemes, index + bound + first) : 0;
    if (after > 0) return { facet, value, to: index + bound + first + after };
  }
  return null;
}

function readBoth(lexemes: readonly Lexeme[], index: number, first: Phrases, second: Phrases): number {
  const lead = first.at(lexemes, index);
  if (lead === 0) return 0;
  let place = index + lead;
  for (let count = 0; count <= MOST_FILLERS; count += 1) {
    const size = second.at(lexemes, place);
    if (size > 0) return place + size;
    const filler = PAIR_FILLERS.at(lexemes, place);
    if (filler === 0) return 0;
    place += filler;
  }
  return 0;
}

function hoursAt(lexemes: readonly Lexeme[], index: number): number {
  const unit = lexemes[index]?.kind === 'number' ? HOURS.at(lexemes, index + 1) : 0;
  return unit > 0 ? unit + 1 : 0;
}

/** Of devices whose names hold such words: a dock for Thunderbolt is no laptop with it. */
const DEVICE = phrases('dock, docking, docking station, οθόνη, monitor, βάση, adapter, αντάπτορας, καλώδιο');

/** Reads an attribute from this lexeme on. */
export function readAttribute(lexemes: readonly Lexeme[], index: number): Attribute | null {
  const measured = readYear(lexemes, index) ?? readMeasured(lexemes, index);
  if (measured) return measured;
  const spoken = SPOKEN.map(([facet, value, phrase]) => ({ facet, value, to: index + phrase.at(lexemes, index) }));
  const found = [...spoken, readPair(lexemes, index) ?? []]
    .flat()
    .filter(({ to }) => to > index)
    .sort((a, b) => b.to - a.to)[0];
  if (!found || lexemes[index - 1]?.text === '-') return null;
  const isOfDevice = found.facet === 'ports' && lexemes.some((_, place) => DEVICE.at(lexemes, place) > 0);
  return isOfDevice ? null : found;
}

/** «κάτω από 1,3 κιλά», `under 1200 g`, «60wh και πάνω». */
function readMeasured(lexemes: readonly Lexeme[], index: number): Attribute | null {
  const [below, above] = [BELOW.at(lexemes, index), ABOVE.at(lexemes, index)];
  const place = index + Math.max(below, above);
  const number = lexemes[place];
  if (number?.kind !== 'number' || isPartOfCode(lexemes, place)) return null;
  // Without a bound «2k» and «4k» are screens.
  if (place === index && lexemes[place + 1]?.isGlued && lexemes[place + 1]?.text === 'k') return null;
  const [kilos, grams, hours] = [KILOS, GRAMS, WATT_HOURS].map((unit) => unit.at(lexemes, place + 1)) as [
    number,
    number,
    number,
  ];
  const pounds = POUNDS.at(lexemes, place + 1);
  const end = place + 1 + Math.max(kilos, grams, pounds, hours);
  const [less, more] = [trailAt(OR_LESS, lexemes, end), trailAt(OR_MORE, lexemes, end)];
  const to = end + Math.max(less, more);
  const isMost = below + less > 0;
  if (hours > 0) return { facet: 'battery', value: isMost ? `0-${number.value}` : `${number.value}+`, to };
  // A g after a number alone is a generation: 840 g5.
  const isBound = place > index || SPOKEN_GRAMS.at(lexemes, place + 1) > 0;
  const inGrams = grams > 0 && isBound && number.value >= 300;
  const kilograms =
    kilos > 0 ? number.value : pounds > 0 ? number.value * KILOGRAMS_A_POUND : inGrams ? number.value / 1000 : null;
  if (kilograms === null || kilograms < 0.2 || kilograms > 9) return null;
  const shown = Math.round(kilograms * 100) / 100;
  return { facet: 'weight', value: above + more > 0 ? `${shown}+` : `0-${shown}`, to };
}
