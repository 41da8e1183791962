/** Weight, battery, ports, keyboard, touch, graphics, sharpness and stock in a query: «κάτω από 1,2 κιλά», «με thunderbolt». */
import type { FacetKey } from '../../catalogue/facets.ts';
import { AND_LESS, AND_MORE, AT_LEAST, AT_MOST_WORDS, denied, LESS, MORE, trailAt } from './bound-words.ts';
import { isPartOfCode, type Lexeme, type ModelNames, phrases } from './lexemes.ts';
import { type Attribute, readPair } from './pair-words.ts';
import { readYear } from './year-words.ts';

const KILOS = phrases('κιλά, κιλό, κιλού, κιλών, κ, kg, kgs, kilo, kilos, kila, kilograms');
const GRAMS = phrases('γραμμάρια, γραμμαρίων, γρ, grams, gr, g');
/** Said alone, without a bound: a g after a number is a generation. */
const SPOKEN_GRAMS = phrases('γραμμάρια, γραμμαρίων, γρ, grams, gr');
const POUNDS = phrases('pounds, pound, lbs, lb, λίβρες');
const KILOGRAMS_A_POUND = 0.4536;
const WATT_HOURS = phrases('wh, watt hours, βατώρες');
const BELOW = phrases(
  LESS,
  AT_MOST_WORDS,
  'όχι βαρύτερο από, not heavier than, no heavier than, lighter than, ελαφρύτερο από, max',
);
const ABOVE = phrases(MORE, denied(LESS), AT_LEAST, 'από');

const [BETWEEN, AND_TO, TO] = [
  phrases('από, μεταξύ, ανάμεσα σε, from, between'),
  phrases('έως, μέχρι, ως, με, και, to, and, -'),
  phrases('έως, μέχρι, ως, με, to, -'),
];

/** What is measured: «μπαταρία τουλάχιστον 60 wh», `weight under 1.3 kg`. */
const TOPIC = phrases('μπαταρία, μπαταρίας, battery, βάρος, weight');

/** Said after the measure: `2 kg max`, «50 wh τουλάχιστον». */
const OR_LESS = phrases(AND_LESS, 'maximum, or lighter');
const OR_MORE = phrases(AND_MORE, AT_LEAST, '+');

/** Phrases by facet and value; the first of equally long ones counts. */
const SPOKEN_WORDS: Readonly<Partial<Record<FacetKey, Readonly<Record<string, string>>>>> = {
  weight: {
    '0-1.2': 'πολύ ελαφρύ, πολύ ελαφρύς, πανάλαφρο, ultralight, ultra light, very light, κάτω από ένα κιλό και κάτι',
    '0-1': `κάτω από κιλό, κάτω του κιλού, κάτω του ενός κιλού, κάτω από ένα κιλό, under a kilo, under one kilo,
      less than a kilo`,
    '0-1.4': `ελαφρύ, ελαφρύς, ελαφριά, ελαφρά, ελαφρί, λεπτό και ελαφρύ, να μην είναι βαρύ, να μην είναι βαρύς, να μην είναι πολύ βαρύ, να μη ζυγίζει πολύ, να μην ζυγίζει πολύ, μην είναι βαρύς, δεν είναι βαρύ, δεν είναι βαρύς, not too heavy, light, lightweight,
      light weight, λίγα κιλά, όχι πολλά κιλά, few kilos, thin and light, ultrabook, ultrabooks, ultra book, ultraportable, υπέρλεπτο, λεπτός, thin laptop, thin notebook, slim and light, λεπτό, not heavy, όχι βαρύ, όχι βαρύς,
      ζυγίζει λίγο, μικρό βάρος, μικρού βάρους, χαμηλό βάρος, χαμηλού βάρους, weighs little, low weight,
      elafry, elafri, elafrys`,
  },
  ports: {
    'usb-c-charging': `φόρτιση usb c, usb c φόρτιση, type c φόρτιση, φόρτιση από usb c, φορτίζει από usb c, φορτίζει με usb c, φόρτιση type c,
      φορτίζει με type c, φορτίζει από type c, usb c charging, charges over usb c, charging over usb c,
      type c charging, usb c charge, φορτίζει με φορτιστή κινητού, φορτίζει από φορτιστή κινητού, φορτίζει με του κινητού,
      charges from a phone charger, charges with a phone charger, charge from a phone charger, charge with a phone charger`,
    thunderbolt: 'thunderbolt 3, thunderbolt, θάντερμπολτ, tb3, thunderbolt3',
    ethernet: `θύρα δικτύου, πόρτα δικτύου, πόρτα ethernet, θύρα ethernet, υποδοχή δικτύου, θύρα lan, ethernet port, network port, lan port,
      ethernet, rj45, rj 45, rj-45, lan, ενσύρματο δίκτυο, καλώδιο δικτύου`,
    hdmi: 'έξοδο hdmi, θύρα hdmi, hdmi port, hdmi',
    vga: 'θύρα vga, έξοδο vga, vga port, vga',
    displayport: 'mini displayport, displayport, display port',
    card: `διαβάζει κάρτες, διαβάζει κάρτες sd, κάρτες sd, κάρτες μνήμης, sd cards, αναγνώστη καρτών, αναγνώστης καρτών, υποδοχή sd, κάρτα sd, υποδοχή κάρτας, card reader, sd card reader,
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
    yes: 'τατς, τοτς, τουτς, με οθόνη αφής, οθόνη αφής, οθόνη αφή, οθόνη με αφή, touch screen, touchscreen, αφής, αφή, touch, othoni afis, o8onh afhs, othonh afhs',
  },
  graphics: {
    integrated: `χωρίς κάρτα γραφικών, όχι κάρτα γραφικών, ενσωματωμένα γραφικά, ενσωματωμένη κάρτα γραφικών,
      integrated graphics, no graphics card, without graphics card, without dedicated graphics, no gpu,
      no dedicated gpu`,
    dedicated:
      'ξεχωριστή κάρτα, κάρτα γραφικών, karta grafikon, karta grafikwn, graphics card, gpu, video card, vram, μνήμη γραφικών',
  },
  resolution: {
    '4k': 'ανάλυση 4k, οθόνη 4k, 4k screen, 4k display, 4k, ανάλυση 4κ, οθόνη 4κ, 4κ οθόνη, 4κ, uhd, ultra hd',
    qhd: `qhd, wqhd, 2k, quad hd, καλύτερη οθόνη, καλύτερη ανάλυση, μεγαλύτερη ανάλυση, υψηλή ανάλυση, υψηλότερη ανάλυση,
      υψηλής ανάλυσης, best screen, best display, sharpest screen, high resolution, highest resolution, hi res`,
    fhd: 'full hd, fullhd, fhd, 1080p, φουλ hd, full-hd, wuxga, fhd+, full hd+',
  },
  stock: {
    in: `σε απόθεμα, σε στοκ, άμεσα διαθέσιμο, ετοιμοπαράδοτο, διαθέσιμο τώρα, διαθέσιμο, διαθέσιμα, in stock,
      available now, available`,
  },
};

const SPOKEN = Object.entries(SPOKEN_WORDS).flatMap(([facet, values]) =>
  Object.entries(values).map(([value, words]) => [facet as FacetKey, value, phrases(words)] as const),
);

/** A MacBook's row of keys, and no screen that is touched. */
export const TOUCH_BAR = phrases('touch bar, touchbar');

/** Of devices whose names hold such words: a dock for Thunderbolt is no laptop with it. */
const DEVICE = phrases('dock, docking, docking station, οθόνη, monitor, βάση, adapter, αντάπτορας, καλώδιο');

const WITH = phrases('με, και, with, and, me, kai');
const OF_DEVICES = ['hdmi', 'displayport', 'vga', 'ethernet'];

/** Reads an attribute from this lexeme on. */
export function readAttribute(
  lexemes: readonly Lexeme[],
  index: number,
  { thisYear }: Pick<ModelNames, 'thisYear'>,
): Attribute | null {
  const lead = TOPIC.at(lexemes, index);
  const measured =
    readYear(lexemes, index, thisYear()) ??
    readMeasuredSpan(lexemes, index + lead) ??
    readMeasured(lexemes, index + lead);
  if (measured) return measured;
  const spoken = SPOKEN.map(([facet, value, phrase]) => ({ facet, value, to: index + phrase.at(lexemes, index) }));
  const found = [...spoken, readPair(lexemes, index) ?? []]
    .flat()
    .filter(({ to }) => to > index)
    .sort((a, b) => b.to - a.to)[0];
  if (!found || lexemes[index - 1]?.text === '-') return null;
  if (found.facet === 'touch' && lexemes.some((_, at) => TOUCH_BAR.at(lexemes, at) > 0)) return null;
  const isOfDevice = found.facet === 'ports' && lexemes.some((_, place) => DEVICE.at(lexemes, place) > 0);
  // What a device is said to have is no name of it: «dock με vga».
  const isItsOwn = WITH.at(lexemes, index - 1) > 0 && OF_DEVICES.includes(found.value);
  return isOfDevice && !isItsOwn ? null : found;
}

/** «από 1 έως 1,3 κιλά», `1 to 1.3 kg`: the unit after the second number holds for both. */
function readMeasuredSpan(lexemes: readonly Lexeme[], index: number): Attribute | null {
  const lead = BETWEEN.at(lexemes, index);
  const place = index + lead;
  const link = (lead > 0 ? AND_TO : TO).at(lexemes, place + 1);
  const [first, last] = [lexemes[place], lexemes[place + 1 + link]];
  if (first?.kind !== 'number' || last?.kind !== 'number' || link === 0 || isPartOfCode(lexemes, place)) return null;
  const measured = readMeasured(lexemes, place + 1 + link);
  const most = Number(measured && /[\d.]+(?=\+?$)/.exec(measured.value)?.[0]);
  const least = Math.round((first.value / last.value) * most * 100) / 100;
  return measured && least < most ? { ...measured, value: `${least}-${most}` } : null;
}

/** «κάτω από 1,3 κιλά», `under 1200 g`, «60wh και πάνω». */
function readMeasured(lexemes: readonly Lexeme[], index: number): Attribute | null {
  const [below, above] = [BELOW.at(lexemes, index), ABOVE.at(lexemes, index)];
  const place = index + Math.max(below, above);
  const number = lexemes[place];
  if (number?.kind !== 'number' || isPartOfCode(lexemes, place)) return null;
  // Without a bound «2k» and «4k» are screens.
  if (place === index && lexemes[place + 1]?.isGlued && /^[kκ]$/.test(lexemes[place + 1]?.text ?? '')) return null;
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
