/** What is said of a part: «πληκτρολόγιο που φωτίζει», `long battery life`. */
import type { FacetKey } from '../../catalogue/facets.ts';
import { type Lexeme, type Phrases, phrases } from './lexemes.ts';

/** What a query says of one property, and the first lexeme that does not belong to it. */
export interface Attribute {
  facet: FacetKey;
  value: string;
  to: number;
}

const AT_LEAST = phrases('πάνω από, περισσότερο από, τουλάχιστον, από, over, above, more than, at least, >, ≥');

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
      'μεγάλης διάρκειας, διάρκεια, διάρκειας, βγάζει όλη μέρα, βγάζει όλη την ημέρα, βγάζει τη μέρα, ώρες, πολλές ώρες, long, good, great, big, large, strong, lasts',
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
  // «μπαταρία laptop που κρατάει» says the same of the laptop's.
  'laptop, λάπτοπ, φορητός, φορητό, notebook',
);
const MOST_FILLERS = 2;
const HOURS = phrases('ώρες, ώρα, ωρών, hours, hour, hrs, h');
/** The battery is meant where a machine lasts for hours: «να αντέχει 10 ώρες χωρίς πρίζα», `lasts 8 hours`. */
const LASTS = phrases('αντέχει, κρατάει, κρατά, διαρκεί, βγάζει, lasts, last, holds, antexei, krataei');
const UNPLUGGED = phrases(
  'η μπαταρία, μπαταρία, η μπαταρία του, με την μπαταρία, με μπαταρία, χωρίς πρίζα, χωρίς φόρτιση, χωρίς φορτιστή, χωρίς ρεύμα, μακριά από πρίζα',
  'battery, on battery, on a charge, without charging, without charger, without a charger, unplugged, without plugging in, i mpataria',
);

export function readPair(lexemes: readonly Lexeme[], index: number): Attribute | null {
  for (const { facet, value, topic, quality } of PAIRS) {
    const to = readBoth(lexemes, index, topic, quality) || readBoth(lexemes, index, quality, topic);
    if (to > 0) return { facet, value, to: facet === 'battery' ? to + hoursAt(lexemes, to) : to };
    // «μπαταρία 10 ώρες» says so by the number.
    const lead = facet === 'battery' ? topic.at(lexemes, index) : 0;
    const named = lead + (lead > 0 ? AT_LEAST.at(lexemes, index + lead) : 0);
    const hours = lead > 0 ? hoursAt(lexemes, index + named) : 0;
    if (hours > 0) return { facet, value, to: index + named + hours };
    // So does «8 ώρες μπαταρία».
    const bound = facet === 'battery' ? AT_LEAST.at(lexemes, index) : 0;
    const first = facet === 'battery' ? hoursAt(lexemes, index + bound) : 0;
    const end = index + bound + first;
    const after = first > 0 ? topic.at(lexemes, end) || UNPLUGGED.at(lexemes, end) : 0;
    // «μπαταρία για όλη μέρα, τουλάχιστον 8 ώρες».
    const isOfBattery = bound > 0 && first > 0 && lexemes.some((_, at) => topic.at(lexemes, at) > 0);
    if (after > 0 || isOfBattery) return { facet, value, to: end + after };
    const verb = facet === 'battery' ? LASTS.at(lexemes, index) : 0;
    const lasting = verb > 0 ? verb + AT_LEAST.at(lexemes, index + verb) : 0;
    const said = lasting > 0 ? hoursAt(lexemes, index + lasting) : 0;
    const whole = index + lasting + said;
    if (said > 0) return { facet, value, to: whole + UNPLUGGED.at(lexemes, whole) };
  }
  return null;
}

function readBoth(lexemes: readonly Lexeme[], index: number, first: Phrases, second: Phrases): number {
  const lead = first.at(lexemes, index);
  if (lead === 0) return 0;
  let place = index + lead;
  let isShared = false;
  for (let count = 0; count <= MOST_FILLERS; count += 1) {
    const size = second.at(lexemes, place);
    // Of «ελληνικό φωτιζόμενο πληκτρολόγιο» the words from the second on are read again.
    if (size > 0) return isShared ? index + lead : place + size;
    const other = PAIRS.find(({ quality }) => quality.at(lexemes, place) > 0 && quality !== first)?.quality;
    isShared ||= other !== undefined;
    const filler = other?.at(lexemes, place) ?? PAIR_FILLERS.at(lexemes, place);
    if (filler === 0) return 0;
    place += filler;
  }
  return 0;
}

function hoursAt(lexemes: readonly Lexeme[], index: number): number {
  const unit = lexemes[index]?.kind === 'number' ? HOURS.at(lexemes, index + 1) : 0;
  return unit > 0 ? unit + 1 : 0;
}
