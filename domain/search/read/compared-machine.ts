/** A bound that another machine sets: «ελαφρύτερο από το macbook air m1», `cheaper than t480`, `faster than i5-8350u`. */
import type { ComparedMachine } from '../search-outcome.ts';
import { type Lexeme, phrases, readLexemes } from './lexemes.ts';

/** «ελαφρύτερο» alone is a superlative: only with «από» behind it is it compared. */
const than = (greek: string) => greek.split(', ').flatMap((words) => [`${words} από`, `${words} απ`]);

const COMPARED = (
  [
    [
      'weight',
      false,
      'ελαφρύτερο, ελαφρύτερος, ελαφρύτερη, ελαφρύτερα, ελαφρότερο, πιο ελαφρύ, πιο ελαφρύς, πιο ελαφριά, λιγότερο βαρύ',
      'lighter than, less heavy than, weighs less than',
    ],
    ['weight', true, 'βαρύτερο, πιο βαρύ', 'heavier than'],
    [
      'price',
      false,
      'φθηνότερο, φτηνότερο, φθηνότερος, φτηνότερος, φθηνότερα, φτηνότερα, πιο φθηνό, πιο φτηνό, πιο οικονομικό, οικονομικότερο, λιγότερο ακριβό',
      'cheaper than, less expensive than, costs less than',
    ],
    ['price', true, 'ακριβότερο, πιο ακριβό', 'more expensive than, dearer than'],
    [
      'battery',
      true,
      'μεγαλύτερη μπαταρία, καλύτερη μπαταρία, μεγαλύτερη αυτονομία, καλύτερη αυτονομία, πιο μεγάλη μπαταρία, περισσότερη μπαταρία, κρατάει περισσότερο, κρατάει παραπάνω, αντέχει περισσότερο',
      'better battery than, bigger battery than, larger battery than, better battery life than, longer battery life than, more battery than, lasts longer than',
    ],
    [
      'speedClass',
      true,
      'γρηγορότερο, γρηγορότερος, πιο γρήγορο, πιο γρήγορος, ταχύτερο, ταχύτερος, δυνατότερο, δυνατότερος, πιο δυνατό, πιο δυνατός, ισχυρότερο, πιο ισχυρό, καλύτερος επεξεργαστής, καλύτερο επεξεργαστή, πιο δυνατός επεξεργαστής, πιο δυνατό επεξεργαστή, πιο γρήγορος επεξεργαστής, πιο γρήγορο επεξεργαστή, πιο δυνατό cpu, πιο γρήγορο cpu, καλύτερο cpu, καλύτερη cpu, δυνατότερο cpu',
      'faster than, quicker than, more powerful than, stronger than, better cpu than, faster cpu than, better processor than, faster processor than, better performance than',
    ],
    [
      'screen',
      true,
      'μεγαλύτερη οθόνη, πιο μεγάλη οθόνη, μεγαλύτερο σε οθόνη',
      'bigger screen than, larger screen than, bigger display than, larger display than',
    ],
    [
      'screen',
      false,
      'μικρότερη οθόνη, πιο μικρή οθόνη, μικρότερο, πιο μικρό',
      'smaller screen than, smaller display than, smaller than',
    ],
  ] as const
).map(([figure, isMore, greek, english]) => ({
  figure,
  isMore,
  words: phrases(...than(greek), english),
  /** Without the word that compares: the «πιο ελαφρύ» of «σαν το t480 αλλά πιο ελαφρύ». */
  alone: phrases(greek, english.replaceAll(' than', '')),
}));

/** As much of it is enough, or less than it. */
const EQUAL = [
  {
    figure: 'speedClass',
    isMore: true,
    isEqual: true,
    words: phrases(
      'τόσο γρήγορο όσο, τόσο δυνατό όσο, εξίσου γρήγορο με, γρήγορο όσο, as fast as, as powerful as, at least as fast as',
    ),
  },
  {
    figure: 'weight',
    isMore: false,
    isEqual: false,
    words: phrases('όχι τόσο βαρύ όσο, not as heavy as, not so heavy as'),
  },
  {
    figure: 'price',
    isMore: false,
    isEqual: false,
    words: phrases('όχι τόσο ακριβό όσο, not as expensive as, not so expensive as'),
  },
] as const;

const LIKE = phrases(
  'σαν, κάτι σαν, όπως, ίδιο με, παρόμοιο με, κάτι παρόμοιο με, like, something like, similar to, same as, san, kati san',
);
const BUT = phrases('αλλά, αλλά να είναι, όμως, μόνο που να είναι, but, only, alla');
/** A series of more products is no machine that another is like. */
const MOST_ALIKE = 6;

const ARTICLE = phrases('το, τα, τον, την, τη, ένα, έναν, το δικό μου, το παλιό μου, the, a, an, my, my old');
/** What follows is another wish: the 16 GB of «ελαφρύτερο από t480 με 16gb». */
const NEXT_WISH = phrases(
  'με, και, χωρίς, για, έως, μέχρι, ως, κάτω, πάνω, στα, αλλά, που, σε, with, and, without, for, up, under, below, over, but, that, in',
);
/** Words of a name: «lenovo thinkpad x1 carbon gen 9». */
const MOST_NAME_WORDS = 6;

/**
 * @param query clean
 * @param named the products that a text names and nothing else; none for any other text
 */
export function readComparedMachine(query: string, named: (text: string) => readonly number[]): ComparedMachine | null {
  const lexemes = readLexemes(query);
  for (const index of lexemes.keys()) {
    const found = readThan(query, lexemes, index, named) ?? readLike(query, lexemes, index, named);
    if (found) return found;
  }
  return null;
}

/** «ελαφρύτερο από το macbook air m1», `as fast as macbook air m1`. */
function readThan(query: string, lexemes: readonly Lexeme[], index: number, named: Named): ComparedMachine | null {
  const lead = [...COMPARED, ...EQUAL]
    .map((compared) => ({ isEqual: false, ...compared, size: compared.words.at(lexemes, index) }))
    .find(({ size }) => size > 0);
  const name = lead && readName(query, lexemes, index + lead.size, named);
  if (!lead || !name) return null;
  const { figure, isMore, isEqual } = lead;
  return { figure, isMore, isEqual, ...name, words: query.slice(lexemes[index]?.start, name.end) };
}

/** «σαν το t480 αλλά πιο ελαφρύ»: of its size. */
function readLike(query: string, lexemes: readonly Lexeme[], index: number, named: Named): ComparedMachine | null {
  const lead = LIKE.at(lexemes, index);
  const name = lead > 0 ? readName(query, lexemes, index + lead, named) : null;
  if (!name || name.positions.length > MOST_ALIKE) return null;
  const next = lexemes.findIndex(({ start }) => start >= name.end);
  const place = next + BUT.at(lexemes, next);
  const compared = COMPARED.find(({ alone }) => alone.at(lexemes, place) > 0);
  if (next < 0 || place === next || !compared) return null;
  const { figure, isMore, alone } = compared;
  const end = lexemes[place + alone.at(lexemes, place) - 1]?.end;
  return { figure, isMore, isAlike: true, ...name, words: query.slice(lexemes[index]?.start, end) };
}

type Named = (text: string) => readonly number[];

function readName(query: string, lexemes: readonly Lexeme[], place: number, named: Named) {
  const from = place + ARTICLE.at(lexemes, place);
  const first = lexemes[from]?.start ?? query.length;
  for (const end of endsOfNames(lexemes, from)) {
    const positions = named(query.slice(first, end));
    if (positions.length > 0) return { positions, end };
  }
  return null;
}

/** Where a name from a place on may end, the longest first; a number of up to three digits alone is a measure. */
function endsOfNames(lexemes: readonly Lexeme[], from: number): number[] {
  const first = lexemes[from];
  if (!first || (first.kind === 'number' && first.value < 1000 && lexemes[from + 1]?.isGlued !== true)) return [];
  const next = lexemes.findIndex((_, index) => index > from && NEXT_WISH.at(lexemes, index) > 0);
  const name = lexemes.slice(from, next < 0 ? undefined : next);
  const ends = name.flatMap(({ end }, index) => (name[index + 1]?.isGlued === true ? [] : end));
  return ends.slice(0, MOST_NAME_WORDS).reverse();
}
