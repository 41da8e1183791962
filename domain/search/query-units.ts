/** From the words of a query to what each of them finds. */
import { joinWords, splitWord } from './joined-words.ts';
import { lookalikeOf } from './keyboard-layout.ts';
import { emptyUnit, matchStart, matchWord, meaningUnit, type Unit, type Vocabulary, wordUnit } from './match-words.ts';
import { greekSoundOf } from './phonetic.ts';
import { type QueryWord, toQueryWord } from './words.ts';

/** @param words the last of them may be unfinished */
export function readUnits(words: readonly QueryWord[], vocabulary: Vocabulary): Unit[] {
  const units: Unit[] = [];
  let index = 0;
  while (index < words.length) {
    const found = readFrom(words, index, vocabulary);
    units.push(...found);
    index = found.at(-1)?.to ?? index + 1;
  }
  const meant = units.filter(({ role }) => role !== 'ignored');
  return meant.every(({ role, knowledge }) => role === 'wish' && knowledge === 'start') ? [] : meant;
}

function readFrom(words: readonly QueryWord[], index: number, vocabulary: Vocabulary): Unit[] {
  const known = vocabulary.table.read(words, index);
  if (known && known.size > 1) {
    const { role, shown } = known.meaning;
    return [{ ...meaningUnit(index, role, shown, vocabulary), to: index + known.size }];
  }
  const joined = joinWords(words, index, vocabulary);
  if (joined) {
    const isLast = index + joined.size === words.length;
    return readWord(joined.whole, index, isLast, vocabulary).map((unit) => ({ ...unit, to: index + joined.size }));
  }
  const word = words[index];
  return word ? readWord(word, index, index === words.length - 1, vocabulary) : [];
}

function readWord(word: QueryWord, at: number, isLast: boolean, vocabulary: Vocabulary): Unit[] {
  const { table } = vocabulary;
  const meaning = table.read([word], 0)?.meaning ?? null;
  if (meaning?.role === 'ignored') return [isLast ? unfinishedUnit(word, at, vocabulary) : emptyUnit(at, 'ignored')];
  const unit = wordUnit(word, at, isLast, vocabulary, meaning);
  // The v of «gta v» begins many names and means none of them.
  if (unit.knowledge === 'start' && isFiller(word, isLast)) return [emptyUnit(at, 'ignored')];
  if (unit.knowledge !== 'none') return [unit];
  const whole = isLast ? table.complete(word) : null;
  if (whole) return [meaningUnit(at, whole.role, whole.shown, vocabulary)];
  const root = withoutDiminutive(word);
  if (root) return readWord(root, at, false, vocabulary);
  const parts = splitWord(word, vocabulary, isLast);
  if (parts) return parts.map((part, index) => wordUnit(part, at, isLast && index === parts.length - 1, vocabulary));
  return [readOtherwise(word, at, vocabulary) ?? (isFiller(word, isLast) ? emptyUnit(at, 'ignored') : unit)];
}

/** «λαπτοπάκι», «ταμπλετάκι», `laptopaki`: a word that means nothing here, made small, means what it was. */
function withoutDiminutive({ text }: QueryWord): QueryWord | null {
  const root = /^(.{4,})(?:ακια?|akia?)$/.exec(text)?.[1];
  return root === undefined ? null : toQueryWord(root);
}

/** The a of «macbook a» says nothing yet; what begins so is only lifted. */
function unfinishedUnit(word: QueryWord, index: number, { names }: Vocabulary): Unit {
  if (word.text.length > 2) return emptyUnit(index, 'ignored');
  return { ...emptyUnit(index, 'wish'), matches: matchStart(names, word, false, true), knowledge: 'start' };
}

/** A lone letter that is no word of the shop is an article, or a slip of the finger. */
function isFiller(word: QueryWord, isLast: boolean): boolean {
  return word.text.length === 1 && !word.isCode && !isLast;
}

/** «ΗΡ» in Greek capitals, «upologisths» and «o8onh» letter by letter. */
function readOtherwise(word: QueryWord, index: number, vocabulary: Vocabulary): Unit | null {
  const { names, descriptions, table } = vocabulary;
  const look = lookalikeOf(word.text);
  if (look !== null && names.numberOf(look) !== undefined) return wordUnit(toQueryWord(look), index, false, vocabulary);
  const sound = greekSoundOf(word.text);
  if (sound === null) return null;
  const heard: QueryWord = { ...word, text: '', sound, isCode: false };
  const meaning = table.read([heard], 0)?.meaning;
  if (meaning?.role === 'ignored') return emptyUnit(index, 'ignored');
  const meant = meaningUnit(index, meaning?.role ?? 'must', meaning?.shown ?? [], vocabulary);
  const matches = new Map([...matchWord(names, heard), ...meant.matches]);
  const described = new Map([...matchWord(descriptions, heard), ...meant.described]);
  return meaning || matches.size + described.size > 0 ? { ...meant, matches, described } : null;
}
