/** Prices in a query: «κάτω από 400», «200-300€», «μέχρι 300 ευρώ», `over 500`. */
import { formatPriceBand, NO_UPPER_BOUND, toPriceBand } from '../../catalogue/price-band.ts';
import { AND_LESS, AND_MORE, AT_LEAST, AT_MOST_WORDS, denied, LESS, MORE, trailAt } from './bound-words.ts';
import { CAPACITY_UNITS, DISK_WORDS, RAM_WORDS } from './capacity-words.ts';
import { isPartOfCode, type Lexeme, type ModelNames, type Phrases, phrases } from './lexemes.ts';

const BELOW = phrases(
  LESS,
  AT_MOST_WORDS,
  'κάτω, κάτω τα, φθηνότερο από, φθηνότερα από, πιο φθηνό από, μάξιμουμ, cheaper than, no higher than, όχι ακριβότερο από',
);
/** Words that say so only beside an amount of money: M1 Max 32GB is no price. */
const BELOW_WITH_MONEY = phrases('max, maximum, budget, με, μπάτζετ, for');
/** Of a price even without its currency: «laptop στα 250». */
const AT = phrases('στα');
/** The Max of a chip bounds nothing. */
const MAX = phrases('max, maximum');
/** Words that are about money alone. */
const BUDGET = phrases(
  'budget, μπάτζετ, προϋπολογισμός, προϋπολογισμό, budget έως, budget μέχρι, έχω, διαθέτω, δίνω, με budget, i have, i can spend',
);
const ABOVE = phrases(MORE, denied(LESS), AT_LEAST, 'πάνω, ακριβότερο από, από τα');
const FROM = phrases('από, from, between, μεταξύ, ανάμεσα σε, ανάμεσα στα, starting from, starting at');
const TO = phrases('έως, ως, μέχρι, to, με, -');
const SPAN = phrases('έως, ως, μέχρι, με, to');
const AND_TO = phrases('έως, ως, μέχρι, με, to, και, and, -');
const OR_LESS = phrases(AND_LESS, 'and under, μαξ');
const OR_MORE = phrases(AND_MORE, AT_LEAST, '+');
const ABOUT = phrases(
  'περίπου, σχεδόν, almost, nearly, γύρω στα, γύρω στο, κοντά στα, κοντά στο, around, about, circa, ~',
);
const CURRENCY = phrases(
  '€, ευρώ, ευρο, euro, euros, bucks, dollars, δολάρια, eyro, eyrw, evro, eur, ευρ, ευρά, ευρουλάκια, ε, e',
);
const CURRENCY_BEFORE = phrases('€, ευρώ, ευρο, euro, euros, eur');
/** Units that make another thing of a number. */
const OTHER_UNIT = phrases(
  '"',
  '%',
  "''",
  CAPACITY_UNITS,
  'ίντσες, ιντσών, ίντσα, inch, inches, in, κιλά, κιλό, kg, kilos, pounds',
  'lbs, lb, λίβρες, kila, g, gr, grams, γραμμάρια, ώρες, hours, h, hz, ghz, mhz, wh, βατώρες, nits, γενιά, γενιάς, gen',
  DISK_WORDS,
  RAM_WORDS,
  'χρόνια, years, μήνες, months, ″, ”',
);

/** Below this a number without a currency is no price, above it neither: that is a model. */
const [LEAST, MOST] = [50, 3_000];
const ABOUT_SHARE = 0.15;
const [ROUND_FROM, ROUND_TO] = [150, 1_500];

interface Amount {
  euro: number;
  hasCurrency: boolean;
  to: number;
}

export interface PriceReading {
  value: string;
  /** The shopper has the money, and asks for the most of a laptop that it buys. */
  isBudget?: true;
  to: number;
}

/** The shop's names: the 840 of «840 έως 900€» is a model and no price. */
type Names = Pick<ModelNames, 'has' | 'nameOf' | 'readUse' | 'isNumbered'>;
type Reader = (lexemes: readonly Lexeme[], at: number, names: Names) => PriceReading | null;

const READ_MAX = readBound(MAX, (amount) => isBelievable(amount) && below(amount));

const READERS: readonly Reader[] = [
  readRange,
  readBound(BELOW, (amount, isLast) => (isBelievable(amount) ? below(amount) : isLast && below(completed(amount)))),
  (lexemes, index, names) => (isChip(lexemes, index - 1) ? null : READ_MAX(lexemes, index, names)),
  readBound(ABOVE, (amount) => isBelievable(amount) && !isDrive(amount) && above(amount)),
  readBound(ABOUT, (amount) => isBelievable(amount) && about(amount)),
  readBound(BELOW_WITH_MONEY, (amount) => amount.hasCurrency && below(amount)),
  readBound(AT, (amount) => isBelievable(amount) && about(amount)),
  readBound(BUDGET, (amount) => isBelievable(amount) && asBudget(amount)),
  readOpenEnd,
  readAlone,
];

/** Reads a price from this lexeme on, as an address writes it. */
export function readPrice(lexemes: readonly Lexeme[], index: number, names: Names): PriceReading | null {
  for (const reader of READERS) {
    const reading = reader(lexemes, index, names);
    if (reading) return reading;
  }
  return null;
}

/** «από 200 έως 300», «200-300€», `between 200 and 300`, `budget 350 to 420`. */
function readRange(lexemes: readonly Lexeme[], index: number, names: Names): PriceReading | null {
  const lead = FROM.at(lexemes, index) || BUDGET.at(lexemes, index);
  const first = readAmount(lexemes, index + lead, names);
  const link = first ? (lead > 0 ? AND_TO : TO).at(lexemes, first.to) : 0;
  const said = first && link > 0 ? readAmount(lexemes, first.to + link, names) : null;
  // «200-3» is still typed.
  const second = said && said.to === lexemes.length && first && isBelievable(first) ? completed(said) : said;
  if (!first || !second || !isBelievable(second)) return null;
  const isDash = lexemes[first.to]?.text === '-';
  const isRound = first.euro % 50 === 0 && second.euro % 50 === 0 && first.euro < second.euro;
  // Two round numbers, the first not a model's: «300 έως 450», but not «840 με 900».
  const isSpan = isRound && !names.has(lexemes[index]?.text ?? '') && SPAN.at(lexemes, first.to) > 0;
  const isMoney = lead > 0 || first.hasCurrency || isSpan || (isDash && (isRound || second.hasCurrency));
  const isSpoken = second.hasCurrency && isBelievable(first) && first.euro < second.euro;
  if (!isMoney && (!isSpoken || names.has(lexemes[index]?.text ?? ''))) return null;
  return reading(Math.min(first.euro, second.euro), Math.max(first.euro, second.euro), second.to);
}

const BUDGET_NAME = phrases('budget, μπάτζετ, προϋπολογισμός, προϋπολογισμό');

/**
 * `300`, `laptop 300`, `dell 300`, `gaming laptop 600`: a round number that is the only one of the query, without the name of models that have such
 * numbers. Beside no name at all it need not be as round: «για μαθητή 180», `laptop 199`.
 */
function readAlone(lexemes: readonly Lexeme[], index: number, names: Names): PriceReading | null {
  const amount = readAmount(lexemes, index, names);
  const isRound = amount !== null && amount.euro % 50 === 0;
  const isPrice = amount !== null && (isRound || (PRICE_ENDING.test(String(amount.euro)) && !isMeasure(amount)));
  if (!isPrice || amount.euro < ROUND_FROM || amount.euro > ROUND_TO) return null;
  // `best laptop for 800` does not mean the EliteDesk 800.
  const isFor = isRound && FOR.at(lexemes, index - 1) > 0;
  if ((!isFor && names.has(lexemes[index]?.text ?? '')) || FROM.at(lexemes, index - 1) > 0) return null;
  const isOfUse = (_: Lexeme, place: number) => names.readUse(lexemes, place) !== null;
  const digits = String(amount.euro).length;
  const isNoModel = (lexeme: Lexeme, place: number) => {
    if (place === index || isOfUse(lexeme, place)) return true;
    if (lexeme.kind !== 'word') return false;
    const name = lexeme.text.length > 1 ? names.nameOf(lexemes, place)?.facet : undefined;
    if (!isRound) return name === undefined || name === 'kind';
    return names.has(lexeme.text) ? !names.isNumbered(lexeme.text, digits) : name !== 'not';
  };
  if (!lexemes.every(isNoModel)) return null;
  const isMost = (lexeme: Lexeme, place: number) => BUDGET_NAME.at(lexemes, place) > 0 || isOfUse(lexeme, place);
  return lexemes.some(isMost) ? below(amount) : about(amount);
}

const FOR = phrases('για, for, gia');
/** Nobody asks for a laptop of more than 512 €: that is a drive. */
const DRIVES = [128, 256, 512, 1024];

function isDrive({ euro, hasCurrency }: Amount): boolean {
  return !hasCurrency && DRIVES.includes(euro);
}

const PRICE_ENDING = /(?:0|9)$/;
/** Also what a drive or a screen measures, and how far one turns. */
const isMeasure = ({ euro }: Amount) => [240, 320, 360, 480, 1080].includes(euro);

/** «400 ευρώ», «300€ και κάτω», `500 and up`, `from 500€`. */
function readOpenEnd(lexemes: readonly Lexeme[], index: number, names: Names): PriceReading | null {
  const lead = FROM.at(lexemes, index);
  const amount = readAmount(lexemes, index + lead, names);
  if (!amount || !isBelievable(amount)) return null;
  // «elitebook 840 και πάνω» names a model; «250 και κάτω» is money, even where a model has that number.
  const isClear = lead > 0 || amount.hasCurrency || amount.euro % 50 === 0;
  if (!isClear && names.has(lexemes[index]?.text ?? '')) return null;
  const less = trailAt(OR_LESS, lexemes, amount.to);
  // «512 και πάνω δίσκο»
  const trail = less || trailAt(OR_MORE, lexemes, amount.to);
  if (trail > 0 && !amount.hasCurrency && OTHER_UNIT.at(lexemes, amount.to + trail) > 0) return null;
  if (less > 0) return reading(0, amount.euro, amount.to + less);
  const more = trailAt(OR_MORE, lexemes, amount.to);
  if (more > 0) return isDrive(amount) ? null : reading(amount.euro, NO_UPPER_BOUND, amount.to + more);
  if (!amount.hasCurrency) return null;
  return lead > 0 ? above(amount) : below(amount);
}

/** @param toReading told whether the amount ends the query: what is being typed may be the beginning of a price */
function readBound(
  bound: Phrases,
  toReading: (amount: Amount, isLast: boolean) => PriceReading | null | false,
): Reader {
  return (lexemes, index, names) => {
    const lead = bound.at(lexemes, index);
    const amount = lead > 0 ? readAmount(lexemes, index + lead, names) : null;
    return (amount && toReading(amount, amount.to === lexemes.length)) || null;
  };
}

/** The 1 of M1. */
function isChip(lexemes: readonly Lexeme[], index: number): boolean {
  return lexemes[index]?.isGlued === true && lexemes[index - 1]?.text === 'm';
}

/** A number that may be money: part of no code, and with no other unit. */
function readAmount(lexemes: readonly Lexeme[], index: number, names: Names): Amount | null {
  const sign = CURRENCY_BEFORE.at(lexemes, index);
  const hasSign = sign > 0;
  const place = index + sign;
  const number = lexemes[place];
  if (number?.kind !== 'number' || !(number.value > 0) || number.value > NO_UPPER_BOUND) return null;
  // The 280 of `x 280` is a model.
  const isApart = lexemes[place - 1]?.text.length === 1 && names.has(`${lexemes[place - 1]?.text}${number.text}`);
  if (isPartOfCode(lexemes, place) || isApart) return null;
  // `under 1k`; without a bound it is a screen.
  const isThousands = lexemes[place + 1]?.text === 'k' && lexemes[place + 1]?.isGlued === true;
  const next = place + 1 + Number(isThousands);
  // «300ε» is money, the 11e of a ThinkPad is not.
  const isName = lexemes[next]?.text.length === 1 && names.has(number.text + lexemes[next].text);
  const currency = isName || isBareLetter(lexemes[next]) ? 0 : CURRENCY.at(lexemes, next);
  if (currency === 0 && (OTHER_UNIT.at(lexemes, next) > 0 || isGluedWord(lexemes[next]))) return null;
  const hasCurrency = hasSign || currency > 0 || number.isMoney === true;
  return { euro: Math.ceil(number.value * (isThousands ? 1000 : 1)), hasCurrency, to: next + currency };
}

/** «300ε» is money, «300 e…» is not. */
function isBareLetter(lexeme: Lexeme | undefined): boolean {
  return lexeme?.kind === 'word' && lexeme.text.length === 1 && !lexeme.isGlued;
}

function isGluedWord(lexeme: Lexeme | undefined): boolean {
  return lexeme?.kind === 'word' && lexeme.isGlued;
}

function isBelievable({ euro, hasCurrency }: Amount): boolean {
  return hasCurrency || (euro >= LEAST && euro <= MOST);
}

/** While a price is typed, 2 goes on to 200 and 35 to 350. */
const completed = (amount: Amount): Amount =>
  amount.hasCurrency ? amount : { ...amount, euro: Number(String(amount.euro).padEnd(3, '0')) };
const below = ({ euro, to }: Amount) => reading(0, euro, to);
const asBudget = (amount: Amount): PriceReading | null => {
  const most = below(amount);
  return most && { ...most, isBudget: true };
};
const above = ({ euro, to }: Amount) => reading(euro, NO_UPPER_BOUND, to);
const about = ({ euro, to }: Amount) => reading(toTen(euro * (1 - ABOUT_SHARE)), toTen(euro * (1 + ABOUT_SHARE)), to);

function toTen(euro: number): number {
  return Math.round(euro / 10) * 10;
}

function reading(fromEuro: number, toEuro: number, to: number): PriceReading | null {
  const band = toPriceBand(fromEuro, toEuro);
  return band && { value: formatPriceBand(band), to };
}
