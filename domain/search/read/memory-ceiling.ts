/** How far the memory can grow: «να αναβαθμίζεται η ραμ στα 64», «ram να παίρνει μέχρι 32», `upgradeable to 32`. */
import { GIGABYTES, RAM_SIZES, RAM_WORDS } from './capacity-words.ts';
import type { Reading } from './first-reading.ts';
import { type Lexeme, phrases } from './lexemes.ts';

const GROWS = phrases(
  'αναβαθμίζεται, αναβαθμιστεί, αναβαθμίζω, αναβαθμίσω, αναβάθμιση, αναβαθμίσιμο, αναβαθμίσιμη, επεκτείνεται, επεκτάσιμο, επεκτάσιμη, επέκταση',
  'upgradable, upgradeable, upgrade, upgrades, upgraded, expandable, expands, expand, anavathmizetai',
);
const TAKES = phrases(
  'παίρνει, δέχεται, σηκώνει, υποστηρίζει, φτάνει, πάει, takes, accepts, supports, goes, pairnei, dexetai',
);
const UPGRADED = phrases(
  'αν το αναβαθμίσω, αν αναβαθμιστεί, αν το αναβαθμίσουμε, με αναβάθμιση, όταν αναβαθμιστεί, if upgraded, if i upgrade, if i upgrade it, when upgraded, after an upgrade',
);
const RAM = phrases(RAM_WORDS);
const FILLERS = phrases('η, την, της, να, που, μπορεί, μου, it, the, can, be, is');
const UP_TO = phrases('έως και, έως, ως, μέχρι και, μέχρι, στα, σε, τα, up to, to, eos, mexri, sta');
/** Gigabytes of the rows `memoryTo…` in search.config.ts. */
const CEILINGS = [16, 32, 64];

export function readMemoryCeiling(lexemes: readonly Lexeme[], index: number): Reading | null {
  return readUpgraded(lexemes, index) ?? readGrowth(lexemes, index);
}

/** «σηκώνει 64 γίγα μνήμη αν το αναβαθμίσω». */
function readUpgraded(lexemes: readonly Lexeme[], index: number): Reading | null {
  const place = index + TAKES.at(lexemes, index);
  const { kind, value: said = 0 } = lexemes[place] ?? {};
  const ceiling = CEILINGS.find((gigabytes) => gigabytes >= said);
  if (place === index || kind !== 'number' || !RAM_SIZES.usual.includes(said) || ceiling === undefined) return null;
  const unit = place + 1 + GIGABYTES.at(lexemes, place + 1);
  const ram = unit + RAM.at(lexemes, unit);
  const upgraded = UPGRADED.at(lexemes, ram);
  return upgraded > 0 ? { facet: 'use', value: `memoryTo${ceiling}`, to: ram + upgraded } : null;
}

function readGrowth(lexemes: readonly Lexeme[], index: number): Reading | null {
  const ram = RAM.at(lexemes, index);
  const verb = afterFillers(lexemes, index + ram);
  const grows = GROWS.at(lexemes, verb) || (ram > 0 ? TAKES.at(lexemes, verb) : 0);
  if (grows === 0 || (ram === 0 && verb > index)) return null;
  const named = afterFillers(lexemes, verb + grows);
  const lead = afterFillers(lexemes, named + RAM.at(lexemes, named));
  const link = UP_TO.at(lexemes, lead);
  const { kind, value: said = 0 } = lexemes[lead + link] ?? {};
  const ceiling = CEILINGS.find((gigabytes) => gigabytes >= said);
  if (link === 0 || kind !== 'number' || !RAM_SIZES.usual.includes(said) || ceiling === undefined) return null;
  const unit = lead + link + 1;
  const end = unit + GIGABYTES.at(lexemes, unit);
  return { facet: 'use', value: `memoryTo${ceiling}`, to: end + RAM.at(lexemes, end) };
}

function afterFillers(lexemes: readonly Lexeme[], index: number): number {
  const size = FILLERS.at(lexemes, index);
  return size === 0 ? index : afterFillers(lexemes, index + size);
}
