/** How the fields that another storefront asks for are written down, and made into a document. */

export interface AskedDocument {
  /** The operation's name there. */
  name: string;
  /** The file that asks. */
  at: string;
  kind?: 'query' | 'mutation';
  /**
   * One line a place: the way to it, with arguments and `<Type>` for a type condition, then what is read there:
   * `product(handle: "alpha-14").seo: title description`. `CART`, `LINE`, `VARIANT`, … stand for what the test made.
   */
  fields: readonly string[];
}

export interface AskedStorefront {
  source: string;
  version: string;
  /** The API's path as that storefront calls it. */
  path: string;
  /** What stands behind the operation's name. */
  context: string;
  documents: readonly AskedDocument[];
  /** Ways that never have a value in the tests' own shop, each a nullable one. */
  empty: readonly string[];
  /** Where these documents are told what is wrong with them. */
  refused: readonly string[];
}

/** These lines at another place; one that begins with a colon names what is read at the place itself. */
export const under = (way: string, lines: readonly string[]): string[] =>
  lines.map((line) => (line.startsWith(': ') ? `${way}${line}` : `${way}.${line}`));

interface Tree extends Map<string, Tree> {}

export function toDocument({ name, kind = 'query', fields }: AskedDocument, context: string): string {
  const root: Tree = new Map();
  for (const line of fields) {
    const end = line.lastIndexOf(': ');
    const place = stepsOf(line.slice(0, end)).reduce(branch, root);
    for (const leaf of line.slice(end + 2).split(' ')) branch(place, leaf);
  }
  return `${kind} ${name} ${context} ${toSelection(root)}`;
}

/** Divides at full stops that are not inside of arguments. */
function stepsOf(way: string): string[] {
  return way.match(/(?:\([^)]*\)|[^.(])+/g) ?? [];
}

function branch(tree: Tree, step: string): Tree {
  const next: Tree = tree.get(step) ?? new Map();
  tree.set(step, next);
  return next;
}

function toSelection(tree: Tree): string {
  const parts = [...tree].map(([step, below]) => {
    const asked = step.startsWith('<') ? `... on ${step.slice(1, -1)}` : step;
    return below.size > 0 ? `${asked} ${toSelection(below)}` : asked;
  });
  return `{ __typename ${parts.join(' ')} }`;
}
