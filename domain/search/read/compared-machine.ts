/** A bound that another machine sets: «ελαφρύτερο από το macbook air m1», `cheaper than t480`, `faster than i5-8350u`. */
import type { ComparedMachine } from '../search-outcome.ts';
import { type Lexeme, phrases, readLexemes } from './lexemes.ts';

/** «ελαφρύτερο» alone is a superlative: only with «από» behind it is it compared. */
const than = (greek: string, english: string) =>
  phrases(...greek.split(', ').flatMap((words) => [`${words} από`, `${words} απ`]), english);

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
).map(([figure, isMore, greek, english]) => ({ figure, isMore, words: than(greek, english) }));

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
  for (const [index, { start }] of lexemes.entries()) {
    const lead = COMPARED.map((compared) => ({ ...compared, size: compared.words.at(lexemes, index) })).find(
      ({ size }) => size > 0,
    );
    if (!lead) continue;
    const place = index + lead.size;
    const from = place + ARTICLE.at(lexemes, place);
    const first = lexemes[from]?.start ?? query.length;
    for (const end of endsOfNames(lexemes, from)) {
      const positions = named(query.slice(first, end));
      const { figure, isMore } = lead;
      if (positions.length > 0) return { figure, isMore, words: query.slice(start, end), positions };
    }
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
