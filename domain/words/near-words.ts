/** Words within a few slips of the fingers of another: Damerau–Levenshtein over a sorted list, walked like a tree. */
import { firstPlace } from '../first-place.ts';

export interface NearWord {
  /** Place in the sorted list. */
  at: number;
  /** Letters added, left out, exchanged or swapped with their neighbour. */
  distance: number;
}

/**
 * What words have in common at their beginnings is computed once, and a beginning that is too far away is skipped with all
 * that follows it, so most of a vocabulary is never looked at.
 *
 * @param sorted by code unit
 */
export function findNearWords(sorted: readonly string[], word: string, limit: number): NearWord[] {
  const rows: number[][] = [Array.from({ length: word.length + 1 }, (_, column) => column)];
  const found: NearWord[] = [];
  let known = '';
  let index = 0;
  while (index < sorted.length) {
    const term = sorted[index] ?? '';
    let depth = sharedLength(known, term);
    let isFar = false;
    while (depth < term.length && !isFar) {
      depth += 1;
      rows[depth] = nextRow(rows, depth, term, word);
      isFar = Math.min(...(rows[depth] ?? [])) > limit;
    }
    known = term.slice(0, depth);
    const distance = rows[depth]?.[word.length] ?? Number.POSITIVE_INFINITY;
    if (!isFar && distance <= limit) found.push({ at: index, distance });
    index = isFar ? firstBeyond(sorted, known, index) : index + 1;
  }
  return found;
}

function nextRow(rows: readonly number[][], depth: number, term: string, word: string): number[] {
  const above = rows[depth - 1] ?? [];
  const letter = term[depth - 1];
  const row = [depth];
  for (let column = 1; column <= word.length; column += 1) {
    const change = (above[column - 1] ?? 0) + (word[column - 1] === letter ? 0 : 1);
    let cost = Math.min(change, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1);
    const isSwap = depth > 1 && column > 1 && word[column - 2] === letter && word[column - 1] === term[depth - 2];
    if (isSwap) cost = Math.min(cost, (rows[depth - 2]?.[column - 2] ?? 0) + 1);
    row.push(cost);
  }
  return row;
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** The first place from `from` on whose word does not begin so. */
export function firstBeyond(sorted: readonly string[], prefix: string, from = 0): number {
  return lowerBound(sorted, `${prefix}\uffff`, from);
}

/** The first place from `from` on whose word does not come before this one. */
export function lowerBound(sorted: readonly string[], word: string, from = 0): number {
  return firstPlace(sorted.length, (place) => (sorted[place] ?? '') >= word, from);
}
