/** The title's grammar: `Name (spec, spec, …, grade)`. */
import { cleanTitle } from './clean-title.ts';
import { type GradeKey, readGrade } from './grade.ts';
import { spellEntities } from './spell-entities.ts';

export interface ParsedTitle {
  name: string;
  specs: string[];
  grade: GradeKey | null;
}

/** The comma before the grade was forgotten: `14" FHD GA+`. A lone A or B is too little to be sure. */
const TRAILING_GRADE = /^(.*\S)\s+(g(?:aa|a\+|a-|a)|(?<!\d )gb|g?\(a\+\)|\(ga\+\)|aa|a\+|a-)$/i;
/** A comma that separates; the one in 15,6" or 13,3 ιντσών does not. */
const SEPARATOR = /(?<!(?<!\w)\d{1,2}),|,(?!\d{1,2}(?!\d)[\s-]?(?:"|in|[ιί]ντσ|\s(?:f?hd|full|ips|uhd|qhd)))/iu;

/** `8GB RAM,256GB SSD`; the comma of 13,3 is between digits. */
const GLUED_COMMA = /(?<=\p{L}|\p{L}\d),(?=[\p{L}\d])/gu;

/** `ThinkPad 13 (2nd Gen)`: after these names the generation is the machine's, and not the processor's. */
const GENERATION_APART =
  /(?<=\b(?:x1|carbon|yoga|nano|extreme|titanium|[eltxp]1\d[sv]?|thinkpad 1[13]e?))\s\((?:gen\s)?(\d{1,2})(?:st|nd|rd|th)?(?:\sgen(?:eration)?)?\)/giu;

/** The separator of facts in a title without commas: `i5-8365U/16GB/512GB SSD`; the slash of 16/512GB is none. */
const OTHER_SEPARATOR = /\s*(?:[|;]|(?<!(?<!\d)\d{1,2}\s?)\/|\/(?!\s?\d{3,4}(?!\d)))\s*/;

interface Group {
  start: number;
  end: number;
  inside: string;
}

/** What a parenthesis after it holds is the memory of a graphics card: `Iris Xe Graphic Card (8GB)`. */
const GRAPHICS_BEFORE = /(?:graphics?(?: card| share)?|gpu|γραφικών|\d{4}\s?MB)\s*$/i;

/** What a size consists of: `16GB (8GB soldered + 8GB)`. */
const [SIZE_BEFORE, SUM] = [/\d\s?[gt][bo]\s?$/i, /\d[^,]*[+x×]\s?\d/i];

/**
 * Splits a title on its last top-level parenthesis with facts. A parenthesis that holds neither a comma nor a known fact, such as
 * "(2017)", belongs to the name, or after the facts is a note beside them: "(2 μπαταρίες)". A missing closing parenthesis is forgiven.
 */
export function splitTitle(title: string, isFact: (item: string) => boolean): ParsedTitle {
  const cleaned = cleanTitle(spellEntities(title)).replace(GLUED_COMMA, ', ').replace(GENERATION_APART, ' Gen $1');
  // Some write the facts into square brackets.
  const text = cleaned.includes('(') ? cleaned : cleaned.replace('[', '(').replace(/\](?=[^\]]*$)/, ')');
  const holdsFacts = ({ start, inside }: Group) => {
    const items = splitItems(inside);
    const isPart =
      GRAPHICS_BEFORE.test(text.slice(0, start)) || (SUM.test(inside) && SIZE_BEFORE.test(text.slice(0, start)));
    return !isPart && (items.length > 1 || items.some(isFact));
  };
  const group = findGroups(text).findLast(holdsFacts);
  if (!group) return { name: text, specs: [], grade: null };
  const specs = [...splitItems(group.inside), ...splitItems(text.slice(group.end)).map(withoutParenthesis)];
  const index = specs.findLastIndex((item) => readGrade(item) !== null);
  const grade = readGrade(specs[index] ?? '');
  if (index >= 0) specs.splice(index, 1);
  const name = text.slice(0, group.start).trim();
  if (specs.length > 0 || !name.endsWith(')')) return { name, specs, grade };
  const inner = splitTitle(name, isFact);
  return { ...inner, grade: grade ?? inner.grade };
}

function withoutParenthesis(item: string): string {
  return readGrade(item) === null ? item.replace(/^\(([^()]*)\)$/, '$1') : item;
}

/** The top-level parentheses of a text. */
function findGroups(text: string): Group[] {
  const groups: Group[] = [];
  let depth = 0;
  let start = -1;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') {
      if (depth === 0) start = index;
      depth += 1;
    } else if (text[index] === ')' && depth > 0) {
      depth -= 1;
      if (depth === 0) groups.push({ start, end: index + 1, inside: text.slice(start + 1, index) });
    }
  }
  return depth > 0 ? [...groups, { start, end: text.length, inside: text.slice(start + 1) }] : groups;
}

function splitItems(inside: string): string[] {
  return joinNested(inside.split(inside.includes(',') ? SEPARATOR : OTHER_SEPARATOR)).flatMap((part) => {
    const item = part.trim();
    const forgotten = readGrade(item) === null ? TRAILING_GRADE.exec(item) : null;
    return forgotten ? [forgotten[1] ?? '', forgotten[2] ?? ''] : item ? [item] : [];
  });
}

/** A comma inside a nested parenthesis, "16GB (2x8, DDR4)", separates nothing. */
function joinNested(parts: readonly string[]): string[] {
  const items: string[] = [];
  let depth = 0;
  for (const part of parts) {
    if (depth > 0) items.push(`${items.pop()},${part}`);
    else items.push(part);
    depth = Math.max(0, depth + part.split('(').length - part.split(')').length);
  }
  return items;
}
