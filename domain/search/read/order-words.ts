/** Superlatives: «το ακριβότερο», «ο πιο ελαφρύς», `fastest`, `best value`. */
import type { NAMED_ORDERS } from '../../catalogue/product-orders.ts';
import { WANTED_AFTER } from './generation-words.ts';
import { type Lexeme, phrases } from './lexemes.ts';

type NamedOrder = (typeof NAMED_ORDERS)[number];

/** Superlatives, in the words of both languages. */
const SPOKEN_WORDS: Readonly<Partial<Record<NamedOrder, string>>> = {
  bestValue: `καλύτερη σχέση ποιότητας τιμής, σχέση ποιότητας τιμής, καλύτερη τιμή ποιότητα, value for money,
    best, καλύτερο, καλύτερα, καλύτερος, best value, best buy, καλύτερη αγορά, bang for the buck`,
  cheapest: `όχι ακριβό, όχι πολύ ακριβό, not expensive, not too expensive, φτηνό, φθηνό, φτηνά, φθηνά, φτηνός, φθηνός, οικονομικό, οικονομικός, cheap, inexpensive, affordable, low cost,
    φθηνότερο, φτηνότερο, φθηνότερος, φτηνότερος, φθηνότερα, φτηνότερα, πιο φθηνό, πιο φτηνό, πιο φθηνός,
    πιο φτηνός, πιο οικονομικό, οικονομικότερο, χαμηλότερη τιμή, ελάχιστη τιμή, cheapest, lowest price, least expensive, ftinotero,
    fthinotero`,
  dearest: `ακριβότερο, ακριβότερος, ακριβότερα, πιο ακριβό, πιο ακριβός, υψηλότερη τιμή, most expensive, priciest,
    dearest, highest price, akrivotero`,
  lightest: 'ελαφρύτερο, ελαφρύτερος, πιο ελαφρύ, πιο ελαφρύς, μικρότερο βάρος, ελάχιστο βάρος, lightest, elafrytero',
  heaviest: 'βαρύτερο, πιο βαρύ, heaviest',
  longestBattery: `μεγαλύτερη μπαταρία, καλύτερη μπαταρία, μεγαλύτερη αυτονομία, πιο μεγάλη μπαταρία,
    πιο καλή μπαταρία, πιο δυνατή μπαταρία, πιο μεγάλη αυτονομία, καλύτερη αυτονομία, best battery life, best battery,
    longest battery life, longest battery, lasts longest, lasts the longest, κρατάει περισσότερο, αντέχει περισσότερο, biggest battery, largest battery`,
  fastest: `γρηγορότερο, ταχύτερο, ταχύτερος, πιο γρήγορο, πιο γρήγορος, πιο δυνατό, πιο δυνατός, δυνατότερο,
    ισχυρότερο, πιο ισχυρό, fastest, most powerful, quickest, strongest`,
  bestGraphics: `καλύτερη κάρτα γραφικών, δυνατότερη κάρτα γραφικών, καλύτερα γραφικά, πιο δυνατή κάρτα γραφικών,
    πιο καλή κάρτα γραφικών, πιο δυνατά γραφικά, best graphics card, best graphics, best gpu`,
  mostMemory: `περισσότερη μνήμη, μεγαλύτερη μνήμη, πιο πολλή μνήμη, πιο μεγάλη μνήμη, πιο πολλή ram, περισσότερη ram,
    most memory, most ram`,
  mostStorage: `μεγαλύτερος δίσκος, μεγαλύτερο δίσκο, μεγαλύτερος σκληρός, περισσότερος χώρος, περισσότερο χώρο, largest disk, biggest disk,
    largest ssd, biggest ssd, largest drive, most storage`,
  largestScreen: 'μεγαλύτερη οθόνη, πιο μεγάλη οθόνη, biggest screen, largest screen, largest display',
  smallestScreen: 'μικρότερη οθόνη, πιο μικρή οθόνη, μικρότερο, πιο μικρό, smallest screen, smallest',
  newest: `νέες παραλαβές, τελευταίες παραλαβές, just arrived, νεότερο, νεότερα, νεότερος, πιο καινούργια, πιο καινούρια, πιο νέα, νέες αφίξεις, νέα μοντέλα, καινούργια μοντέλα,
    new arrivals, latest models, πιο καινούργιο, πιο καινούριο, πιο νέο, πιο πρόσφατο, νεότερο μοντέλο, τελευταίας γενιάς, νέας γενιάς,
    τελευταίο μοντέλο, newest, latest, latest generation, newest generation, most recent`,
  oldest: 'παλαιότερο, παλιότερο, πιο παλιό, oldest',
};

const OF_BOUNDS = phrases('ή κάτι, or something, or anything', 'ή, η, και, or, and');
/** «η μεγαλύτερη οθόνη από όλα». */
const OF_ALL = phrases('όλα, όλους, όλες, όλα τα, all');
const SPOKEN = Object.entries(SPOKEN_WORDS).map(([order, words]) => [order as NamedOrder, phrases(words)] as const);

/** How many words may stand between a model and its order: «… και θέλω κάτι στο ίδιο μέγεθος αλλά». */
const WANTED_LENGTHS = [1, 2, 3, 4, 5, 6, 7];

/** @returns no order for the «πιο καινούργιο» of «t490 ή πιο καινούργιο», which is a bound over models */
export function readOrder(lexemes: readonly Lexeme[], index: number): { order: NamedOrder | null; to: number } | null {
  const [longest] = SPOKEN.map(([order, phrase]) => ({ order, to: index + phrase.at(lexemes, index) }))
    .filter(({ to }) => to > index)
    .sort((a, b) => b.to - a.to);
  // The «νεότερο» of «g8 ή νεότερο» is a bound.
  const isBound = [1, 2].some(
    (size) => OF_BOUNDS.at(lexemes, index - size) === size && lexemes[index - size - 1]?.kind === 'number',
  );
  const isWanted = WANTED_LENGTHS.some(
    (size) => WANTED_AFTER.at(lexemes, index - size) === size && lexemes[index - size - 1]?.kind === 'number',
  );
  if (isWanted && longest && ['newest', 'fastest', 'bestValue'].includes(longest.order))
    return { ...longest, order: null };
  if (isBound && longest && ['newest', 'oldest', 'bestValue'].includes(longest.order))
    return { ...longest, order: null };
  // «φθηνότερο από 300» is a price.
  const next = longest && lexemes[longest.to];
  const isThan = next?.kind === 'word' && /^(?:απο|apo|than)$/.test(next.text);
  return longest && (!isThan || OF_ALL.at(lexemes, longest.to + 1) > 0) ? longest : null;
}
